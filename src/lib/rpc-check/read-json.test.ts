import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseJson} from '../literals/json-value';
import {nodeAt, readJson, type JsonNode} from './read-json';

function standard(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function nodeOf(text: string): JsonNode {
  const read = readJson(text);
  if (read.mistake) throw new Error(read.mistake.message);
  return read.node;
}

describe('readJson', () => {
  test('parses all valid JSON, to the same values', () => {
    fc.assert(
      fc.property(fc.json({maxDepth: 5}), (text) => {
        expect(nodeOf(text).value).toEqual(standard(text));
      }),
    );
  });

  test('rejects all invalid JSON', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      'true',
      'nul',
      'null',
      '0',
      '1.5e3',
      '-',
      '.',
      ' ',
      '\n',
      '\u00a0',
      "'",
    ];
    const text = fc.array(fc.constantFrom(...pieces), {maxLength: 9}).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (given) => {
        const {mistake} = readJson(given);
        expect(mistake === undefined).toBe(standard(given) !== undefined);
        if (mistake) expect(mistake.at).toBeLessThanOrEqual(given.length);
      }),
      {numRuns: 5000},
    );
  });

  test.each([
    ['{\u00A0"a": 1}', 1, 'U+00A0 (non-breaking space)'],
    ['{"a": 1,\u200B"b": 2}', 8, 'U+200B (zero-width space)'],
    ['{"a": 1,\u00A0"b": 2}', 8, 'U+00A0 (non-breaking space)'],
    ['{"a":\u00A01}', 5, 'U+00A0 (non-breaking space)'],
    ['{"a": 12\u00A0}', 8, 'U+00A0 (non-breaking space)'],
    ['{"a": true\u200B}', 10, 'U+200B (zero-width space)'],
    ['{"a"\u2009: 1}', 4, 'U+2009 (a space of another kind)'],
    ['{"a": 1}\u00A0', 8, 'U+00A0 (non-breaking space)'],
    ['\u2028{"a": 1}', 0, 'U+2028 (line separator)'],
  ])('names a character that nobody sees: %j', (text, at, name) => {
    const message = `JSON doesn’t allow ${name} here. Write an ordinary space in its place, or remove it.`;
    expect(readJson(text).mistake).toEqual({at, message});
  });

  test('describes other mistakes before such a character', () => {
    expect(readJson('{"a": “b\u00A0c”}').mistake?.message).toContain('straight double quotes');
  });

  test('keeps every digit of a large integer', () => {
    expect(readJson('[18446744073709551615, -9223372036854775808, 5, 0.5]')).toMatchObject({
      node: {value: [18446744073709551615n, -9223372036854775808n, 5, 0.5]},
    });
  });

  test('keeps numbers as written', () => {
    const node = nodeOf('{"a": [5.0, 1e3], "b": 7}');
    expect(nodeAt(node, ['a', 0])).toMatchObject({value: 5, text: '5.0'});
    expect(nodeAt(node, ['a', 1])).toMatchObject({value: 1000, text: '1e3'});
    expect(nodeAt(node, ['b'])).toMatchObject({value: 7, text: '7'});
  });

  test('gives the offset of a value, or of the closest ancestor of a missing one', () => {
    const text = '{"params": ["a", {"b": 1}]}';
    const node = nodeOf(text);
    expect(text.slice(nodeAt(node, ['params', 1, 'b']).start)).toBe('"b": 1}]}');
    expect(text.slice(nodeAt(node, ['params', 1, 'c']).start)).toBe('{"b": 1}]}');
    expect(nodeAt(node, ['id']).start).toBe(0);
  });

  test.each(['null', '1', '"a"', '[]'])('of members with the same name, the last one counts: %s', (last) => {
    const node = nodeOf(`{"params": ["a", {"b": 1}], "params": ${last}}`);
    expect(node.value).toEqual({params: JSON.parse(last) as unknown});
    expect(node.repeated).toEqual(['params']);
    expect(nodeAt(node, ['params']).start).toBe(28);
  });

  test('accepts 100 levels, and rejects more before they overflow the stack', () => {
    expect(readJson('['.repeat(100) + ']'.repeat(100)).mistake).toBeUndefined();
    expect(readJson('['.repeat(1_000_000)).mistake).toMatchObject({at: 100});
  });
});
