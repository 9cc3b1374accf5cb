import {expect, test} from 'vitest';
import {withoutOwnKey} from './own-key';

const key = 'a1b2c3d4e5';

test.each([
  ['key a1b2c3d4e5 refused', 'key  refused'],
  ['a1b2c3d4e5 and a1b2c3d4e5a1b2c3d4e5', ' and '],
  ['its start, a1b2c3d4, and its end, b2c3d4e5', 'its start, , and its end, '],
  ['1b2c3d4e5', ''],
  ['a1b2c3d', 'a1b2c3d'],
  ['a1b2c3d, d4e5', 'a1b2c3d, d4e5'],
  ['A1B2C3D4E5', 'A1B2C3D4E5'],
  ['BlockhashNotFound', 'BlockhashNotFound'],
  ['', ''],
])('%j without the key: %j', (text, rest) => {
  expect(withoutOwnKey(text, key)).toBe(rest);
});

test.each(['', 'test', 'getSl'])('a key of fewer than six characters, such as "%s", is in no text', (short) => {
  const text = `failed to start the ${short} validator: getSlot`;
  expect(withoutOwnKey(text, short)).toBe(text);
});

test('words that are in a key stay, too', () => {
  const text = 'out of memory on mainnet with another api-key';
  expect(withoutOwnKey(text, 'my-mainnet-api-key')).toBe(text);
  expect(withoutOwnKey(text, 'key-only-in-memory-7')).toBe(text);
});

test('a short key is recognized as a whole', () => {
  expect(withoutOwnKey('key abc123 refused, abc12', 'abc123')).toBe('key  refused, abc12');
});

test('a key can have characters that have a meaning in patterns', () => {
  expect(withoutOwnKey('a.b-~1, axb-~1', 'a.b-~1')).toBe(', axb-~1');
});

// In time that grows with its length: otherwise, it would take longer than a test may.
test('a long text is read', () => {
  const log = 'a1b2c a1b2c3d4 '.repeat(400_000);
  expect(withoutOwnKey(log, key.repeat(4))).toHaveLength(7 * 400_000);
});
