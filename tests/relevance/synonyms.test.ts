import {readFileSync} from 'node:fs';
import {parseTree} from 'jsonc-parser';
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

/** The phrases that JSON text has more than once: the last one's words replace the others'. */
function repeatedPhrases(json: string): string[] {
  const phrases = parseTree(json)?.children?.flatMap(({children}) => children?.[0]?.value as string) ?? [];
  return phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index);
}

test('no phrase is there twice', () => {
  const file = require.resolve('../../src/config/search-synonyms.json');
  expect(repeatedPhrases(readFileSync(file, 'utf8'))).toEqual([]);
});

test('a phrase that is there twice is found', () => {
  expect(repeatedPhrases('{"stake": "lock", "slot": "tick", "stake": "bond"}')).toEqual(['stake']);
});

test('a word that no page has is found', () => {
  expect(unknownWords('ledger histroy')).toEqual(['histroy']);
});
