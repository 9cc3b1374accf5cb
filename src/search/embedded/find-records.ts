import {compactWord, wordParts} from '../../lib/search/word-parts';
import {allOf, anyOf, noMatches, weaken, type Matches} from './matches';
import type {TermIndex} from './term-index';
import {familyOf} from './words/code-families';
import {findSynonyms, guessWord} from './words/synonyms';
import {hasEnding} from './words/word-forms';
import {meanWeight, weightOf} from './words/word-weights';

/** A synonym counts a little less than the word itself, as does the word that a misspelled or unfinished one may be. */
const substituteFactor = 0.8;

/** Matches by the parts of an identifier count less if other records have it whole, and then cover little of it. */
const partsFactor = 0.7;
const partsBesideWhole = {factor: 0.5, share: 0.3};

/** Ends in the beginning of a part: `programS` is not a plural, but the beginning of `programSubscribe`. */
const beginsPart = /\p{Ll}\p{Lu}$/u;

/** Matches by only some of the parts are a guess. */
const somePartsFactor = 0.35;

/** The matches of one word of a query. */
export interface FoundWord {
  readonly matches: Matches;
  /** Document frequency: how many records contain the word or, if none does, how many match in its place. */
  readonly frequency: number;
  /** How specific the word is. */
  readonly weight: number;
  /** Whether it is in the index or has synonyms; otherwise its matches are guesses. */
  readonly isKnown: boolean;
  /** The matches without those of synonyms. */
  readonly own: Matches;
}

/** Records that match one word of a query: by the word, its inflections, its parts, its synonyms, or a correction. */
export function findWord(index: TermIndex, word: string, isLast: boolean): FoundWord {
  const term = compactWord(word);
  // Not `permessage-deflate`, which is a name of its own.
  const synonyms = [...findSynonyms(term), ...(term === word.toLowerCase() ? index.writtenApart(term) : [])];
  const isKnown = index.has(term) || synonyms.length > 0;
  const found = findIdentifier(index, word, isLast, !isKnown);
  const family = findPhrases(index, found.size === 0 ? familyOf(word) : []);
  const isGuessed = !isKnown && family.size === 0;
  const meant = isGuessed ? guessWord(term, isLast, found.size === 0) : undefined;
  const guess = meant === undefined ? undefined : findWord(index, meant, false);
  const own = anyOf([found, family, weaken(guess?.own ?? noMatches, substituteFactor)]);
  const matches = anyOf([own, findPhrases(index, synonyms), weaken(guess?.matches ?? noMatches, substituteFactor)]);
  return {matches, own, frequency: index.frequency(term) || matches.size, weight: weightOf(word), isKnown};
}

/** For a query without any match: the matches of the terms that are most like the word. */
export function findClosest(index: TermIndex, word: string): FoundWord {
  const matches = index.findClosest(compactWord(word));
  return {matches, own: matches, frequency: matches.size, weight: weightOf(word), isKnown: false};
}

/** More words are no name. */
const maxJoined = 4;

/** Records with the words of a query written as one: `get balance` also matches `getBalance`. */
export function findJoined(index: TermIndex, written: readonly string[]): Matches {
  if (written.length < 2 || written.length > maxJoined) return noMatches;
  const name = compactWord(written.join(''));
  // Words that the index has are not misspelled, such as those of `program account`.
  return written.every((word) => index.has(compactWord(word)))
    ? index.find(name, true)
    : index.findOrCorrect(name, true);
}

/** Records with all words of one of the phrases, which stand for a word of the query. */
function findPhrases(index: TermIndex, phrases: readonly string[]): Matches {
  return anyOf(
    phrases.map((phrase) => {
      const words = phrase.split(' ');
      const matches = allOf(words.map((word) => findIdentifier(index, word, false, false)));
      return weaken(matches, substituteFactor * meanWeight(words), substituteFactor);
    }),
  );
}

/**
 * Records that match an identifier: `get_balance` matches `getBalance`, or at least `get` and `balance`. Names of other
 * products are unknown: `sendSmartTransaction` matches `send` and `transaction`.
 */
function findIdentifier(index: TermIndex, word: string, isLast: boolean, mayBeSlip: boolean): Matches {
  const term = compactWord(word);
  const parts = wordParts(word).filter((part) => part !== term);
  const forms = parts.length === 0 ? index.findForms(term) : noMatches;
  // An inflection of an indexed word is not a typo: if `leaked` is indexed, `leaking` is not corrected to `leaving`.
  const isForm = forms.size > 0 && hasEnding(term);
  const find = mayBeSlip && !isForm ? index.findOrCorrect.bind(index) : index.find.bind(index);
  const begun = isLast && beginsPart.test(word) ? index.findBegun(term) : noMatches;
  const whole = begun.size > 0 ? begun : find(term, isLast);
  if (parts.length === 0) return anyOf([whole, forms]);
  const isUnfinished = (position: number) => isLast && position === parts.length - 1;
  const byParts = allOf(parts.map((part, position) => index.findOrCorrect(part, isUnfinished(position))));
  if (whole.size === 0 && byParts.size === 0) {
    return weaken(mostOf(parts.map((part, position) => index.find(part, isUnfinished(position)))), somePartsFactor);
  }
  if (whole.size === 0) return weaken(byParts, partsFactor);
  return anyOf([whole, weaken(byParts, partsBesideWhole.factor, partsBesideWhole.share)]);
}

/** Records in all the parts that have any; if each has some, in all but one. A single part says too little. */
function mostOf(parts: readonly Matches[]): Matches {
  const found = parts.filter(({size}) => size > 0);
  const without = (position: number) => found.filter((_, each) => each !== position);
  const choices = found.length < parts.length ? [found] : found.map((_, position) => without(position));
  return anyOf(choices.filter(({length}) => length > 1).map(allOf));
}
