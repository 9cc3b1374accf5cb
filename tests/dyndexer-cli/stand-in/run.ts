import {resolveCommands} from '../../../src/plugins/lib/dyndexer-cli/resolve';
import {usage} from '../../../src/plugins/lib/dyndexer-cli/usage';
import {loadContract} from '../../../src/plugins/lib/openapi/load-contract';
import {CommandError, misused} from './command-error';
import {parseLine} from './parse-line';
import {print, type Printed} from './print';
import {send} from './send';
import {readSettings} from './settings';

/** The environment and the working directory of a command. */
export interface Place {
  readonly env: NodeJS.ProcessEnv;
  readonly folder: string;
}

export interface Ended extends Printed {
  readonly exitCode: number;
}

/** Runs one command line as the data and the contract describe it: no command has code of its own. */
export async function run(words: readonly string[], place: Place): Promise<Ended> {
  try {
    return {exitCode: 0, ...(await perform(words, place))};
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return {exitCode: error.exitCode, stdout: '', stderr: `${error.message}\n`};
  }
}

async function perform(words: readonly string[], {env, folder}: Place): Promise<Printed> {
  const contract = loadContract();
  const commands = resolveCommands(contract);
  const line = parseLine(words, commands);
  const {command, options} = line;
  if ('--version' in options) return {stdout: `${contract.version}\n`, stderr: ''};
  if ('--help' in options || command === undefined) {
    const lines = (command === undefined ? commands : [command]).map(usage);
    return {stdout: `${lines.join('\n')}\n`, stderr: ''};
  }
  const {Address: url, 'API key': apiKey, Format: format = ''} = readSettings(line, env, folder);
  if (url === undefined) return misused('the address of the service is missing');
  if (command.question !== undefined && !('--yes' in options)) {
    return misused(`${command.question} There is no terminal to ask at: add --yes`);
  }
  return print(await send(command, line, {url, apiKey, folder}), command.columns, format, contract);
}
