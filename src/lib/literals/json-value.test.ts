import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseJson} from './json-value';

/** Rounds like `JSON.parse`. */
const rounded = (_name: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

test('parses the same as JSON.parse', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.stringify(parseJson(text), rounded)).toBe(JSON.stringify(JSON.parse(text)));
    }),
    {numRuns: 2000},
  );
});

test.each([
  ['digits of a fraction', '[0.12345678901234567890, -0.0000010000000000000002]'],
  ['digits of an exponent', '[1e-0000000000000000001]'],
  ['digits in a string', '["18446744073709551615", {"12345678901234567890": 1}]'],
  ['strings that start with the mark', String.raw`["\u00001234567890123456", "\u0000\u0000x"]`],
])('%s are not integers', (_name, text) => expect(parseJson(text)).toEqual(JSON.parse(text)));

test.each(['18446744073709551615', '-9223372036854775808', '9007199254740993'])('%s keeps its digits', (digits) =>
  expect(parseJson(`[${digits}]`)).toEqual([BigInt(digits)]),
);

test.each([
  '[00000000000000000001]',
  '[-01234567890123456789]',
  '{"a"12345678901234567890}',
  '[+12345678901234567890]',
])('%s is not JSON', (text) => expect(() => parseJson(text)).toThrow(SyntaxError));

test.each([
  ['as long as the data of the largest account, in base64', 'A'.repeat(14_000_000)],
  ['full of quotes', '"'.repeat(5_000_000)],
  ['full of backslashes', '\\'.repeat(5_000_000)],
])('a string can be %s', (_name, data) => {
  const value = parseJson(JSON.stringify({data, lamports: 1})) as {data: string};
  expect(value.data === data).toBe(true);
});
