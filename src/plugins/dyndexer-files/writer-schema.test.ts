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
  expect(() => writerSchema(source, 'https://docs.test/schema.json')).toThrow('no schema "Table"');
});
