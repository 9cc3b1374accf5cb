import {hierarchyLevels, ownHeading, type SearchRecord} from '../../lib/search-record';
import {countEdits} from './edits';
import {anyOf, noMatches, weaken, type Matches} from './matches';
import {Postings} from './postings';
import {swaps} from './typos';
import {compactWord, wordsIn, wordTerms} from './words';

/** A record as it is searched: what ranks differently is a field of its own. */
interface IndexedRecord {
  readonly heading: string;
  readonly names: string;
  readonly values: string;
  readonly linkTexts: string;
  readonly page: string;
  readonly ancestors: string;
  readonly address: string;
  readonly content: string;
  readonly code: string;
}

type Field = keyof IndexedRecord;

/**
 * How much a match in a field counts: what a section is called, by itself or by others, before what
 * stands around it, before what it says, before the code it shows.
 */
const fieldBoosts: Readonly<Record<Field, number>> = {
  heading: 8,
  names: 8,
  values: 4,
  linkTexts: 3,
  page: 3,
  ancestors: 2,
  address: 2,
  content: 1,
  code: 0.3,
};

const fields = Object.keys(fieldBoosts) as Field[];

/** A word that is longer than what was typed counts less than the word itself. */
const prefixFactor = 0.5;

/** How much a longer term counts for one that it begins with, and a similar one for one that is misspelt. */
const prefixWeight = 0.7;
const fuzzyWeight = 0.8;

/** The terms of all records, and which records have them. */
export class TermIndex {
  private readonly postings: Postings;

  constructor(records: readonly SearchRecord[]) {
    this.postings = new Postings(
      records.length,
      fields.map((field) => fieldBoosts[field]),
    );
    const read = {texts: this.reader(wordTerms), names: this.reader(wholeName)};
    for (const [id, record] of records.entries()) {
      const indexed = toIndexed(record);
      for (const [number, field] of fields.entries()) {
        const terms = read[field === 'names' || field === 'values' ? 'names' : 'texts'];
        for (const word of wordsIn(indexed[field])) {
          for (const term of terms(word)) this.postings.add(number, id, term);
        }
      }
    }
  }

  has(term: string): boolean {
    return this.postings.has(term);
  }

  /** Records with the term; when it is being typed, those with terms that begin with it come after. */
  find(term: string, isPrefix: boolean): Matches {
    const exact = this.postings.has(term) ? this.postings.find([[term, 1]]) : noMatches;
    return isPrefix ? anyOf([exact, weaken(this.findBegun(term), prefixFactor)]) : exact;
  }

  /**
   * Like `find`; for a term that no record has, records with the terms it may be a slip of. A term that
   * some record has is taken as it is: `rate` is no `date`.
   */
  findOrCorrect(term: string, isPrefix: boolean): Matches {
    if (this.postings.has(term)) return this.find(term, isPrefix);
    const begun = isPrefix ? this.findBegun(term) : noMatches;
    if (begun.size > 0) return begun;
    const swapped = swaps(term).find((candidate) => this.postings.has(candidate));
    if (swapped !== undefined) return this.find(swapped, false);
    const edits = typoTolerance(term);
    return edits === 0 ? noMatches : this.findSimilar(term, edits);
  }

  /** Records with terms that begin with this one, or are it. */
  private findBegun(start: string): Matches {
    return this.postings.find(
      this.select((term) => {
        if (!term.startsWith(start)) return 0;
        const more = term.length - start.length;
        return more === 0 ? 1 : (prefixWeight * term.length) / (term.length + 0.3 * more);
      }),
    );
  }

  /** Records with terms that differ from this one by at most so many edits. */
  private findSimilar(misspelt: string, most: number): Matches {
    return this.postings.find(
      this.select((term) => (fuzzyWeight * term.length) / (term.length + countEdits(misspelt, term, most))),
    );
  }

  /** The terms with a weight. */
  private select(weigh: (term: string) => number): [term: string, weight: number][] {
    const selected: [string, number][] = [];
    for (const term of this.postings.terms()) {
      const weight = weigh(term);
      if (weight > 0) selected.push([term, weight]);
    }
    return selected;
  }

  /** What reads the terms of words, as their numbers; each word once. */
  private reader(readTerms: (word: string) => readonly string[]): (word: string) => readonly number[] {
    const read = new Map<string, readonly number[]>();
    return (word) => {
      const known = read.get(word);
      if (known) return known;
      const numbers = readTerms(word).map((term) => this.postings.number(term));
      read.set(word, numbers);
      return numbers;
    };
  }
}

/** Edits that a term may differ by: none for short words and numbers, where a typo is another word. */
function typoTolerance(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** The term of a name: it as a whole, since its parts are words that say something else. */
function wholeName(name: string): string[] {
  const term = compactWord(name);
  return term === '' ? [] : [term];
}

function toIndexed(record: SearchRecord): IndexedRecord {
  const {level, text} = ownHeading(record);
  const {hierarchy, ranking} = record;
  const between = hierarchyLevels.slice(2, hierarchyLevels.indexOf(level)).map((ancestor) => hierarchy[ancestor] ?? '');
  return {
    heading: text,
    names: ranking?.names.join(' ') ?? '',
    values: ranking?.values.join(' ') ?? '',
    // A word counts once, however many links say it.
    linkTexts: [...new Set(ranking?.linkTexts.flatMap((link) => link.split(' ')))].join(' '),
    page: level === 'lvl1' ? '' : hierarchy.lvl1,
    ancestors: [hierarchy.lvl0, ...between].join(' '),
    address: lastPart(record.url),
    content: record.content ?? '',
    code: ranking?.code ?? '',
  };
}

/** The anchor, or the last part of the path: words that were chosen for what the section is about. */
function lastPart(url: string): string {
  return url.split(/[/#]/).at(-1) ?? '';
}
