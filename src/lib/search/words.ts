/**
 * Tokenizes text into search terms. Documentation is full of identifiers, so a word yields both itself without
 * punctuation and its parts: `getBalance` is found as `getBalance`, `get_balance` and `get balance`, `-32005` as
 * `32005`, and `context.nodeTime` also as `nodeTime`.
 */

import {remembered} from '../remembered';
import {compactWord, wordParts} from './word-parts';

/**
 * A run of characters other than white space and separating punctuation. A comma in a number does not separate, unlike
 * that in a list of status codes: `400,401`.
 */
const wordPattern = /(?:[^\s,;:/()[\]{}<>"'`“”‘’|=!?…]|(?<=\d),(?=\d{3}\b)(?<!\b[1-5]\d\d,(?=[1-5])))+/gu;

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function findWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** All terms under which a word is indexed. Memoized: a text has far fewer distinct words than words. */
export const wordTerms = remembered(readTerms);

/** Fast path: nothing to split or strip. */
const plainWord = /^[A-Z]?[a-z0-9]+$/;

function readTerms(word: string): readonly string[] {
  if (plainWord.test(word)) return [word.toLowerCase()];
  const segments = word.split('.').map(compactWord);
  return [...new Set([compactWord(word), ...segments, ...wordParts(word)])].filter((term) => term !== '');
}

/** All terms of a text, in order. */
export function textTerms(text: string): string[] {
  return collectTerms(text, wordTerms);
}

/**
 * Like `textTerms`, without some words. Memoizes per word, since all texts are tokenized before the first answer.
 *
 * @param isLeftOut whether to skip a word.
 */
export function termsWithout(isLeftOut: (word: string) => boolean): (text: string) => string[] {
  const termsOf = remembered((word: string) => (isLeftOut(word) ? [] : readTerms(word)));
  return (text) => collectTerms(text, termsOf);
}

function collectTerms(text: string, termsOf: (word: string) => readonly string[]): string[] {
  const terms: string[] = [];
  for (const word of text.match(wordPattern) ?? []) {
    for (const term of termsOf(word)) terms.push(term);
  }
  return terms;
}
