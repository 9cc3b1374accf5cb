import {search as settings} from '../../config/search';
import {ownHeading, sectionLevels, type SearchRecord} from '../../lib/search/search-record';
import {compactWord, wordParts} from '../../lib/search/word-parts';
import {findWords, textTerms, wordTerms} from '../../lib/search/words';
import type {FoundWord} from './find-records';
import {longestRun} from './longest-run';
import type {Match, Matches} from './matches';
import {inOwnWords, nameIn, wordsOf, type Query, type QueryForm} from './query';
import {otherFormFactor} from './term-index';
import {otherForms} from './word-forms';
import {weightOf} from './word-weights';

/** A matching record, with its score and its matches per query word. */
export interface Ranked {
  readonly id: number;
  readonly score: number;
  readonly matches: readonly Match[];
}

/** Pages rank above their sections, in proportion to how much of the query their title matches. */
const levelBoosts: Readonly<Partial<Record<SearchRecord['type'], number>>> = {lvl1: 2, lvl2: 1.6, lvl3: 1.1};

/** Factor for a heading that starts with the query as typed: readers type the name of a page or section they know. */
const typedHeadingBoost = 2.5;

/** Factor for a heading that has the words of the query and no others, except stop words. */
const nameBoost = 1.7;

/** How much a word of the query in a heading above the section counts: `risks` on `Staking` for `staking risks`. */
const ancestorShare = 0.5;

/** How much a word of a heading counts that is only a synonym of one in the query. */
const synonymShare = 0.2;

/** Weight of inbound links. */
const linkWeight = 0.1;

/** Weight of the proximity of the query's words, and the number of top hits for which it is computed. */
const proximityWeight = 1.2;
const proximityDepth = 50;

/**
 * Weight of consecutive words in typed order, stop words included: a hit for `status page` is not just any page about
 * a status, and a pasted error message mostly matches the page verbatim.
 */
const runWeight = 0.5;

/**
 * How much rare words count more than common ones, beside what BM25 does: it counts per field, and a word that is common
 * in texts may be rare in headings.
 */
const rarityWeight = 0.15;

/** How much a hit loses for words of the query that it lacks. */
const coverageExponent = 3;

/** Hits are dropped if their coverage of the query is below this share of the best hit's. */
const minCoverage = 0.25;

/** Unless fewer hits than this would remain and even the best lacks words: a rare word would hide all others. */
const fewHits = 5;

/** The query-independent part of a record's weight, by form of query. */
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
}

/** Ranks records by the matches of a query's words. */
export class Ranking {
  /** Memoized for records that have matched so far. */
  private readonly standings = new Map<number, Standing>();
  /** Memoized words of those records, in order. */
  private readonly texts = new Map<number, readonly string[]>();
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

  /**
   * @param found the matches of each word of the query.
   * @param joined the matches of the words joined into one.
   * @returns the best first.
   */
  rank({words, written, form}: Query, found: readonly FoundWord[], joined: Matches): Ranked[] {
    const asked = askedTerms(words, written);
    const perWord = found.map(({matches}) => matches);
    const shareIn = shareOfTerms(asked, found);
    const coverageOf = this.coverage(found);
    const weighted = found.map((word) => {
      return {...word, weight: word.weight * (1 + rarityWeight * this.rarity(word))};
    });
    const ids = new Set([...perWord, joined].flatMap((matches) => [...matches.keys()]));
    const scored = [...ids].map((id) => {
      const matches = perWord.flatMap((each) => each.get(id) ?? []);
      const whole = joined.get(id);
      const covered = coverageOf(id);
      const sum = weighted.reduce((total, {matches: each, weight}) => total + weight * (each.get(id)?.score ?? 0), 0);
      const score =
        (sum * covered ** coverageExponent + (whole?.score ?? 0)) * this.weight(id, asked, shareIn(id), form);
      return {
        id,
        score,
        coverage: Math.max(covered, whole?.share ?? 0),
        matches: whole ? [...matches, whole] : matches,
      };
    });
    const best = Math.max(...scored.map(({coverage}) => coverage));
    const covering = scored.filter(({coverage}) => coverage >= best * minCoverage);
    const kept = (best < 1 && covering.length < fewHits ? scored : covering).sort(byScore);
    return written.length < 2 ? kept : this.preferTogether(words, written, kept);
  }

  /** The share of the query that a record matches, with words weighted by inverse document frequency. */
  private coverage(found: readonly FoundWord[]): (id: number) => number {
    const weights = found.map((word) => word.weight * this.rarity(word));
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    return (id) =>
      found.reduce((sum, {matches}, word) => sum + (matches.get(id)?.share ?? 0) * (weights[word] ?? 0), 0) / total;
  }

  /** Inverse document frequency; 0 for a word that matches nothing. */
  private rarity({frequency}: FoundWord): number {
    return frequency === 0 ? 0 : Math.log(1 + this.records.length / (frequency + 1));
  }

  /** The factor for a record's match score: overlap of query and heading, level, links, and page weight. */
  private weight(id: number, asked: AskedTerms, shareOf: (term: string) => number, form: QueryForm): number {
    const record = this.records[id];
    if (!record) return 0;
    const {heading, ancestors, compactHeading, name, to} = this.standingOf(id, record);
    const {total, shares, typed} = asked;
    let shared = 0;
    for (const term of heading) shared += shareOf(term);
    let sharedAbove = 0;
    for (const term of ancestors) sharedAbove += shares.get(term) ?? 0;
    const ofQuery = Math.min(1, (shared + (shared > 0 ? ancestorShare * sharedAbove : 0)) / total);
    const shareOfName = 1 / (this.namesakes.get(compactHeading) ?? 1);
    const ofHeading = (shared / Math.max(1, heading.size)) * shareOfName;
    const isTyped = compactHeading.startsWith(typed);
    const isNamed = isTyped || (name !== undefined && name === asked.name);
    // A question asks for the section that answers it, not for a page with one of its words as the title.
    const boost = form === 'question' && !isNamed ? 1 : (levelBoosts[record.type] ?? 1);
    const level = 1 + (boost - 1) * ofQuery;
    const named = isNamed ? 1 + ((isTyped ? typedHeadingBoost : nameBoost) - 1) * shareOfName : 1;
    return (1 + ofQuery * ofHeading) * level * named * to[form];
  }

  private standingOf(id: number, record: SearchRecord): Standing {
    const known = this.standings.get(id);
    if (known) return known;
    const links = linksOf(record);
    const {text} = ownHeading(record);
    const heading = new Set(textTerms(text));
    const standing = {
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
    this.standings.set(id, standing);
    return standing;
  }

  private preferTogether(words: readonly string[], written: readonly string[], found: readonly Ranked[]): Ranked[] {
    const terms = words.map((word) => new Set([compactWord(word), ...wordParts(word)]));
    // Without stop words in the query, word order adds no information.
    const typed = written.length > words.length ? written.map(compactWord) : [];
    const nearest = found.slice(0, proximityDepth).map((each) => {
      const near = 1 + proximityWeight * this.together(each.id, terms);
      return {...each, score: each.score * near * (1 + runWeight * this.asTyped(each.id, typed))};
    });
    return [...nearest.sort(byScore), ...found.slice(proximityDepth)];
  }

  /** The largest share of the words that occur within a few words of each other; 0 for fewer than two. */
  private together(id: number, words: readonly ReadonlySet<string>[]): number {
    const text = this.textOf(id);
    const isAsked = (word: string) => words.some((terms) => terms.has(word));
    const most = text.reduce((best, word, start) => {
      if (!isAsked(word)) return best;
      const near = text.slice(start, start + words.length + 4);
      return Math.max(best, words.filter((terms) => near.some((each) => terms.has(each))).length);
    }, 0);
    return most < 2 ? 0 : most / words.length;
  }

  /** The longest run of consecutive words in typed order, as a share of the query; 0 for fewer than two. */
  private asTyped(id: number, typed: readonly string[]): number {
    const run = longestRun(typed, this.textOf(id));
    return run < 2 ? 0 : run / typed.length;
  }

  private textOf(id: number): readonly string[] {
    const known = this.texts.get(id);
    if (known) return known;
    const record = this.records[id];
    const words = findWords(record ? textWithHeadings(record) : '').map((word) => compactWord(word.text));
    this.texts.set(id, words);
    return words;
  }
}

function ancestorTerms(record: SearchRecord): string[] {
  const levels = sectionLevels.slice(0, sectionLevels.indexOf(ownHeading(record).level));
  return levels.flatMap((level) => textTerms(record.hierarchy[level] ?? ''));
}

/** The headings above a section, its own, and its text: what readers take as one, such as `Shell completion` and `zsh`. */
function textWithHeadings({hierarchy, content}: SearchRecord): string {
  return [...sectionLevels.map((level) => hierarchy[level] ?? ''), content].join(' ');
}

function askedTerms(words: readonly string[], written: readonly string[]): AskedTerms {
  const terms = new Map(words.flatMap((word) => wordTerms(word).map((term) => [term, weightOf(word)] as const)));
  const forms = [...terms].flatMap(([term, weight]) =>
    otherForms(term).map((form) => [form, weight * otherFormFactor] as const),
  );
  return {
    total: [...terms.values()].reduce((sum, weight) => sum + weight, 0) || 1,
    shares: new Map([...forms, ...terms]),
    typed: compactWord(written.join(' ')),
    name: nameIn(words),
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
  const ofPage = settings.pageWeights.find(({path}) => url.startsWith(`${path}#`))?.weights[form] ?? 1;
  // A heading without text of its own only introduces those below it.
  const isMinor = content === null || settings.minorSections.test(url);
  return isMinor ? ofPage * settings.minorSectionWeight : ofPage;
}

/** Inbound links raise a section's weight a little. */
function linksOf({ranking}: SearchRecord): number {
  return 1 + linkWeight * Math.log(1 + (ranking?.linkTexts.length ?? 0));
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.id - b.id;
}
