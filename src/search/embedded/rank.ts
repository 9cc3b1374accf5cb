import type {SearchRecord} from '../../lib/search/search-record';
import type {FoundWord} from './find-records';
import type {Match, Matches} from './matches';
import {Nearness} from './nearness';
import type {Query} from './query';
import {RecordWeights} from './record-weights';

/** A matching record, with its score and its matches per query word. */
export interface Ranked {
  readonly id: number;
  readonly score: number;
  readonly matches: readonly Match[];
}

/** For how many top hits the nearness of the query's words is computed. */
const nearnessDepth = 50;

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

/** Ranks records by the matches of a query's words. */
export class Ranking {
  private readonly weights: RecordWeights;
  private readonly nearness: Nearness;

  /** @param records live list: it may grow between queries. */
  constructor(private readonly records: readonly SearchRecord[]) {
    this.weights = new RecordWeights(records);
    this.nearness = new Nearness(records);
  }

  /** To be called with all records. */
  add(records: readonly SearchRecord[]): void {
    this.weights.countHeadings(records);
  }

  /**
   * @param found the matches of each word of the query.
   * @param joined the matches of the words joined into one.
   * @returns the best first.
   */
  rank(query: Query, found: readonly FoundWord[], joined: Matches): Ranked[] {
    const perWord = found.map(({matches}) => matches);
    const factorOf = this.weights.factors(query, found);
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
      return {
        id,
        score: (sum * covered ** coverageExponent + (whole?.score ?? 0)) * factorOf(id),
        coverage: Math.max(covered, whole?.share ?? 0),
        matches: whole ? [...matches, whole] : matches,
      };
    });
    const best = Math.max(...scored.map(({coverage}) => coverage));
    const covering = scored.filter(({coverage}) => coverage >= best * minCoverage);
    const kept = (best < 1 && covering.length < fewHits ? scored : covering).sort(byScore);
    return query.written.length < 2 ? kept : this.preferTogether(query, kept);
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

  private preferTogether(query: Query, found: readonly Ranked[]): Ranked[] {
    const factorOf = this.nearness.factors(query);
    const nearest = found.slice(0, nearnessDepth).map((each) => ({...each, score: each.score * factorOf(each.id)}));
    return [...nearest.sort(byScore), ...found.slice(nearnessDepth)];
  }
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.id - b.id;
}
