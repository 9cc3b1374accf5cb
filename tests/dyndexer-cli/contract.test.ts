import {describe, expect, test} from 'vitest';
import {cliCommands, cliExitCodes, cliGroups, type CliCommand} from '../../src/data/dyndexer-cli';
import {resolveCommands, resolveExitCodes} from '../../src/plugins/lib/dyndexer-cli/resolve';
import {valuesOf} from '../../src/plugins/lib/dyndexer-cli/values';
import {loadContract} from '../../src/plugins/lib/openapi/load-contract';

const contract = loadContract();

/** All commands, with the one for an operation changed. */
function changed(operation: string, change: (command: CliCommand) => CliCommand): CliCommand[] {
  return cliCommands.map((command) => (command.operation === operation ? change(command) : command));
}

describe('commands and operations', () => {
  test('are one to one, in the order of the contract', () => {
    expect(resolveCommands(contract).map(({operation}) => operation.id)).toEqual(contract.operations.map(({id}) => id));
    expect(new Set(cliCommands.map(({command}) => command)).size).toBe(contract.operations.length);
  });

  test('have two words, the first of which names a group', () => {
    for (const {command} of cliCommands) expect(command).toMatch(/^[a-z]+ [a-z]+$/);
    expect(new Set(cliCommands.map(({command}) => command.split(' ')[0]))).toEqual(
      new Set(cliGroups.map(({name}) => name)),
    );
  });

  test('an option has the same kind of value in every command, as completion expects', () => {
    const kinds = new Map<string, string>();
    for (const option of resolveCommands(contract).flatMap(({options}) => options)) {
      const kind = JSON.stringify([option.value, option.isFile ?? false, valuesOf(option)]);
      expect(kinds.get(option.flag) ?? kind, option.flag).toBe(kind);
      kinds.set(option.flag, kind);
    }
  });
});

describe('the build stops', () => {
  const create = 'CreateIndexer';

  test.each<[string, readonly CliCommand[], string]>([
    [
      'at an operation without a command',
      cliCommands.filter(({operation}) => operation !== create),
      'one command for the operation "CreateIndexer", not 0',
    ],
    ['at an operation with two', [...cliCommands, ...cliCommands.slice(0, 1)], 'not 2'],
    [
      'at a command for an unknown operation',
      changed(create, (command) => ({...command, operation: 'MakeIndexer'})),
      'indexer create calls "MakeIndexer", which the contract does not have',
    ],
    [
      'at a field without an option',
      changed(create, (command) => ({...command, options: command.options.slice(0, 2)})),
      'indexer create cannot set "Idempotency-Key" of CreateIndexer',
    ],
    [
      'at an option for an unknown field',
      changed(create, (command) => ({
        ...command,
        options: [...command.options, {flag: '--color', value: 'COLOR', description: 'A color.', field: 'color'}],
      })),
      'indexer create sets "color", which CreateIndexer does not accept',
    ],
    [
      'at an optional option for a required field',
      changed(create, (command) => ({
        ...command,
        options: command.options.map((option) => ({...option, required: false})),
      })),
      'indexer create does not require "name", which CreateIndexer needs',
    ],
    [
      'at a column that no response has',
      changed('ListIndexers', (command) => ({...command, columns: ['id', 'color']})),
      'indexer list shows "color", which ListIndexers does not return',
    ],
  ])('%s', (_, commands, reason) => {
    expect(() => resolveCommands(contract, commands)).toThrow(reason);
  });

  test.each([
    [
      'at a problem type without an exit code',
      cliExitCodes.slice(0, -1),
      '"rate-limited" of the contract must have one',
    ],
    [
      'at an unknown problem type',
      [...cliExitCodes, {code: 8, meaning: 'Out of tea.', problems: ['teapot']}],
      'exit code 8: the contract has no problem "teapot"',
    ],
  ])('%s', (_, exitCodes, reason) => {
    expect(() => resolveExitCodes(contract, exitCodes)).toThrow(reason);
  });
});

describe('exit codes', () => {
  test('have the statuses of their problems', () => {
    const statuses = Object.fromEntries(resolveExitCodes(contract).map(({code, statuses}) => [code, statuses]));
    expect(statuses).toMatchObject({0: [], 1: ['500', '400'], 2: [], 3: ['401'], 4: ['404'], 5: ['409'], 7: ['429']});
  });

  test('are numbered without gaps', () => {
    expect(cliExitCodes.map(({code}) => code)).toEqual([...cliExitCodes.keys()]);
  });
});
