import {compactWord, wordParts} from '../../lib/search/word-parts';
import {familyOf} from './code-families';
import {allOf, anyOf, noMatches, weaken, type Matches} from './matches';
import {findSynonyms, guessWord} from './synonyms';
import type {TermIndex} from './term-index';
import {hasEnding} from './word-forms';
import {weightOf} from './word-weights';

/** A synonym counts a little less than the word itself. */
const synonymFactor = 0.8;
/** The word that a misspelled or unfinished one is taken for counts less, as do its synonyms: it is a guess. */
const slipFactor = 0.6;

/** Matches by the parts of an identifier count less if other records have it whole, and then cover little of it. */
const partsFactor = 0.7;
const partsBesideWhole = {factor: 0.5, share: 0.3};

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
  const guessed = isKnown || family.length > 0 ? undefined : guessWord(term, isLast && found.size === 0);
  const matches = anyOf([
    found,
    ...[...family, ...synonyms].map((phrase) =>
      weaken(allOf(phrase.split(' ').map((each) => findIdentifier(index, each, false, false))), synonymFactor),
    ),
    guessed ? weaken(findWord(index, guessed, false).matches, slipFactor) : noMatches,
  ]);
  return {matches, frequency: index.frequency(term) || matches.size, weight: weightOf(word), isKnown};
}

/** Records that match an identifier: `get_balance` matches `getBalance`, or at least `get` and `balance`. */
function findIdentifier(index: TermIndex, word: string, isLast: boolean, mayBeSlip: boolean): Matches {
  const term = compactWord(word);
  const parts = wordParts(word).filter((part) => part !== term);
  const forms = parts.length === 0 ? index.findForms(term) : noMatches;
  // An inflection of an indexed word is not a typo: if `leaked` is indexed, `leaking` is not corrected to `leaving`.
  const isForm = forms.size > 0 && hasEnding(term);
  const find = mayBeSlip && !isForm ? index.findOrCorrect.bind(index) : index.find.bind(index);
  const whole = find(term, isLast);
  if (parts.length === 0) return anyOf([whole, forms]);
  const byParts = allOf(
    parts.map((part, position) => index.findOrCorrect(part, isLast && position === parts.length - 1)),
  );
  if (whole.size === 0) return weaken(byParts, partsFactor);
  return anyOf([whole, weaken(byParts, partsBesideWhole.factor, partsBesideWhole.share)]);
}
