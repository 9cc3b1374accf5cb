import {pageOf} from '../../src/lib/search/search-record';
import type {Judgment, QueryClass} from './judged-query';

/** Hits that count, from the top. */
const depth = 10;

/** A query that an engine has answered. */
export interface Answer {
  readonly class: QueryClass;
  readonly judged: readonly Judgment[];
  /** Addresses of the hits, best first. */
  readonly urls: readonly string[];
}

/** Shares and means over a number of queries, all from 0 to 1. */
export interface Scores {
  readonly queries: number;
  readonly successAt1: number;
  readonly mrrAt10: number;
  readonly ndcgAt10: number;
  readonly zeroRate: number;
}

/** The figures of a set of queries. Of no queries they are all 0. */
export function score(answers: readonly Answer[]): Scores {
  return {
    queries: answers.length,
    successAt1: mean(answers, successAt1),
    mrrAt10: mean(answers, reciprocalRank),
    ndcgAt10: mean(answers, ndcg),
    zeroRate: mean(answers, ({urls}) => (urls.length === 0 ? 1 : 0)),
  };
}

/**
 * Success@1: 1 when the first hit has the best grade that the query has, else 0. The address has to be
 * the judged one: another section of its page is a miss.
 */
export function successAt1({judged, urls}: Pick<Answer, 'judged' | 'urls'>): number {
  return isBest(judged, urls[0]) ? 1 : 0;
}

/**
 * Reciprocal rank, whose mean is MRR@10: 1 over the place of the first hit that has the best grade of
 * the query, 0 when none of the first ten has. As for Success@1, the address has to be the judged one.
 */
export function reciprocalRank({judged, urls}: Pick<Answer, 'judged' | 'urls'>): number {
  const index = urls.slice(0, depth).findIndex((url) => isBest(judged, url));
  return index === -1 ? 0 : 1 / (index + 1);
}

/**
 * nDCG@10: the gain 2^grade − 1 of each hit, divided by log2 of its place plus 1, summed and divided by
 * the same sum for the best order of the judged addresses.
 *
 * A hit that is not judged counts as grade 1 when it stands in for a judged one of its page: when no
 * judged address of that page is among the ten. Only the first of a page does, and a page for which
 * nothing better than grade 1 is judged gains nothing by it. The figure therefore never passes 1.
 */
export function ndcg({judged, urls}: Pick<Answer, 'judged' | 'urls'>): number {
  const ideal = discountedGain(judged.map(({grade}) => grade).sort((a, b) => b - a));
  return ideal === 0 ? 0 : discountedGain(hitGrades(judged, urls.slice(0, depth))) / ideal;
}

function hitGrades(judged: readonly Judgment[], urls: readonly string[]): number[] {
  const found = new Set(urls.filter((url) => gradeOf(judged, url) > 0).map(pageOf));
  const pages = new Set(judged.filter(({grade}) => grade > 1).map(({url}) => pageOf(url)));
  return urls.map((url) => {
    const grade = gradeOf(judged, url);
    const page = pageOf(url);
    if (grade > 0 || found.has(page) || !pages.has(page)) return grade;
    found.add(page);
    return 1;
  });
}

function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

function isBest(judged: readonly Judgment[], url: string | undefined): boolean {
  const best = Math.max(...judged.map(({grade}) => grade));
  return url !== undefined && gradeOf(judged, url) === best;
}

function gradeOf(judged: readonly Judgment[], url: string): number {
  return judged.find((judgment) => judgment.url === url)?.grade ?? 0;
}

function mean<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.length === 0 ? 0 : items.reduce((sum, item) => sum + measure(item), 0) / items.length;
}
