import {expect, test} from 'vitest';
import {solanaChanges, solanaChangesSource} from './solana-changes';

const dayOf = (when: string) => Date.parse(`${when.replace(/^(?:By|Released) /, '')} UTC`);

test('announced changes come first, then the newest', () => {
  const announced = solanaChanges.findLastIndex(({when}) => when === 'Announced');
  const days = solanaChanges.slice(announced + 1).map(({when}) => dayOf(when));
  expect(days).not.toContain(NaN);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('no change is dated after its sources were read', () => {
  const read = Date.parse(solanaChangesSource.verified);
  expect(solanaChanges.filter(({when}) => dayOf(when) > read)).toEqual([]);
});

test('each change has public sources', () => {
  const sources = solanaChanges.flatMap((change) => change.sources);
  expect(sources.filter((source) => !source.startsWith('https://'))).toEqual([]);
});
