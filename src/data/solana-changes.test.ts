import {expect, test} from 'vitest';
import {solanaChanges, solanaChangesSource} from './solana-changes';

test('announced changes come first, then the newest', () => {
  const announced = solanaChanges.findLastIndex(({when}) => when.day === undefined);
  const days = solanaChanges.slice(announced + 1).map(({when}) => Date.parse(when.day ?? ''));
  expect(days).not.toContain(NaN);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('no change is dated after its sources were read', () => {
  const read = Date.parse(solanaChangesSource.verified);
  expect(solanaChanges.filter(({when}) => when.day !== undefined && Date.parse(when.day) > read)).toEqual([]);
});

test('each change has public sources', () => {
  const sources = solanaChanges.flatMap((change) => change.sources);
  expect(sources.filter((source) => !source.startsWith('https://'))).toEqual([]);
});
