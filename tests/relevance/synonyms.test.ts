import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import wordsOfReaders from '../../src/config/search-synonyms.json';
import {compactWord, wordParts} from '../../src/lib/search/word-parts';
import {TermIndex} from '../../src/search/embedded/term-index';
import {readBuiltRecords} from './built-records';

// cspell:ignore histroy

const index = new TermIndex();
index.add(readBuiltRecords());

/** The words of a phrase that no page has, in any inflection. */
function unknownWords(phrase: string): string[] {
  const isKnown = (term: string) => index.has(term) || index.findForms(term).size > 0;
  return phrase.split(' ').filter((word) => !isKnown(compactWord(word)) && !wordParts(word).every(isKnown));
}

test.each(Object.keys(wordsOfReaders))('synonyms stand for words that a page has: %s', (phrase) => {
  expect(unknownWords(phrase)).toEqual([]);
});

test('no phrase is there twice: the second would replace the first', () => {
  const text = readFileSync(require.resolve('../../src/config/search-synonyms.json'), 'utf8');
  const phrases = Array.from(text.matchAll(/^ {2}("[^"]*"):/gm), ([, phrase = '']) => phrase);
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  expect(phrases).toHaveLength(Object.keys(wordsOfReaders).length);
});

test('a word that no page has is found', () => {
  expect(unknownWords('ledger histroy')).toEqual(['histroy']);
});
