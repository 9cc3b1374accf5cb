import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import {describe, expect, test} from 'vitest';
import {provider} from '../../src/config/provider';
import {fileNames, makeFiles} from '../../src/plugins/dyndexer-files/files';
import {checkCommand, editorSettings} from '../../src/plugins/dyndexer-files/instructions';
import {writerSchema} from '../../src/plugins/dyndexer-files/writer-schema';
import {loadContract} from '../../src/plugins/lib/openapi/load-contract';
import {formats} from '../dyndexer/formats';
import {readSample} from './terminal';

const address = `${provider.siteUrl}/`;
const schema = JSON.parse(makeFiles(address).get(fileNames.writerSchema) ?? '') as {$id: string; $comment: string};
const example = () => JSON.parse(readSample('postgres-writer-config.json'));

// Strict: a misspelled keyword would be ignored silently.
const isValid = new Ajv({strict: true, allErrors: true, formats}).compile(schema);

/** Validation errors of a configuration, as an editor would show them. */
function problemsOf(config: unknown): string[] {
  return isValid(config) ? [] : (isValid.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

test('the configuration on the page is valid', () => {
  expect(problemsOf(example())).toEqual([]);
});

test('the configuration in the contract’s request is valid', () => {
  const operation = loadContract().operations.find(({id}) => id === 'CreateIndexer');
  const values = operation?.requestBody?.content.flatMap(({examples}) => examples.map(({value}) => value)) ?? [];
  const writers = values.flatMap((value) => (value as {postgresWriter?: unknown}).postgresWriter ?? []);
  expect(writers).not.toEqual([]);
  for (const writer of writers) expect(problemsOf(writer)).toEqual([]);
});

describe('a mistake is reported with its location', () => {
  test.each<[string, (config: ReturnType<typeof example>) => void, string]>([
    [
      'a missing field',
      (config) => delete config.db_connection_str,
      " must have required property 'db_connection_str'",
    ],
    ['an unknown field', (config) => (config.$schema = schema.$id), ' must NOT have additional properties'],
    [
      'another name for a field',
      (config) => (config.keys.SwapRecord.table = 'a'),
      '/keys/SwapRecord must NOT have additional properties',
    ],
    [
      'a table without a name',
      (config) => delete config.keys.SwapRecord.table_name,
      "/keys/SwapRecord must have required property 'table_name'",
    ],
    [
      'a Postgres column type that the writer does not support',
      (config) => (config.keys.SwapRecord.columns.fee.type = 'numeric'),
      '/keys/SwapRecord/columns/fee/type must be equal to one of the allowed values',
    ],
    [
      'a column without `required`',
      (config) => delete config.keys.SwapRecord.columns.fee.required,
      "/keys/SwapRecord/columns/fee must have required property 'required'",
    ],
    [
      'a string for a boolean',
      (config) => (config.keys.SwapRecord.columns.fee.required = 'false'),
      '/keys/SwapRecord/columns/fee/required must be boolean',
    ],
    [
      'a connection string without a scheme',
      (config) => (config.db_connection_str = 'db.example.com'),
      '/db_connection_str must match format "uri"',
    ],
    ['a list of keys', (config) => (config.keys = []), '/keys must be object'],
  ])('%s', (_, breakIt, problem) => {
    const config = example();
    breakIt(config);
    expect(problemsOf(config)).toContain(problem);
  });
});

test('the schema says that it is a preview, and of which version', () => {
  expect(schema.$comment).toContain(`Preview: version ${loadContract().version}`);
});

test('the page links to the file, and gives editors its URL', () => {
  expect(schema.$id).toBe(address + fileNames.writerSchema);
  expect(JSON.parse(editorSettings(address))).toEqual({
    'json.schemas': [{fileMatch: ['postgres_writer_config.json'], url: schema.$id}],
  });
  expect(checkCommand(address)).toContain(` ${schema.$id} `);
  const page = readFileSync(path.join(import.meta.dirname, '../../dyndexer/overview.mdx'), 'utf8');
  expect(page).toContain(`(pathname:///${fileNames.writerSchema})`);
});

test('a contract without the schema, or with a reference to nothing, stops the build', () => {
  const info = {version: '1'};
  expect(() => writerSchema({info, components: {schemas: {}}}, 'a')).toThrow('has no schema "PostgresWriter"');
  const schemas = {PostgresWriter: {items: [{$ref: '#/components/schemas/Gone'}]}};
  expect(() => writerSchema({info, components: {schemas}}, 'a')).toThrow('has no schema "Gone"');
});
