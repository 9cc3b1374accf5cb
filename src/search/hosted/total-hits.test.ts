import {describe, expect, test} from 'vitest';
import {totalHits} from './total-hits';

test.each<[claimed: number, hitsBefore: number, hitsOnPage: number]>([
  [0, 0, 0],
  [1, 0, 1],
  [45, 0, 20],
  [45, 40, 5],
  [45, 60, 0],
])('H7: %i hits, of which %i come before a page of %i, are the total', (claimed, hitsBefore, hitsOnPage) => {
  expect(totalHits(claimed, hitsBefore, hitsOnPage)).toBe(claimed);
});

describe('a number that a page of hits contradicts', () => {
  test.each([undefined, null, 'many', '45', NaN, -5, 1.5, 1e21, 0, 24])(
    '%j: the hits so far are the total',
    (claimed) => {
      expect(totalHits(claimed, 20, 5)).toBe(25);
    },
  );

  test.each([undefined, 'many', 1e21, 50])('%j, and an empty page: there are no more hits', (claimed) => {
    expect(totalHits(claimed, 0, 0)).toBe(0);
    expect(totalHits(claimed, 20, 0)).toBe(20);
  });
});
