import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {compactWord, findWords, foldCase, textTerms, wordParts, wordTerms} from './words';

// cspell:ignore Épöch getbalance getslot

test('words stand between white space and separating punctuation, with their places', () => {
  const text = 'Call getSlot(), then wait.';
  const words = findWords(text);
  expect(words.map((word) => word.text)).toEqual(['Call', 'getSlot', 'then', 'wait.']);
  expect(words.map(({start, end}) => text.slice(start, end))).toEqual(words.map((word) => word.text));
});

test('case and accents do not count', () => {
  expect(foldCase('Épöch')).toBe('epoch');
});

test.each([
  ['getBalance', 'getbalance', ['get', 'balance']],
  ['get_balance', 'getbalance', ['get', 'balance']],
  ['X-Syndica-Api-Key', 'xsyndicaapikey', ['x', 'syndica', 'api', 'key']],
  ['-32005', '32005', ['32005']],
  ['wait.', 'wait', ['wait']],
  ['--', '', []],
])('%s is compact as %s, with the parts %j', (word, compact, parts) => {
  expect(compactWord(word)).toBe(compact);
  expect(wordParts(word)).toEqual(parts);
});

test('a word is read the same by the patterns for ASCII and by those for every script', () => {
  fc.assert(
    fc.property(fc.string(), (start) => {
      // The accent selects the Unicode patterns, and is then folded away.
      const [plain, accented] = [`${start}e`, `${start}é`];
      expect(wordParts(accented)).toEqual(wordParts(plain));
      expect(compactWord(accented)).toBe(compactWord(plain));
    }),
  );
});

describe('terms', () => {
  test('a word of several parts is indexed whole and by its parts', () => {
    expect(wordTerms('getBalance')).toEqual(['getbalance', 'get', 'balance']);
  });

  test('a word of one part is indexed once', () => {
    expect(wordTerms('-32005')).toEqual(['32005']);
  });

  test('punctuation alone is no term', () => {
    expect(textTerms('-- … ?!')).toEqual([]);
  });

  test('the terms of a text keep its order', () => {
    expect(textTerms('use getSlot often')).toEqual(['use', 'getslot', 'get', 'slot', 'often']);
  });
});
