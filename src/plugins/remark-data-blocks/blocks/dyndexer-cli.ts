import type {PhrasingContent} from 'mdast';
import {cliExitCodes, cliGlobalOptions, cliName, cliSettings} from '../../../data/dyndexer-cli';
import {valueSentences} from '../../../lib/text/value-sentences';
import {offers} from '../../lib/dyndexer-cli/offers';
import {type Resolved, type ResolvedCommand, resolveCommands, resolveExitCodes} from '../../lib/dyndexer-cli/resolve';
import {usage, withValue} from '../../lib/dyndexer-cli/usage';
import {defaultOf, valuesOf} from '../../lib/dyndexer-cli/values';
import {code, codeBlock, codes, inline, paragraph, plain, table} from '../../lib/mdast';
import {loadContract} from '../../lib/openapi/load-contract';
import type {Block} from '../block';
import {operationLink} from './dyndexer-operation';
import {pick} from './pick';
import {limitsOf} from './schema-text';

/** One command for each operation of the contract, in the contract's order. */
export const dyndexerCliCommands: Block = () => [
  table(
    ['Command', 'What it does', 'Operation'],
    resolveCommands(loadContract()).map((command) => [
      inline(`[\`${cliName} ${command.command}\`](#${commandId(command)})`),
      command.description,
      operationLink(command.operation.id),
    ]),
  ),
];

/** A command with its usage, arguments, and options: `<DataBlock id="dyndexer-cli-command" of="CreateIndexer" />`. */
export const dyndexerCliCommand: Block = ({of}) => {
  const commands = resolveCommands(loadContract()).map((command) => [command.operation.id, command] as const);
  const command = pick(Object.fromEntries(commands), of);
  return [
    paragraph([
      ...inline(command.description),
      ...plain(' Calls '),
      ...operationLink(command.operation.id),
      ...plain('.'),
    ]),
    codeBlock('text', usage(command)),
    table(
      ['Argument or option', 'Description'],
      [
        ...command.arguments.map((argument) => [code(argument.name), description(argument, true)]),
        ...command.options.map((option) => [
          unbroken([withValue(option)]),
          description(option, option.required === true),
        ]),
      ],
    ),
  ];
};

/** Options that every command accepts. */
export const dyndexerCliOptions: Block = () => [
  table(
    ['Option', 'Description'],
    cliGlobalOptions.map((option) => [unbroken([withValue(option)]), description(option, false)]),
  ),
];

export const dyndexerCliExitCodes: Block = () => [
  table(
    ['Exit code', 'Meaning', 'Problem types', 'HTTP status'],
    resolveExitCodes(loadContract(), cliExitCodes).map(({code: exitCode, meaning, problems, statuses}) => [
      code(exitCode),
      meaning,
      problems.length === 0 ? '–' : unbroken(problems),
      statuses.length === 0 ? '–' : codes(statuses),
    ]),
  ),
];

export const dyndexerCliEnvironment: Block = () => [
  table(
    ['Variable', 'Description'],
    cliSettings.flatMap(({variable}) => (variable ? [[code(variable.name), variable.description]] : [])),
  ),
];

/** Keys of the configuration file, with the allowed values and default of the corresponding option. */
export const dyndexerCliConfig: Block = () => [
  table(
    ['Key', 'Type', 'Description'],
    cliSettings.flatMap(({key, option}) =>
      key ? [[code(key.name), 'string', description({...option, ...key}, false)]] : [],
    ),
  ),
];

/** Completions that a shell offers for sample lines. */
export const dyndexerCliCompletion: Block = () => [
  table(
    ['You type', 'Tab offers'],
    offers(resolveCommands(loadContract())).map(({line, words}) => [
      code(line.trim()),
      words === 'files' ? 'Files and folders' : unbroken(words),
    ]),
  ),
];

/** The sources of each setting, in order of precedence. */
export const dyndexerCliSettings: Block = () => [
  table(
    ['Setting', 'Option', 'Variable', 'Key of the file', 'Default'],
    cliSettings.map(({name, option, variable, key}) => [
      name,
      codeOrNone(option?.flag),
      codeOrNone(variable?.name),
      codeOrNone(key?.name),
      codeOrNone(option?.default),
    ]),
  ),
];

/** ID of the heading of a command on the page. */
function commandId({command}: ResolvedCommand): string {
  return command.replace(' ', '-');
}

/** The purpose of an input, whether it is required, and the constraints on its values in the contract. */
function description(
  input: Resolved<{readonly description: string; readonly values?: readonly string[]; readonly default?: string}>,
  isRequired: boolean,
): PhrasingContent[] {
  const limits = input.schema ? limitsOf(input.schema) : [];
  const sentences = [
    input.description,
    ...(isRequired ? ['Required.'] : []),
    ...valueSentences({values: valuesOf(input), default: defaultOf(input)}),
    ...limits.map((limit) => `${limit}.`),
  ];
  return inline(sentences.join(' '));
}

/** Inline code that does not wrap at hyphens: half of an option looks like another option. */
function unbroken(values: readonly string[]): PhrasingContent[] {
  return codes(values).map((node) =>
    node.type === 'inlineCode' ? {...node, data: {hProperties: {style: 'white-space: nowrap'}}} : node,
  );
}

function codeOrNone(text: string | undefined): PhrasingContent[] {
  return text === undefined ? plain('–') : unbroken([text]);
}
