import {synonyms} from '../../../config/synonyms';
import {compactWord} from '../../../lib/search/word-parts';
import {isStopWord} from './stop-words';
import {isSlip} from './typos';
import {isSlipOfForm, otherForms} from './word-forms';

const synonymsOf = new Map([...synonyms].map(([word, phrases]) => [compactWord(word), phrases]));

/** Shorter words are taken literally: with one letter changed or missing, they are often another word. */
const minGuessedLength = 5;

/** `slower`, `listener`: only for words with synonyms, as most words with this ending are not made from another. */
const comparison = /e?(?:r|st)$/;

/**
 * The synonyms of a word, of its base form, of its plural, or of the word that it compares or whose doer it names.
 * `blocks` has none of those of `blocked`.
 */
export function findSynonyms(term: string): readonly string[] {
  const forms = otherForms(term).filter((form) => form.length <= term.length || form === `${term}s`);
  const known = [term, ...forms, term.replace(comparison, '')].find((form) => synonymsOf.has(form));
  return synonymsOf.get(known ?? '') ?? [];
}

/** How many sections have a term. */
export type Frequency = (term: string) => number;

/**
 * Joins adjacent words into a compound where the compound has synonyms, or is written as one word: `smart contract`,
 * `sign up`, `air drop`, not `balance of`. A particle joins only what is written so: `add on`.
 */
export function joinCompounds(words: readonly string[], frequency: Frequency): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isCompound = before !== undefined && joins(before, word, frequency);
    joined.splice(isCompound ? -1 : joined.length, 1, isCompound ? before + word : word);
  }
  return joined;
}

const particle = /^(?:in|off|on|out)$/i;

/** Shorter halves are letters, or beginnings of words that are still being typed. */
const minHalfLength = 2;

function joins(before: string, word: string, frequency: Frequency): boolean {
  const compound = compactWord(before + word);
  if (isStopWord(word)) return particle.test(word) && !isStopWord(before) && frequency(compound) > 0;
  if (findSynonyms(compound).length > 0) return true;
  const halves = [before, word].map(compactWord);
  return (
    halves.every(({length}) => length >= minHalfLength) && halves.some((half) => frequency(half) < frequency(compound))
  );
}

/**
 * The word with synonyms that a word means which neither has any nor is in the index: it may be misspelled, or the
 * beginning of one that is still being typed.
 *
 * @param isLast whether the reader may still type it
 * @param isLost whether nothing else matches it
 */
export function guessWord(term: string, isLast: boolean, isLost: boolean): string | undefined {
  if (term.length < minGuessedLength || /\d/.test(term)) return undefined;
  const words = [...synonymsOf.keys()].filter((word) => word.length >= minGuessedLength);
  return (
    words.find((word) => isSlip(term, word)) ??
    (isLost ? words.find((word) => isSlipOfForm(term, word)) : undefined) ??
    (isLost && isLast ? words.find((word) => word.startsWith(term)) : undefined)
  );
}
