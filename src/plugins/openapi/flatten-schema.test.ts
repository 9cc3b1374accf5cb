import {describe, expect, it} from 'vitest';
import {flattenSchema, typeLabel} from './flatten-schema';
import {readContract} from './load-contract';

function schemaOf(yaml: string) {
  const {schemas} = readContract(
    `openapi: 3.1.0
info: {title: Fixture, version: 1.0.0}
servers: [{url: 'https://fixture.example.com'}]
paths: {}
components:
  schemas:
    Base: {type: object, required: [id], properties: {id: {type: string, format: uuid}}}
    Fixture: ${yaml}
`,
    'fixture.yaml',
  );
  const {Fixture} = schemas;
  if (Fixture === undefined) throw new Error('the fixture has no schema');
  return Fixture;
}

const rows = (yaml: string) =>
  flattenSchema(schemaOf(yaml)).map(({path, required, schema}) => [path, typeLabel(schema), required]);

describe('flattenSchema', () => {
  it('names fields of objects, lists and maps by their path', () => {
    expect(
      rows(
        '{type: object, required: [list], properties: {list: {type: array, items: {type: object, properties: {a: {type: integer}}}},' +
          ' map: {type: object, additionalProperties: {type: object, properties: {b: {type: boolean}}}}}}',
      ),
    ).toEqual([
      ['list', 'array of object', true],
      ['list[].a', 'integer', false],
      ['map', 'map of object', false],
      ['map.*', 'object', null],
      ['map.*.b', 'boolean', false],
    ]);
  });

  it('joins the parts of allOf', () => {
    expect(
      rows("{allOf: [{$ref: '#/components/schemas/Base'}], properties: {name: {type: [string, 'null']}}}"),
    ).toEqual([
      ['id', 'string (uuid)', true],
      ['name', 'string or null', false],
    ]);
  });

  it('has no field for a value that is neither object nor list', () => {
    expect(rows('{type: string}')).toEqual([]);
  });
});
