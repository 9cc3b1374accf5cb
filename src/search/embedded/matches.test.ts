import {expect, test} from 'vitest';
import {allOf, anyOf, weaken, type Matches} from './matches';

const found = (id: number, score: number, share: number, term: string): Matches =>
  new Map([[id, {score, share, terms: [term]}]]);

test('anyOf: a record keeps its best score and share', () => {
  expect(anyOf([found(1, 2, 0.8, 'a'), found(1, 3, 0.5, 'b'), found(2, 1, 1, 'c')])).toEqual(
    new Map([
      [1, {score: 3, share: 0.8, terms: ['a', 'b']}],
      [2, {score: 1, share: 1, terms: ['c']}],
    ]),
  );
});

test('allOf: a record has the sum of the scores and the lowest share', () => {
  expect(allOf([found(1, 2, 1, 'a'), found(1, 3, 0.5, 'b')])).toEqual(
    new Map([[1, {score: 5, share: 0.5, terms: ['a', 'b']}]]),
  );
  expect(allOf([found(1, 2, 1, 'a'), found(2, 3, 1, 'b')])).toEqual(new Map());
});

test('weaken: a substitute has a lower score and share', () => {
  expect(weaken(found(1, 2, 1, 'a'), 0.5)).toEqual(found(1, 1, 0.5, 'a'));
});
