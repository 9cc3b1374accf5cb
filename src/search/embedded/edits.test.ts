import {expect, test} from 'vitest';
import {countEdits} from './edits';

test.each([
  ['stake', 'stake', 0],
  ['stake', 'steak', 2],
  ['stake', 'stakes', 1],
  ['stakes', 'stake', 1],
  ['stake', 'snake', 1],
  ['', 'ab', 2],
  ['kitten', 'sitting', Infinity],
  ['stake', 'reward', Infinity],
  ['stake', 'stakepool', Infinity],
])('from %o to %o: %d', (from, to, edits) => {
  expect(countEdits(from, to, 2)).toBe(edits);
  expect(countEdits(to, from, 2)).toBe(edits);
});

test('more than are allowed are not counted', () => {
  expect(countEdits('stake', 'steak', 1)).toBe(Infinity);
});
