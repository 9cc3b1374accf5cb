import {compactWord, wordParts} from '../../lib/search/word-parts';
import {familyOf} from './code-families';
import {allOf, anyOf, weaken, type Matches} from './matches';
import {findSynonyms, guessSynonyms} from './synonyms';
import type {TermIndex} from './term-index';
import {hasEnding, otherForms} from './word-forms';
import {weightOf} from './word-weights';

/** A synonym counts a little less than the word itself. */
const synonymFactor = 0.8;
/** A synonym of a corrected typo counts even less: the correction is a guess. */
const slipFactor = 0.6;

/** Matches by the parts of an identifier count less if the whole identifier matches too. */
const partsFactor = 0.7;
const partsBesideWholeFactor = 0.5;

/** Another form of a word: `ticket` for `tickets`, `closed` for `closing`. */
export const otherFormFactor = 0.8;
const otherFormShare = 0.9;

/** The matches of one word of a query. */
export interface FoundWord {
  readonly matches: Matches;
  /** Document frequency: how many records contain the word or, if none does, how many match in its place. */
  readonly frequency: number;
  /** How specific the word is. */
  readonly weight: number;
  /** Whether it is in the index or has synonyms; otherwise its matches are guesses. */
  readonly isKnown: boolean;
}

/** Records that match one word of a query: by the word, its inflections, its parts, its synonyms, or a correction. */
export function findWord(index: TermIndex, word: string, isLast: boolean): FoundWord {
  const term = compactWord(word);
  const synonyms = findSynonyms(term);
  const isKnown = index.has(term) || synonyms.length > 0;
  const found = findIdentifier(index, word, isLast, !isKnown);
  const family = found.size === 0 ? familyOf(word) : [];
  const guessed = isKnown ? synonyms : guessSynonyms(term, isLast && found.size === 0);
  const alternatives = family.length > 0 ? family : guessed;
  const factor = isKnown || found.size === 0 ? synonymFactor : slipFactor;
  const matches = anyOf([
    found,
    ...alternatives.map((phrase) =>
      weaken(allOf(phrase.split(' ').map((each) => findIdentifier(index, each, false, true))), factor),
    ),
  ]);
  return {matches, frequency: index.frequency(term) || matches.size, weight: weightOf(word), isKnown};
}

/** Records that match an identifier: `get_balance` matches `getBalance`, or at least `get` and `balance`. */
function findIdentifier(index: TermIndex, word: string, isLast: boolean, mayBeSlip: boolean): Matches {
  const term = compactWord(word);
  const parts = wordParts(word);
  const forms = parts.length < 2 ? otherForms(term).filter((form) => index.has(form)) : [];
  // An inflection of an indexed word is not a typo: if `leaked` is indexed, `leaking` is not corrected to `leaving`.
  const isForm = forms.length > 0 && hasEnding(term);
  const find = mayBeSlip && !isForm ? index.findOrCorrect.bind(index) : index.find.bind(index);
  const whole = find(term, isLast);
  if (parts.length < 2) {
    return anyOf([whole, ...forms.map((form) => weaken(index.find(form, false), otherFormFactor, otherFormShare))]);
  }
  const byParts = parts.map((part, position) => index.findOrCorrect(part, isLast && position === parts.length - 1));
  return anyOf([whole, weaken(allOf(byParts), whole.size > 0 ? partsBesideWholeFactor : partsFactor)]);
}
