import {synonyms} from '../../config/synonyms';
import {isOneEdit, swaps} from './typos';
import {otherForms} from './word-forms';
import {compactWord} from './words';

const synonymsOf = new Map([...synonyms].map(([word, phrases]) => [compactWord(word), phrases]));

/** Shorter words are as they are typed: a slip of one, or the beginning of one, is another word. */
const shortestGuessed = 5;

/** Phrases that mean the same as a word. Another form of it, such as its plural, means the same. */
export function findSynonyms(term: string): readonly string[] {
  const known = [term, ...otherForms(term)].find((form) => synonymsOf.has(form));
  return synonymsOf.get(known ?? '') ?? [];
}

/**
 * Writes two words that stand next to each other as one where that has synonyms: `smart contract`, `real time`. Pages
 * that say them as two, `sign up`, are found by two.
 */
export function joinCompounds(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const phrases = before === '' ? [] : findSynonyms(compactWord(before + word));
    const isCompound = phrases.length > 0 && !phrases.includes(`${before} ${word}`.toLowerCase());
    joined.splice(isCompound ? -1 : joined.length, 1, isCompound ? before + word : word);
  }
  return joined;
}

/**
 * The same for a word that no record has: it may be a slip of one that has synonyms, which the records need not
 * have either; or the beginning of one, while it is being typed.
 */
export function guessSynonyms(term: string, isUnfinished: boolean): readonly string[] {
  const own = findSynonyms(term);
  if (own.length > 0 || term.length < shortestGuessed || /\d/.test(term)) return own;
  const words = [...synonymsOf.keys()].filter((word) => word.length >= shortestGuessed);
  const guessed =
    swaps(term).find((word) => synonymsOf.has(word)) ??
    words.find((word) => isOneEdit(term, word)) ??
    (isUnfinished ? words.find((word) => word.startsWith(term)) : undefined);
  return synonymsOf.get(guessed ?? '') ?? [];
}
