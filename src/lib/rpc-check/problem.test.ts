import {expect, test} from 'vitest';
import {show} from './problem';

test.each([
  [undefined, 'nothing'],
  [18446744073709551615n, '18446744073709551615'],
  // From 1e400, which is valid JSON.
  [Infinity, 'Infinity'],
  ['text', '"text"'],
  [null, 'null'],
])('shows %s as %s', (value, text) => {
  expect(show(value)).toBe(text);
});

test('a long value is cut', () => {
  expect(show('x'.repeat(200))).toHaveLength(80);
});
