import {expect, test} from 'vitest';
import {hexNumber} from '../../lib/literals/hex-number';
import {repeated} from '../repeated.test-helper';
import {rpcImplementation, rpcMethods} from '../rpc/methods';
import data from './errors.json';
import {nodeVersion} from './node-version';
import {
  anchorRanges,
  instructionErrors,
  jsonRpcErrors,
  nodeErrors,
  solanaErrors,
  solanaErrorsSource,
  transactionErrors,
} from './solana-errors';

const errors = nodeErrors;

test('no code occurs twice', () => {
  const codes = errors.map(({code}) => code);
  expect(repeated(codes), 'These codes are twice in errors.json, or also in later-errors.ts.').toEqual([]);
});

test("standard codes are in the range of JSON-RPC 2.0, Solana's are outside of it", () => {
  const isReserved = (code: number) => code >= -32700 && code <= -32600;
  expect(jsonRpcErrors.filter(({code}) => !isReserved(code))).toEqual([]);
  expect(solanaErrors.filter(({code}) => isReserved(code) || code >= -32000 || code < -32099)).toEqual([]);
});

test("Solana's codes run from -32001 down without gaps", () => {
  const order = 'Sort "custom" of errors.json from -32001 down, without gaps; later-errors.ts goes on from there.';
  expect(
    solanaErrors.map(({code}) => code),
    order,
  ).toEqual(solanaErrors.map((_, index) => -32001 - index));
});

test('each error has a message if its name is published, a meaning, a cause, and an action', () => {
  for (const {code, constant, message, meaning, cause, action} of errors) {
    expect(message.trim() === '', String(code)).toBe(constant === undefined);
    for (const text of [meaning, cause, action]) expect(text.trim(), String(code)).not.toBe('');
  }
});

test('an error that is sent names the methods that send it', () => {
  expect(errors.filter(({emitted, methods}) => emitted && methods.length === 0)).toEqual([]);
});

test('errors and methods of the reference refer to each other', () => {
  const problems = errors.flatMap(({code, methods}) => {
    if (methods === 'any') return [];
    const naming = rpcMethods.filter((method) => method.errors.includes(code)).map(({name}) => name);
    const inErrors = (name: string) => `Add ${name} to "methods" of ${code} in errors.json.`;
    const inMethods = (name: string) => `Add ${code} to "errors" of ${name} in ../rpc/rpc-methods.json.`;
    return [
      ...naming.filter((name) => !methods.includes(name)).map(inErrors),
      ...methods.filter((name) => !naming.includes(name)).map(inMethods),
    ];
  });
  expect(problems).toEqual([]);
});

test('no transaction error occurs twice', () => {
  expect(repeated(transactionErrors.map(({name}) => name))).toEqual([]);
});

test('no instruction error occurs twice', () => {
  expect(repeated(instructionErrors.map(({name}) => name))).toEqual([]);
});

test('the hexadecimal form of a program error matches its code', () => {
  const {system, token} = data.customProgramErrors;
  for (const {code, hex, name} of [...system, ...token]) {
    expect(hex, name).toBe(hexNumber(code));
  }
});

test("Anchor's ranges do not overlap, and only the last one is open-ended", () => {
  const ends = anchorRanges.map(({to}) => to);
  expect(ends.indexOf(undefined)).toBe(anchorRanges.length - 1);
  for (const [index, {from, kind}] of anchorRanges.slice(1).entries())
    expect(from, kind).toBeGreaterThan(ends[index] ?? 0);
});

test('the source names a full commit for each repository', () => {
  for (const {repo, commit} of solanaErrorsSource.repos) expect(commit, repo).toMatch(/^[0-9a-f]{40}$/);
});

test('the version on pages matches the reference', () => {
  expect(`Agave ${rpcImplementation.version}`.startsWith(`${nodeVersion}.`)).toBe(true);
});
