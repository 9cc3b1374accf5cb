import synonyms from '../../config/search-synonyms.json';
import {allOf, anyOf, weaken, type Matches} from './matches';
import type {TermIndex} from './term-index';
import {compactWord, wordParts} from './words';

/** Words that mean what is asked for count a little less than the word itself. */
const synonymFactor = 0.8;

/** So do the parts of an identifier when it stands nowhere as a whole. */
const partsFactor = 0.7;

/** And one ticket for several tickets. */
const otherNumberFactor = 0.85;

const synonymsOf = new Map(Object.entries(synonyms));

/** Records for one word of a query: the word, its parts, or what means the same. */
export function findWord(index: TermIndex, word: string, isLast: boolean): Matches {
  const alternatives = synonymsOf.get(compactWord(word)) ?? [];
  return anyOf([
    findIdentifier(index, word, isLast),
    ...alternatives.map((phrase) =>
      weaken(allOf(phrase.split(' ').map((each) => findIdentifier(index, each, false))), synonymFactor),
    ),
  ]);
}

/** Records for an identifier: `get_balance` is `getBalance`, or at least `get` and `balance`. */
function findIdentifier(index: TermIndex, word: string, isLast: boolean): Matches {
  const whole = index.findOrCorrect(compactWord(word), isLast);
  const parts = wordParts(word);
  if (parts.length < 2) return anyOf([whole, weaken(index.find(otherNumber(word), false), otherNumberFactor)]);
  const byParts = parts.map((part, position) => index.findOrCorrect(part, isLast && position === parts.length - 1));
  return anyOf([whole, weaken(allOf(byParts), partsFactor)]);
}

/** The plural of a word, or the singular of a plural. */
function otherNumber(word: string): string {
  const term = compactWord(word);
  return /[^s]s$/.test(term) ? term.slice(0, -1) : `${term}s`;
}
