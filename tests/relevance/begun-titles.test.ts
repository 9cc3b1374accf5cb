import {expect, test} from 'vitest';
import {ownHeading} from '../../src/lib/search/search-record';
import {readBuiltRecords} from './built-records';
import type {Search} from './engine';
import {ours} from './engines/ours';

/** Shorter prefixes match too many words. */
const minBeginningLength = 4;

/** Minimum share of title prefixes whose first hit is a page or section with a heading that starts with them. */
const floor = 0.95;

const records = readBuiltRecords();
const headings = new Map(records.map((record) => [record.url, ownHeading(record).text.toLowerCase()]));
const titles = records.filter(({type}) => type === 'lvl1').map(({hierarchy}) => hierarchy.lvl1.toLowerCase());
const beginnings = titles.flatMap((title) =>
  Array.from({length: Math.max(0, title.length - minBeginningLength + 1)}, (_, more) =>
    title.slice(0, minBeginningLength + more),
  ).filter((beginning) => !beginning.endsWith(' ')),
);

const {search} = await ours.index(records);

/** The prefixes whose first hit has a heading that does not start with them, each with that hit. */
async function misled(find: Search): Promise<string[]> {
  const firstHits = await Promise.all(beginnings.map(async (typed) => ({typed, first: (await find(typed))[0] ?? ''})));
  return firstHits
    .filter(({typed, first}) => headings.get(first)?.startsWith(typed) !== true)
    .map(({typed, first}) => `${typed} → ${first}`);
}

const shareLed = (misses: readonly string[]) => 1 - misses.length / beginnings.length;

test('the prefix of a title finds it', async () => {
  const misses = await misled(search);
  console.log(`${beginnings.length} prefixes of ${titles.length} titles, misled:\n${misses.join('\n')}`);
  expect(titles.length).toBeGreaterThan(30);
  expect(shareLed(misses)).toBeGreaterThanOrEqual(floor);
});

test('an engine that ranks backwards is detected', async () => {
  const misses = await misled(async (query) => (await search(query)).toReversed());
  expect(shareLed(misses)).toBeLessThan(floor);
});
