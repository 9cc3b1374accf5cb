import {cliGlobalOptions} from '../../../src/data/dyndexer-cli';
import type {ResolvedCommand} from '../../../src/plugins/lib/dyndexer-cli/resolve';
import {valuesOf} from '../../../src/plugins/lib/dyndexer-cli/values';
import {misused} from './command-error';

export interface CommandLine {
  /** Undefined for a line without a command, such as `dyndexer --version`. */
  readonly command: ResolvedCommand | undefined;
  /** Keyed by argument name. */
  readonly arguments: Readonly<Record<string, string>>;
  /** Keyed by flag; the value of a present switch is empty. */
  readonly options: Readonly<Record<string, string>>;
}

/** Parses the words after the program's name according to the command line data. */
export function parseLine(words: readonly string[], commands: readonly ResolvedCommand[]): CommandLine {
  const known = [...cliGlobalOptions, ...commands.flatMap(({options}) => options)];
  const options: Record<string, string> = {};
  const others: string[] = [];
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (!word.startsWith('--')) {
      others.push(word);
      continue;
    }
    const [flag = '', ...rest] = word.split('=');
    const option = known.find((candidate) => candidate.flag === flag) ?? misused(`there is no option ${flag}`);
    const attached = rest.length > 0 ? rest.join('=') : undefined;
    if (option.value === null && attached !== undefined) misused(`${flag} takes no value`);
    options[flag] =
      option.value === null ? '' : (attached ?? queue.shift() ?? misused(`${flag} needs a value: ${option.value}`));
  }
  const command = commands.find((candidate) => candidate.command === others.slice(0, 2).join(' '));
  const values = others.slice(2);
  if (command === undefined) {
    if (others.length > 0) misused(`there is no command ${others.join(' ')}`);
    return {command, arguments: {}, options};
  }
  if (!('--help' in options)) check(command, values, options);
  return {
    command,
    arguments: Object.fromEntries(command.arguments.map(({name}, index) => [name, values[index] ?? ''])),
    options,
  };
}

function check(command: ResolvedCommand, values: readonly string[], options: CommandLine['options']): void {
  const missing = command.arguments[values.length];
  if (missing !== undefined) misused(`${command.command} needs ${missing.name}`);
  const extra = values[command.arguments.length];
  if (extra !== undefined) misused(`${command.command} does not take ${extra}`);
  for (const {flag, required} of command.options) {
    if (required === true && !(flag in options)) misused(`${command.command} needs ${flag}`);
  }
  for (const [flag, value] of Object.entries(options)) {
    const option = [...cliGlobalOptions, ...command.options].find((candidate) => candidate.flag === flag);
    if (option === undefined) return misused(`${command.command} has no option ${flag}`);
    // Values defined by the contract are validated by the service.
    const values = valuesOf({values: option.values ?? []});
    if (values.length > 0 && !values.includes(value)) misused(`${flag} is one of ${values.join(', ')}`);
  }
}
