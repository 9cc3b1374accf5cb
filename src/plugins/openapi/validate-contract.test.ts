import {describe, expect, it} from 'vitest';
import {ContractError} from '../lib/openapi/contract-error';
import {contractFile, readContractText} from '../lib/openapi/contract-file';
import {validateContract} from './validate-contract';

const text = readContractText();

/** The error message for a changed version of the site's contract. */
async function messageFor(changed: string): Promise<string> {
  const error: unknown = await validateContract(changed, contractFile).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ContractError);
  return (error as ContractError).message;
}

function change(search: string, replacement: string): string {
  expect(text).toContain(search);
  return text.replace(search, () => replacement);
}

/** 1-based line of the first occurrence of a text. */
function lineOf(changed: string, place: string): number {
  expect(changed).toContain(place);
  return changed.slice(0, changed.indexOf(place)).split('\n').length;
}

describe('validateContract', () => {
  it('accepts the contract of the site', async () => {
    await expect(validateContract(text, contractFile)).resolves.toMatchObject({version: '0.1.0'});
  });

  it.each([
    ['a license without a name', '  version: 0.1.0\n', '  version: 0.1.0\n  license: {url: a}\n', 'license:', "'name'"],
    [
      'a field that OpenAPI does not know',
      '      summary: List your indexers',
      '      sumary: Twice.\n      summary: List your indexers',
      'sumary:',
      'must NOT have unevaluated properties, in "paths./indexers.get.sumary"',
    ],
    [
      'a parameter with an invalid field',
      '      schema: {type: integer, minimum: 1, maximum: 100, default: 20}',
      '      deprecated: soon\n      schema: {type: integer, minimum: 1, maximum: 100, default: 20}',
      'deprecated: soon',
      'must be boolean',
    ],
    [
      'an unknown type',
      'enabled: {type: boolean',
      'enabled: {type: bool',
      'enabled: {',
      '"bool" is not a JSON Schema type',
    ],
  ])('rejects %s', async (_, search, replacement, place, reason) => {
    const changed = change(search, replacement);
    const message = await messageFor(changed);
    expect(message).toContain(`${contractFile}:${lineOf(changed, place)}: `);
    expect(message).toContain(reason);
  });

  it.each([
    [
      'of a body',
      'enabled: true\n',
      'enabled: sometimes\n',
      'enabled: some',
      '/postgresWriter/enabled must be boolean',
    ],
    [
      'that lacks a field',
      '            title: Too many requests\n',
      '',
      'example:\n            type: https://dyndexer.example.com/problems/rate',
      "it must have required property 'title'",
    ],
    [
      'with a value outside its enum',
      'status: running\n',
      'status: idle\n',
      'status: idle',
      '(pending, running, stopped',
    ],
    ['of a parameter', 'example: SwapRecord\n', 'example: 7\n', 'example: 7', 'it must be string'],
    ['of a header', 'example: 2\n', 'example: soon\n', 'example: soon', 'it must be integer'],
  ])('rejects an example %s', async (_, search, replacement, place, reason) => {
    const changed = change(search, replacement);
    const message = await messageFor(changed);
    expect(message).toContain(`${contractFile}:${lineOf(changed, place)}: this example does not match its schema: `);
    expect(message).toContain(reason);
  });
});
