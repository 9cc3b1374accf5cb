import {expect, test} from 'vitest';
import {writerSchema} from './writer-schema';

const table = {properties: {writer: {$ref: '#/components/schemas/PostgresWriter'}}};
const root = {properties: {table: {$ref: '#/components/schemas/Table'}}};

test('references lead to definitions, and those to the schema itself to its root', () => {
  const source = {info: {version: '1.0.0'}, components: {schemas: {PostgresWriter: root, Table: table}}};
  expect(writerSchema(source, 'https://docs.test/schema.json')).toMatchObject({
    properties: {table: {$ref: '#/$defs/Table'}},
    $defs: {Table: {properties: {writer: {$ref: '#'}}}},
  });
});

test('a reference to a schema that does not exist is named', () => {
  const source = {info: {version: '1.0.0'}, components: {schemas: {PostgresWriter: root}}};
  expect(() => writerSchema(source, 'https://docs.test/schema.json')).toThrow(
    'dyndexer/openapi.yaml has no schema "Table". That of the writer',
  );
});

test('the first schema must exist', () => {
  const source = {info: {version: '1.0.0'}, components: {schemas: {Table: table}}};
  expect(() => writerSchema(source, 'https://docs.test/schema.json')).toThrow(
    /no schema "PostgresWriter".* rootSchema/,
  );
});

test('a reference to something else is named', () => {
  const schemas = {PostgresWriter: {$ref: '#/components/parameters/Table'}, Table: table};
  expect(() =>
    writerSchema({info: {version: '1.0.0'}, components: {schemas}}, 'https://docs.test/schema.json'),
  ).toThrow(
    'dyndexer/openapi.yaml: the reference #/components/parameters/Table in a schema must begin with #/components/schemas/.',
  );
});
