import {expect, test} from 'vitest';
import {readContract} from '../../lib/openapi/load-contract';
import {limitsOf, typeLabel} from './schema-text';

function schemaOf(yaml: string) {
  const {schemas} = readContract(
    `openapi: 3.1.0
info: {title: Fixture, version: 1.0.0}
servers: [{url: 'https://fixture.example.com'}]
paths: {}
components: {schemas: {Fixture: ${yaml}}}
`,
    'fixture.yaml',
  );
  const {Fixture} = schemas;
  if (Fixture === undefined) throw new Error('the fixture has no schema');
  return Fixture;
}

test.each([
  ['{}', 'any'],
  ['{type: integer}', 'integer'],
  ['{type: string, format: uuid}', 'string (uuid)'],
  ["{type: [string, 'null']}", 'string or null'],
  ['{type: array, items: {type: object, properties: {a: {type: integer}}}}', 'array of object'],
  ['{type: object, additionalProperties: {type: boolean}}', 'map of boolean'],
])('the type of %s is %s', (yaml, label) => {
  expect(typeLabel(schemaOf(yaml))).toBe(label);
});

test.each([
  ['{type: integer, minimum: 1, maximum: 100}', ['1 to 100']],
  ['{type: integer, maximum: 100}', ['At most 100']],
  ['{type: integer, minimum: 400}', ['At least 400']],
  ['{type: string, minLength: 1, maxLength: 64}', ['1 to 64 characters']],
  ['{type: string, maxLength: 64}', ['At most 64 characters']],
  ['{type: string, minLength: 1}', []],
  ['{type: string}', []],
])('the limits of %s are %j', (yaml, limits) => {
  expect(limitsOf(schemaOf(yaml))).toEqual(limits);
});
