import {remembered} from '../../lib/remembered';
import {sectionLevels, type SearchRecord} from '../../lib/search/search-record';
import {compactWord, wordParts} from '../../lib/search/word-parts';
import {findWords} from '../../lib/search/words';
import {longestRun} from './longest-run';
import type {Query} from './query';
import {weightOf} from './words/word-weights';

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

interface AskedWord {
  /** The word and its parts. */
  readonly forms: ReadonlySet<string>;
  /** How specific it is. */
  readonly weight: number;
}

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
    const asked = words.map((word) => ({
      forms: new Set([compactWord(word), ...wordParts(word)]),
      weight: weightOf(word),
    }));
    const typed = written.map(compactWord);
    return (id) => {
      const text = this.textOf(id);
      const run = longestRun(typed, text);
      // Without stop words in the query, the order of some of its words adds no information.
      const asTyped = run > 1 && hasStopWords ? run / typed.length : 0;
      const verbatim = run >= minVerbatim && run === typed.length ? verbatimFactor : 1;
      return (1 + proximityWeight * together(asked, text)) * (1 + runWeight * asTyped) * verbatim;
    };
  }
}

/** The largest share of the words, by weight, that occur within a few words of each other; 0 for fewer than two. */
function together(words: readonly AskedWord[], text: readonly string[]): number {
  const most = text.reduce((best, word, start) => {
    if (!words.some(({forms}) => forms.has(word))) return best;
    const near = text.slice(start, start + words.length + 4);
    const met = words.filter(({forms}) => near.some((each) => forms.has(each)));
    return met.length < 2 ? best : Math.max(best, sumOfWeights(met));
  }, 0);
  return most && most / sumOfWeights(words);
}

function sumOfWeights(words: readonly AskedWord[]): number {
  return words.reduce((sum, {weight}) => sum + weight, 0);
}

/** The headings above a section, its own, and its text: what readers take as one, such as `Shell completion` and `zsh`. */
function textWithHeadings({hierarchy, content}: SearchRecord): string {
  return [...sectionLevels.map((level) => hierarchy[level] ?? ''), content].join(' ');
}
