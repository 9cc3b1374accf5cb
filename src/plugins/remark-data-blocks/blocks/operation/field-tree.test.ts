import {expect, test} from 'vitest';
import {PlaceIds, schemaTree} from './field-tree';
import {fixtureSchema} from './fixture-schema.test-helper';

interface Element {
  readonly name?: string;
  readonly attributes?: readonly {readonly name: string; readonly value: string | null}[];
  readonly children?: readonly Element[];
}

function treeOf(yaml: string) {
  return elementsIn(schemaTree(fixtureSchema(yaml), ['body'], new PlaceIds()) as unknown as Element[]);
}

/** Elements with their attributes, parents before children. */
function elementsIn(nodes: readonly Element[]): Record<string, string | null>[] {
  return nodes.flatMap(({name, attributes = [], children = []}) => [
    ...(name === undefined
      ? []
      : [{element: name, ...Object.fromEntries(attributes.map((each) => [each.name, each.value]))}]),
    ...elementsIn(children),
  ]);
}

const object = (names: readonly string[]) =>
  `{type: object, properties: {${names.map((name) => `${name}: {type: string}`).join(', ')}}}`;

test('the id of a field is its path', () => {
  const ids = treeOf(
    `{type: object, properties: {postgresWriter: {type: object, properties: {keys: {type: object, additionalProperties: ${object(['table_name'])}}}}}}`,
  ).flatMap(({id}) => id ?? []);
  expect(ids).toEqual(['body-postgreswriter', 'body-postgreswriter-keys', 'body-postgreswriter-keys-table-name']);
});

test('ids are unique', () => {
  const ids = treeOf(object(['a_b', "'a-b'", 'aB'])).flatMap(({element, id}) =>
    element === 'Field' ? (id ?? []) : [],
  );
  expect(ids).toEqual(['body-a-b', 'body-a-b-2', 'body-ab']);
});

test('expands few inner fields, and the items of a list; collapses many', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const inner = treeOf(
    `{type: object, properties: {few: ${object(['a'])}, many: ${object(many)}, list: {type: array, items: ${object(many)}}}}`,
  ).filter(({element}) => element === 'InnerFields');
  expect(inner.map(({label, of, open}) => [`${label} of ${of}`, open === null])).toEqual([
    ['1 field of few', true],
    ['7 fields of many', false],
    ['Each item: 7 fields of list', true],
  ]);
});

test('lists the fields of each choice', () => {
  const inner = treeOf(`{type: object, properties: {one: {oneOf: [${object(['a'])}, ${object(['b', 'c'])}]}}}`).filter(
    ({element}) => element === 'InnerFields',
  );
  expect(inner.map(({label, of}) => `${label} of ${of}`)).toEqual([
    'Choice 1: 1 field of one',
    'Choice 2: 2 fields of one',
  ]);
});

test('shows after the type whether a field is required, and its modifiers', () => {
  const [, field] = treeOf(
    "{type: object, required: [a], properties: {a: {type: [string, 'null'], writeOnly: true, deprecated: true}}}",
  );
  expect(field).toMatchObject({type: 'string or null, required, write only, deprecated'});
});
