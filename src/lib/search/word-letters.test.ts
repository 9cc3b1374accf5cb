import {expect, test} from 'vitest';
import {letterWords, wordsOfLetters} from './word-letters';

const roundTrip = (texts: readonly string[]) => {
  const {dictionary, letter} = letterWords(texts, texts.join('\n'));
  return texts.map(letter).map(wordsOfLetters(dictionary));
};

test('texts round-trip, and are shorter when encoded', () => {
  const texts = ['A limit of the plan, and a limit of the key.', 'The limit of a key', '', 'of the key'];
  const {letter} = letterWords(texts, texts.join('\n'));
  expect(texts.map(letter).join('').length).toBeLessThan(texts.join('').length / 2);
  expect(roundTrip(texts)).toEqual(texts);
});

test('letters that occur in the texts themselves are preserved', () => {
  const texts = ['limit limit limit é', '× key key key key ÷', '⚡ limit key', '\u00A0limit\u00FF', 'é'];
  expect(roundTrip(texts)).toEqual(texts);
});

test('more words than letters round-trip: the others take two letters', () => {
  const words = Array.from({length: 26 * 26}, (_, index) =>
    String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26)).repeat(2),
  );
  const texts = [...words, ...words, words.join(' '), words.toReversed().join(' é')];
  const {letter} = letterWords(texts, texts.join('\n'));
  expect(new Set(words.map((word) => letter(word).length))).toEqual(new Set([1, 2]));
  expect(roundTrip(texts)).toEqual(texts);
});

test('without common words, or without texts, nothing is replaced', () => {
  for (const texts of [['one limit', 'another'], []]) {
    expect(letterWords(texts, texts.join('\n')).dictionary.words).toBe('');
    expect(roundTrip(texts)).toEqual(texts);
  }
});
