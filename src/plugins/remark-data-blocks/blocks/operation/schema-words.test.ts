import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {fixtureSchema} from './fixture-schema.test-helper';
import {schemaWords} from './schema-words';

const codesIn = (yaml: string) =>
  schemaWords(fixtureSchema(yaml)).flatMap((node) => (node.type === 'inlineCode' ? node.value : []));

test('the words of a schema follow its description', () => {
  const schema = fixtureSchema(
    '{type: string, description: In which order., enum: [asc, desc], default: asc, maxLength: 4, pattern: "^[a-z]+$"}',
  );
  expect(toString(schemaWords(schema, 'desc'))).toBe(
    'In which order. One of asc, desc. Default: asc. At most 4 characters. Matches ^[a-z]+$. Example: desc.',
  );
});

test.each([
  [
    'a list as its description',
    '{type: string, description: "- first\\n- second", enum: [asc, desc]}',
    ['asc', 'desc'],
  ],
  ['an odd backtick in it', '{type: string, description: "Uses a ` sign.", enum: [asc]}', ['asc']],
  ['a pattern with a backtick', '{type: string, pattern: "^[^`]+$"}', ['^[^`]+$']],
  ['a pattern with two spaces', '{type: string, pattern: "^a  b$"}', ['^a  b$']],
  ['no value as its default', '{type: [string, "null"], default: null}', ['null']],
])('values are code in a schema with %s', (_what, yaml, codes) => {
  expect(codesIn(yaml)).toEqual(codes);
});
