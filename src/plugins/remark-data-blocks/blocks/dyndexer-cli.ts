import type {CliCommand, CliOption} from '../../../data/dyndexer-cli';
import {cliCommands, cliEnvironment, cliExitCodes, cliGlobalOptions, cliName} from '../../../data/dyndexer-cli';
import {code, codes, inline, plain, table} from '../../../lib/mdast';
import {findOperation} from '../../openapi/contract';
import type {Contract} from '../../openapi/contract';
import {flattenSchema} from '../../openapi/flatten-schema';
import {loadContract} from '../../openapi/load-contract';
import type {Block} from '../block';
import {operationLink} from './dyndexer-operation';

/** One command for each operation of the contract, in the contract's order. */
export const dyndexerCliCommands: Block = () => {
  const contract = loadContract();
  checkCommands(contract);
  const commands = contract.operations.flatMap(({id}) => cliCommands.filter(({operation}) => operation === id));
  return [
    table(
      ['Command', 'What it does', 'Operation'],
      commands.map((command) => [code(usage(command)), command.description, operationLink(command.operation)]),
    ),
  ];
};

/** Options that every command takes, or with `of="CreateIndexer"` those of one command. */
export const dyndexerCliOptions: Block = ({of}) => {
  if (of === undefined) return [optionsTable([], cliGlobalOptions)];
  const command = cliCommands.find(({operation}) => operation === of);
  if (command === undefined) throw new Error(`no command calls the operation "${of}".`);
  return [optionsTable(command.arguments, command.options)];
};

export const dyndexerCliExitCodes: Block = () => [
  table(
    ['Exit code', 'Meaning', 'HTTP status'],
    cliExitCodes.map(({code: exitCode, meaning, statuses}) => [
      code(exitCode),
      meaning,
      statuses.length === 0 ? '–' : codes(statuses),
    ]),
  ),
];

export const dyndexerCliEnvironment: Block = () => [
  table(
    ['Variable', 'Description'],
    cliEnvironment.map(({name, description}) => [code(name), description]),
  ),
];

/** Stops the build where the commands and the contract have come apart. */
function checkCommands(contract: Contract): void {
  for (const {id} of contract.operations) {
    if (cliCommands.filter(({operation}) => operation === id).length !== 1) {
      throw new Error(`src/data/dyndexer-cli.ts must have one command for the operation "${id}".`);
    }
  }
  for (const {command, operation: id, options} of cliCommands) {
    const {parameters, requestBody} = findOperation(contract, id);
    const bodies = requestBody?.content.flatMap(({schema}) => (schema ? [schema] : [])) ?? [];
    const fields = [
      ...parameters.map(({name}) => name),
      ...bodies.flatMap((schema) => flattenSchema(schema).map(({path}) => path)),
    ];
    for (const {flag, field} of options) {
      if (field !== undefined && !fields.includes(field)) {
        throw new Error(`src/data/dyndexer-cli.ts: ${command} ${flag} sets "${field}", which ${id} does not take.`);
      }
    }
  }
}

function usage({command, arguments: args, options}: CliCommand): string {
  const required = options.filter((option) => option.required === true);
  return [cliName, command, ...args.map(({name}) => name), ...required.map(withValue)].join(' ');
}

function withValue({flag, value}: CliOption): string {
  return value === null ? flag : `${flag} ${value}`;
}

function optionsTable(args: CliCommand['arguments'], options: readonly CliOption[]) {
  return table(
    ['Argument or option', 'Description'],
    [
      ...args.map(({name, description}) => [code(name), [...inline(description), ...plain(' Required.')]]),
      ...options.map((option) => [
        code(withValue(option)),
        [...inline(option.description), ...plain(option.required === true ? ' Required.' : '')],
      ]),
    ],
  );
}
