import {pageOf} from '../../src/lib/search/search-record';
import type {Judgment, QueryClass} from './judged-query';

/** The cutoff: only so many top hits count. */
const depth = 10;

/** A judged query, and an engine's hits for it. */
export interface Answer {
  readonly class: QueryClass;
  readonly judged: readonly Judgment[];
  /** URLs of the hits, best first. */
  readonly urls: readonly string[];
}

/** Rates and means over a set of queries, all from 0 to 1. */
export interface Scores {
  readonly queries: number;
  readonly successAt1: number;
  readonly mrrAt10: number;
  readonly ndcgAt10: number;
  readonly zeroRate: number;
}

/** The scores of a set of queries; all are 0 for an empty set. */
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
 * Success@1: 1 when the first hit has the highest grade judged for the query, else 0. The URL must match exactly:
 * another section of the same page is a miss.
 */
export function successAt1({judged, urls}: Pick<Answer, 'judged' | 'urls'>): number {
  return isBest(judged, urls[0]) ? 1 : 0;
}

/**
 * Reciprocal rank, whose mean is MRR@10: 1 / rank of the first hit with the highest grade judged for the query, 0 when
 * none of the first ten has it. As for Success@1, the URL must match exactly.
 */
export function reciprocalRank({judged, urls}: Pick<Answer, 'judged' | 'urls'>): number {
  const index = urls.slice(0, depth).findIndex((url) => isBest(judged, url));
  return index === -1 ? 0 : 1 / (index + 1);
}

/**
 * nDCG@10: the gain 2^grade − 1 of each hit, discounted by log2(rank + 1), summed, and normalized by the sum for the
 * ideal order of the judged URLs.
 *
 * A hit that is not judged counts as grade 1 when it represents a judged URL of its page: when no judged URL of that
 * page is among the first ten. Only the first such hit of a page counts, and only if some URL of the page is judged
 * above grade 1. Hence the score never exceeds 1.
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
