import fc from 'fast-check';
import {expect, test} from 'vitest';
import {compactWord, wordParts} from './word-parts';

// cspell:ignore Épöch getbalance idempotencykey

test('case and accents are ignored', () => {
  expect(compactWord('Épöch')).toBe('epoch');
});

test.each([
  ['getBalance', 'getbalance', ['get', 'balance']],
  ['get_balance', 'getbalance', ['get', 'balance']],
  ['X-Syndica-Api-Key', 'xsyndicaapikey', ['x', 'syndica', 'api', 'key']],
  ['-32005', '32005', ['32005']],
  ['wait.', 'wait', ['wait']],
  ['--', '', []],
  ['--idempotency-key', '--idempotencykey', ['idempotency', 'key']],
  ['--limit', '--limit', ['limit']],
])('%s compacts to %s, with the parts %j', (word, compact, parts) => {
  expect(compactWord(word)).toBe(compact);
  expect(wordParts(word)).toEqual(parts);
});

test('the ASCII and Unicode patterns give the same result', () => {
  fc.assert(
    fc.property(fc.string(), (start) => {
      // The accent selects the Unicode patterns, and is then stripped.
      const [plain, accented] = [`${start}e`, `${start}é`];
      expect(wordParts(accented)).toEqual(wordParts(plain));
      expect(compactWord(accented)).toBe(compactWord(plain));
    }),
  );
});
