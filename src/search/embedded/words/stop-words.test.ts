import {expect, test} from 'vitest';
import {isFiller, isStopWord} from './stop-words';

test('stop words are case-insensitive', () => {
  expect(['the', 'THE', 'Documentation'].map(isStopWord)).toEqual([true, true, true]);
  expect(isStopWord('limit')).toBe(false);
});

test('texts are indexed without stop words, except those in synonym phrases', () => {
  expect(['the', 'The'].map(isFiller)).toEqual([true, true]);
  // `exceeded` is searched as its synonym `too many`, so both words must be indexed.
  expect(['too', 'many', 'limit'].map(isFiller)).toEqual([false, false, false]);
});
