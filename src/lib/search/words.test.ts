import {describe, expect, test} from 'vitest';
import {findWords, textTerms, wordTerms} from './words';

// cspell:ignore contextnodetime getbalance getslot nodetime

test('words are split at whitespace and separating punctuation, with their positions', () => {
  const text = 'Call getSlot(), then wait.';
  const words = findWords(text);
  expect(words.map((word) => word.text)).toEqual(['Call', 'getSlot', 'then', 'wait.']);
  expect(words.map(({start, end}) => text.slice(start, end))).toEqual(words.map((word) => word.text));
});

describe('terms', () => {
  test('a word of several parts is indexed whole and by its parts', () => {
    expect(wordTerms('getBalance')).toEqual(['getbalance', 'get', 'balance']);
  });

  test('a path is indexed also by its names', () => {
    expect(wordTerms('context.nodeTime')).toEqual(['contextnodetime', 'context', 'nodetime', 'node', 'time']);
  });

  test('a word of one part is indexed once', () => {
    expect(wordTerms('-32005')).toEqual(['32005']);
  });

  test('a number is found with and without its commas, unlike numbers in a row', () => {
    expect(textTerms('at most 1,400,000 or 432,000.')).toEqual(['at', 'most', '1400000', 'or', '432000']);
    expect(textTerms('[1,1000,2] 400,401,429')).toEqual(['1', '1000', '2', '400', '401', '429']);
  });

  test('punctuation by itself is not a term', () => {
    expect(textTerms('-- … ?!')).toEqual([]);
  });

  test('the terms of a text keep its order', () => {
    expect(textTerms('use getSlot often')).toEqual(['use', 'getslot', 'get', 'slot', 'often']);
  });
});
