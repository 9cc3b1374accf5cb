import {describe, expect, test} from 'vitest';
import type {Judgment} from './judged-query';
import {ndcg, reciprocalRank, score, successAt1} from './metrics';

const judged: Judgment[] = [
  {url: '/limits#http', grade: 3},
  {url: '/faq#rate', grade: 2},
  {url: '/logs', grade: 1},
];

/** In the ideal order: 7 / log2(2) + 3 / log2(3) + 1 / log2(4). */
const ideal = 7 + 1.892789 + 0.5;

describe('Success@1', () => {
  test('only a URL of the best grade at the top counts', () => {
    expect(successAt1({judged, urls: ['/limits#http', '/logs']})).toBe(1);
    expect(successAt1({judged, urls: ['/faq#rate', '/limits#http']})).toBe(0);
    expect(successAt1({judged, urls: []})).toBe(0);
  });

  test('another section of the page, or the page itself, is a miss', () => {
    expect(successAt1({judged, urls: ['/limits']})).toBe(0);
    expect(successAt1({judged, urls: ['/limits#websocket']})).toBe(0);
  });

  test('grade 2 counts if it is the best grade judged', () => {
    expect(successAt1({judged: judged.slice(1), urls: ['/faq#rate']})).toBe(1);
  });
});

describe('reciprocal rank', () => {
  test('is that of the first hit of the best grade', () => {
    expect(reciprocalRank({judged, urls: ['/limits#http']})).toBe(1);
    expect(reciprocalRank({judged, urls: ['/faq#rate', '/limits', '/x', '/limits#http']})).toBe(0.25);
  });

  test('is 0 beyond the tenth hit', () => {
    const others = Array.from({length: 10}, (_, index) => `/other-${index}`);
    expect(reciprocalRank({judged, urls: [...others.slice(1), '/limits#http']})).toBe(0.1);
    expect(reciprocalRank({judged, urls: [...others, '/limits#http']})).toBe(0);
  });
});

describe('nDCG@10', () => {
  test('is 1 in the ideal order, and 0 without relevant hits', () => {
    expect(ndcg({judged, urls: ['/limits#http', '/faq#rate', '/logs']})).toBeCloseTo(1);
    expect(ndcg({judged, urls: ['/x', '/y']})).toBe(0);
    expect(ndcg({judged, urls: []})).toBe(0);
  });

  test('weighs grade and rank', () => {
    // 3 / log2(2) + 7 / log2(3)
    expect(ndcg({judged, urls: ['/faq#rate', '/limits#http']})).toBeCloseTo((3 + 4.416508) / ideal, 5);
    // 1 / log2(2)
    expect(ndcg({judged, urls: ['/logs']})).toBeCloseTo(1 / ideal, 5);
  });

  test('another section of a judged page counts 1, once', () => {
    expect(ndcg({judged, urls: ['/limits', '/limits#websocket']})).toBeCloseTo(1 / ideal, 5);
  });

  test('another section counts 0 if the judged section is found, or for a page of grade 1', () => {
    expect(ndcg({judged, urls: ['/limits', '/limits#http']})).toBeCloseTo(4.416508 / ideal, 5);
    expect(ndcg({judged, urls: ['/logs#filter']})).toBe(0);
  });
});

test('scores are means over the queries', () => {
  const answers = [
    {class: 'code', judged, urls: ['/limits#http', '/faq#rate', '/logs']},
    {class: 'code', judged, urls: ['/faq#rate', '/limits#http']},
    {class: 'typo', judged, urls: []},
    {class: 'typo', judged, urls: ['/x']},
  ] as const;
  expect(score(answers)).toEqual({
    queries: 4,
    successAt1: 0.25,
    mrrAt10: (1 + 0.5) / 4,
    ndcgAt10: expect.closeTo((1 + 7.416508 / ideal) / 4, 5) as number,
    zeroRate: 0.25,
  });
  expect(score([])).toEqual({queries: 0, successAt1: 0, mrrAt10: 0, ndcgAt10: 0, zeroRate: 0});
});
