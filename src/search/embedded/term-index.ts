import distance from 'leven';
import {hierarchyLevels, ownHeading, type SearchRecord} from '../../lib/search/search-record';
import {compactWord, lastSegment} from '../../lib/search/word-parts';
import {findWords, termsWithout, textTerms} from '../../lib/search/words';
import {InvertedIndex, type TermWeights} from './inverted-index';
import {anyOf, noMatches, weaken, type Matches} from './matches';
import {inOwnWords} from './query';
import {addPhrasalVerbs} from './words/phrasal-verbs';
import {isFiller} from './words/stop-words';
import {hasSameLetters, isAbbreviation, verbs} from './words/typos';
import {isSlipOfForm, otherForms} from './words/word-forms';

type Field = 'heading' | 'names' | 'values' | 'linkWords' | 'page' | 'ancestors' | 'address' | 'content' | 'code';

const weights: TermWeights<Field> = {
  // The heading ranks above other names: of the page, defined by the section, and in links to it. Those rank above the
  // rest of the context, then the text, and last the code samples.
  boosts: {
    heading: 7,
    names: 3.5,
    values: 1,
    linkWords: 3,
    page: 4,
    ancestors: 2,
    address: 2,
    content: 1,
    code: 0.3,
  },
  fuzzy: 0.8,
  prefix: 0.7,
  // Weaker length normalization than the usual b of 0.7: long tables define names just as well as short ones.
  bm25: {k: 1.2, b: 0.5, d: 0.5},
};

/** A prefix match counts less than an exact one. */
const prefixFactor = 0.5;

/** Another form of a word: `ticket` for `tickets`, `closed` for `closing`. */
export const otherFormFactor = 0.8;
const otherFormShare = 0.9;

/** How much of a word its corrections cover: they are guesses, unlike synonyms. */
const correctedShare = 0.7;

/** Minimum length for a substring match or an abbreviation: shorter strings occur in too many words. */
const minPartLength = 6;

/** Shorter words with several typos could be any other. */
const minMistyped = 5;

// cspell:ignore apikey

/** Two words of a heading, also where two such pairs overlap. Joined, short ones would look like other words. */
const adjacentWords = /\b(?=([a-z]{3,} [a-z]{3,})\b)/g;

/** Fillers are a third of all words: without them, indexing takes less time. */
const contentTerms = termsWithout(isFiller);

/** Finds records by terms. */
export class TermIndex {
  private readonly index = new InvertedIndex(weights);
  /** Memoized exact searches: each keystroke repeats those for the preceding words. */
  private readonly found = new Map<string, Matches>();
  /** Adjacent words of headings, by what they are as one word. */
  private readonly apart = new Map<string, string>();

  /** Records are numbered from 0. */
  add(records: readonly SearchRecord[]): void {
    for (const record of records) {
      this.index.add(termsOf(record));
      const heading = ownHeading(record).text.toLowerCase();
      for (const [, pair = ''] of heading.matchAll(adjacentWords)) this.apart.set(pair.replace(' ', ''), pair);
    }
    this.found.clear();
  }

  /** The adjacent words of headings that a term, or another form of it, joins: `api keys` for `apikey`. */
  writtenApart(term: string): readonly string[] {
    return [term, ...otherForms(term)].flatMap((form) => this.apart.get(form) ?? []);
  }

  has(term: string): boolean {
    return this.frequency(term) > 0;
  }

  /** Document frequency of a term. */
  frequency(term: string): number {
    return this.findExactly(term).size;
  }

  /** Records with the term; with `isPrefix`, also those with terms that start with it, scored lower. */
  find(term: string, isPrefix: boolean): Matches {
    const exact = this.findExactly(term);
    return isPrefix ? anyOf([exact, weaken(this.index.findBegun(term), prefixFactor)]) : exact;
  }

  /** Records with longer terms that start with a term. */
  findBegun(term: string): Matches {
    return weaken(this.index.findBegun(term, term.length + 1), prefixFactor);
  }

  /** Records with other inflections of a term. */
  findForms(term: string): Matches {
    const forms = otherForms(term).filter((form) => this.has(form));
    return anyOf(forms.map((form) => weaken(this.findExactly(form), otherFormFactor, otherFormShare)));
  }

  /**
   * Like `find`, with typo tolerance for terms that are not in the index. Indexed terms are taken literally: `rate` is
   * not a typo of `date`.
   */
  findOrCorrect(term: string, isPrefix: boolean): Matches {
    if (this.has(term)) return this.find(term, isPrefix);
    const begun = isPrefix ? this.index.findBegun(term) : noMatches;
    if (begun.size > 0) return begun;
    const swapped = [...this.index.terms()].find((candidate) => hasSameLetters(term, candidate));
    if (swapped !== undefined) return anyOf([this.find(swapped, false), this.findForms(swapped)]);
    const edits = typoTolerance(term);
    const corrected = edits === 0 ? noMatches : this.index.findSimilar(term, edits);
    if (corrected.size === 0) {
      const longer = this.findLonger(term, edits);
      return longer.size === 0 && edits > 0 ? this.findInflected(term) : longer;
    }
    const terms = new Set([...corrected.values()].flatMap((match) => match.terms));
    const forms = [...terms].map((each) => weaken(this.findForms(each), weights.fuzzy));
    return weaken(anyOf([corrected, ...forms]), 1, correctedShare);
  }

  /**
   * Records with terms that contain this one (`getProgramAccounts` contains `accounts`), or else with terms that it
   * abbreviates, or else with methods that it misspells without their verb.
   */
  private findLonger(term: string, edits: number): Matches {
    if (term.length < minPartLength) return noMatches;
    const vocabulary = [...this.index.terms()];
    const around = vocabulary.filter((candidate) => candidate.includes(term));
    const longer = around.length > 0 ? around : vocabulary.filter((candidate) => isAbbreviation(term, candidate));
    const matches = longer.map((candidate) => this.index.find(candidate));
    const misspelled = () => verbs.map((verb) => this.index.findSimilar(verb + term, edits));
    return weaken(anyOf(matches.length > 0 ? matches : misspelled()), prefixFactor);
  }

  /** Records with terms of which it misspells an inflection that the index lacks, such as `batching` of `batch`. */
  private findInflected(term: string): Matches {
    const near = [...this.index.terms()].filter((other) => isSlipOfForm(term, other));
    return weaken(anyOf(near.map((other) => this.findExactly(other))), weights.fuzzy, correctedShare);
  }

  /** Records with the terms that are most like one that nothing matches. They begin with the same letter. */
  findClosest(term: string): Matches {
    if (term.length < minMistyped || /\d/.test(term)) return noMatches;
    const candidates = [...this.index.terms()].filter((candidate) => candidate.startsWith(term.charAt(0)));
    const edits = candidates.map((candidate) => distance(term, candidate));
    const fewest = Math.min(...edits);
    if (fewest > Math.ceil(term.length / 3)) return noMatches;
    return anyOf(candidates.filter((_, index) => edits[index] === fewest).map((each) => this.findExactly(each)));
  }

  private findExactly(term: string): Matches {
    const known = this.found.get(term);
    if (known) return known;
    const matches = this.index.find(term);
    this.found.set(term, matches);
    return matches;
  }
}

/** Maximum edit distance: 0 for short words and numbers, where one edit gives another valid word. */
function typoTolerance(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/**
 * Names as single terms, not split: their parts are words with other meanings. `filter.excludeVotes` is also named by its
 * last segment.
 */
function wholeNames(text: string): string[] {
  return findWords(text)
    .flatMap((word) => [...new Set([word.text, lastSegment(word.text)].map(compactWord))])
    .filter((term) => term !== '');
}

function termsOf(record: SearchRecord): Record<Field, readonly string[]> {
  const {level, text} = ownHeading(record);
  const {hierarchy, ranking} = record;
  const between = hierarchyLevels.slice(2, hierarchyLevels.indexOf(level)).map((ancestor) => hierarchy[ancestor] ?? '');
  return {
    // A query may repeat a heading.
    heading: [...new Set([text, inOwnWords(text)].flatMap(textTerms))],
    names: wholeNames(ranking?.names.join(' ') ?? ''),
    values: wholeNames(ranking?.values.join(' ') ?? ''),
    linkWords: textTerms(ranking?.linkWords ?? ''),
    page: textTerms(level === 'lvl1' ? '' : hierarchy.lvl1),
    ancestors: textTerms([hierarchy.lvl0, ...between].join(' ')),
    address: textTerms(lastPart(record.url)),
    content: contentTerms(addPhrasalVerbs(record.content ?? '')),
    code: textTerms(ranking?.code ?? ''),
  };
}

/** The anchor, or else the last path segment: its words name the section. */
function lastPart(url: string): string {
  return url.split(/[/#]/).at(-1) ?? '';
}
