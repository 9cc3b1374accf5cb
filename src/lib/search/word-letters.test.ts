import {expect, test} from 'vitest';
import {letterWords, wordsOfLetters} from './word-letters';

test('texts round-trip, and are shorter when encoded', () => {
  const texts = ['A limit of the plan, and a limit of the key.', 'The limit of a key', '', 'of the key'];
  const {words, letter} = letterWords(texts, texts.join('\n'));
  const lettered = texts.map(letter);
  expect(lettered.join('').length).toBeLessThan(texts.join('').length / 2);
  expect(lettered.map(wordsOfLetters(words))).toEqual(texts);
});

test('letters that occur in the texts themselves are preserved', () => {
  const texts = ['limit limit limit Ā', 'Ă key key key key ā', 'Ω limit key'];
  const {words, letter} = letterWords(texts, texts.join('\n'));
  expect(texts.map(letter).map(wordsOfLetters(words))).toEqual(texts);
});

test('without common words, or without texts, nothing is replaced', () => {
  for (const texts of [['one limit', 'another'], []]) {
    const {words, letter} = letterWords(texts, texts.join('\n'));
    expect(words).toBe('');
    expect(texts.map(letter).map(wordsOfLetters(words))).toEqual(texts);
  }
});
