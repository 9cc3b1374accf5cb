import {remembered} from '../../lib/remembered';
import {sectionLevels, type SearchRecord} from '../../lib/search/search-record';
import {compactWord, wordParts} from '../../lib/search/word-parts';
import {findWords} from '../../lib/search/words';
import {longestRun} from './longest-run';
import type {Query} from './query';

/** Weight of the proximity of the query's words. */
const proximityWeight = 1.2;

/**
 * Weight of consecutive words in typed order, stop words included: a hit for `status page` is not just any page about
 * a status, and a pasted error message mostly matches the page verbatim.
 */
const runWeight = 0.5;

/** Factor for a text that has all words of the query in a row: a message of its own, even without stop words. */
const verbatimFactor = 3;

/** Fewer words may be next to each other by chance. */
const minVerbatim = 3;

/** Tells how near to each other the words of a query are in records. */
export class Nearness {
  /** The words of a record, in order. */
  private readonly textOf = remembered((id: number): readonly string[] => {
    const record = this.records[id];
    return findWords(record ? textWithHeadings(record) : '').map((word) => compactWord(word.text));
  });

  /** @param records live list: it may grow between queries. */
  constructor(private readonly records: readonly SearchRecord[]) {}

  /** @returns the factor for the score of a record, of at least 1. */
  factors({words, written, hasStopWords}: Query): (id: number) => number {
    const terms = words.map((word) => new Set([compactWord(word), ...wordParts(word)]));
    const typed = written.map(compactWord);
    return (id) => {
      const text = this.textOf(id);
      const run = longestRun(typed, text);
      // Without stop words in the query, the order of some of its words adds no information.
      const asTyped = run > 1 && hasStopWords ? run / typed.length : 0;
      const verbatim = run >= minVerbatim && run === typed.length ? verbatimFactor : 1;
      return (1 + proximityWeight * together(terms, text)) * (1 + runWeight * asTyped) * verbatim;
    };
  }
}

/** The largest share of the words that occur within a few words of each other; 0 for fewer than two. */
function together(words: readonly ReadonlySet<string>[], text: readonly string[]): number {
  const isAsked = (word: string) => words.some((terms) => terms.has(word));
  const most = text.reduce((best, word, start) => {
    if (!isAsked(word)) return best;
    const near = text.slice(start, start + words.length + 4);
    return Math.max(best, words.filter((terms) => near.some((each) => terms.has(each))).length);
  }, 0);
  return most < 2 ? 0 : most / words.length;
}

/** The headings above a section, its own, and its text: what readers take as one, such as `Shell completion` and `zsh`. */
function textWithHeadings({hierarchy, content}: SearchRecord): string {
  return [...sectionLevels.map((level) => hierarchy[level] ?? ''), content].join(' ');
}
