import {searchRanking} from '../../config/search-ranking';
import {remembered} from '../../lib/remembered';
import {ownHeading, sectionLevels, type SearchRecord} from '../../lib/search/search-record';
import {compactWord} from '../../lib/search/word-parts';
import {textTerms, wordTerms} from '../../lib/search/words';
import type {FoundWord} from './find-records';
import type {Matches} from './matches';
import {inOwnWords, nameIn, wordsOf, type Query, type QueryForm} from './query';
import {otherFormFactor} from './term-index';
import {otherForms} from './words/word-forms';
import {weightOf} from './words/word-weights';

/** Pages rank above their sections, in proportion to how much of the query their title matches. */
const levelBoosts: Readonly<Partial<Record<SearchRecord['type'], number>>> = {lvl1: 2, lvl2: 1.6};

/**
 * Factor for a heading that starts with the query as typed, or that has its words and no others, except stop words:
 * readers type the name of a page or section they know.
 */
const nameBoost = 2.5;

/** How much a word of a heading counts that is only a synonym of one in the query. */
const synonymShare = 0.5;

/** Weight of inbound links. */
const linkWeight = 0.1;

/** What about a record weighs the same in every query, or in every query of a form. */
interface Standing {
  readonly heading: ReadonlySet<string>;
  /** Terms of the page's title and of the headings above the section, without those of its own. */
  readonly ancestors: ReadonlySet<string>;
  /** For comparison with the query as typed. */
  readonly compactHeading: string;
  /** For comparison with the query without its stop words; undefined for a question, which is not a name. */
  readonly name: string | undefined;
  readonly to: Readonly<Record<QueryForm, number>>;
}

/** The query's terms, for comparison with a heading. */
interface AskedTerms {
  /** The sum of all weights. */
  readonly total: number;
  /** The weight of each term in a heading; inflections weigh a little less. */
  readonly shares: ReadonlyMap<string, number>;
  /** The query as typed, without spaces and punctuation; its last word may be unfinished. */
  readonly typed: string;
  /** The query without stop words. */
  readonly name: string | undefined;
  /** Whether it has any. */
  readonly hasStopWords: boolean;
}

/** Tells what records weigh beside their matches: by their headings, their level, links to them, and their page. */
export class RecordWeights {
  private readonly standingOf = remembered(readStanding);
  /** How many records have each heading: `Errors` is not the name of one section. */
  private readonly namesakes = new Map<string, number>();

  /** @param records live list: it may grow between queries. */
  constructor(private readonly records: readonly SearchRecord[]) {}

  /** Takes note of headings that several records have. To be called with all records. */
  countHeadings(records: readonly SearchRecord[]): void {
    for (const record of records) {
      const heading = compactWord(ownHeading(record).text);
      this.namesakes.set(heading, (this.namesakes.get(heading) ?? 0) + 1);
    }
  }

  /** @returns the factor for the match score of a record. */
  factors(query: Query, found: readonly FoundWord[]): (id: number) => number {
    const asked = askedTerms(query);
    const shareIn = shareOfTerms(asked, found);
    return (id) => {
      const record = this.records[id];
      return record ? this.factor(record, asked, shareIn(id), query.form) : 0;
    };
  }

  private factor(record: SearchRecord, asked: AskedTerms, shareOf: (term: string) => number, form: QueryForm): number {
    const {heading, ancestors, compactHeading, name, to} = this.standingOf(record);
    const {total, shares, typed} = asked;
    let shared = 0;
    for (const term of heading) shared += shareOf(term);
    let sharedAbove = 0;
    for (const term of ancestors) sharedAbove += shares.get(term) ?? 0;
    // Headings above count with one of its own words: `risks` on `Staking` for `staking risks`.
    const ofQuery = shared === 0 ? 0 : Math.min(1, (shared + sharedAbove) / total);
    const shareOfName = 1 / (this.namesakes.get(compactHeading) ?? 1);
    const ofHeading = (shared / Math.max(1, heading.size)) * shareOfName;
    const isTyped = compactHeading.startsWith(typed);
    // Stop words belong to a name that has them: `get account info` is not a query for `Account`.
    const isOther = !isTyped && asked.hasStopWords && this.namesakes.has(typed);
    const isNamed = isTyped || (!isOther && name !== undefined && name === asked.name);
    // A question asks for the section that answers it, not for a page with one of its words as the title.
    const boost = isOther || (form === 'question' && !isNamed) ? 1 : (levelBoosts[record.type] ?? 1);
    const level = 1 + (boost - 1) * ofQuery;
    const named = isNamed ? 1 + (nameBoost - 1) * shareOfName : 1;
    return (1 + ofQuery * ofHeading) * level * named * to[form];
  }
}

function readStanding(record: SearchRecord): Standing {
  const links = linksOf(record);
  const {text} = ownHeading(record);
  const heading = new Set(textTerms(text));
  return {
    heading,
    ancestors: new Set(ancestorTerms(record).filter((term) => !heading.has(term))),
    compactHeading: compactWord(text),
    name: text.endsWith('?') ? undefined : nameIn(wordsOf(inOwnWords(text))),
    to: {
      words: links * pageWeight(record, 'words'),
      question: links * pageWeight(record, 'question'),
      definition: links * pageWeight(record, 'definition'),
    },
  };
}

function ancestorTerms(record: SearchRecord): string[] {
  const levels = sectionLevels.slice(0, sectionLevels.indexOf(ownHeading(record).level));
  return levels.flatMap((level) => textTerms(record.hierarchy[level] ?? ''));
}

function askedTerms({words, written, hasStopWords}: Query): AskedTerms {
  const terms = new Map(words.flatMap((word) => wordTerms(word).map((term) => [term, weightOf(word)] as const)));
  const forms = [...terms].flatMap(([term, weight]) =>
    otherForms(term).map((form) => [form, weight * otherFormFactor] as const),
  );
  return {
    total: [...terms.values()].reduce((sum, weight) => sum + weight, 0) || 1,
    shares: new Map([...forms, ...terms]),
    typed: compactWord(written.join(' ')),
    name: nameIn(words),
    hasStopWords,
  };
}

/**
 * How much a term in the heading of a record counts: an unfinished or misspelled word of the query counts as the terms
 * that it resolved to, unlike synonyms.
 */
function shareOfTerms({shares}: AskedTerms, found: readonly FoundWord[]): (id: number) => (term: string) => number {
  const guesses = found.filter(({isKnown}) => !isKnown);
  return (id) => (term) => {
    const has = (matches: Matches) => matches.get(id)?.terms.includes(term) === true;
    const guessed = guesses.some(({own}) => has(own)) ? 1 : undefined;
    return shares.get(term) ?? guessed ?? (found.some(({matches}) => has(matches)) ? synonymShare : 0);
  };
}

/** Pages that repeat other pages rank below those, except for the form of query they are written for. */
function pageWeight({url, content}: SearchRecord, form: QueryForm): number {
  const ofPage = searchRanking.pageWeights.find(({path}) => url.startsWith(`${path}#`))?.weights[form] ?? 1;
  // A heading without text of its own only introduces those below it.
  const isMinor = content === null || searchRanking.minorSections.test(url);
  return isMinor ? ofPage * searchRanking.minorSectionWeight : ofPage;
}

/** Inbound links raise a section's weight a little. */
function linksOf({ranking}: SearchRecord): number {
  return 1 + linkWeight * Math.log(1 + (ranking?.linkTexts ?? 0));
}
