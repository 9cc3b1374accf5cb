import {expect, test} from 'vitest';
import {allOf, anyOf, weaken, type Matches} from './matches';

const found = (id: number, score: number, share: number, term: string): Matches =>
  new Map([[id, {score, share, terms: [term]}]]);

test('any of them: a record counts by the best of its matches', () => {
  expect(anyOf([found(1, 2, 0.8, 'a'), found(1, 3, 0.5, 'b'), found(2, 1, 1, 'c')])).toEqual(
    new Map([
      [1, {score: 3, share: 0.8, terms: ['a', 'b']}],
      [2, {score: 1, share: 1, terms: ['c']}],
    ]),
  );
});

test('all of them: a record has as much of the word as of the part it has the least of', () => {
  expect(allOf([found(1, 2, 1, 'a'), found(1, 3, 0.5, 'b')])).toEqual(
    new Map([[1, {score: 5, share: 0.5, terms: ['a', 'b']}]]),
  );
  expect(allOf([found(1, 2, 1, 'a'), found(2, 3, 1, 'b')])).toEqual(new Map());
});

test('what stands in for a word scores less, and is less of it', () => {
  expect(weaken(found(1, 2, 1, 'a'), 0.5)).toEqual(found(1, 1, 0.5, 'a'));
});
