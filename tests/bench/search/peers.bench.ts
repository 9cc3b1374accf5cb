import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {siteDir} from '../../support/built-site';
import {serveSite} from '../../support/serve-site';
import {slowDown, type NetworkProfile} from '../../support/slow-down';
import {describeNetwork, launchBrowser, openPage} from '../lib/browser';
import {formatComparison, type Column} from '../lib/comparison-table';
import {cpuSlowdown, fastLine, slow4G} from '../lib/conditions';
import {reportLimits} from '../lib/limits';
import {median, p95} from '../lib/statistics';
import type {Generator} from '../site/generator';
import {buildAnew} from '../site/measure-build';
import {pagesOf, readSections} from '../site/pages';
import {docusaurusWithSearch, rspress, starlight, vitePress} from '../site/peers';
import {docSearch, type SearchInterface} from './search-interface';
import {searchLimits} from './search-limits';
import type {Keystroke, Opening} from './stopwatch';
import {addStopwatch, timeKeys, timeOpening} from './time-search';
import {typedQueries} from './typed-queries';

/** The searches that other generators have for the same pages. */
const peers: readonly {readonly generator: Generator; readonly search: SearchInterface}[] = [
  {
    generator: docusaurusWithSearch,
    search: {
      modal: '.navbar__search',
      input: '.navbar__search-input',
      list: '.navbar__search [class*="dropdownMenu"]',
      hit: '.navbar__search [class*="hitTitle"]',
    },
  },
  {
    generator: vitePress,
    search: {
      modal: '.VPLocalSearchBox',
      input: '.VPLocalSearchBox .search-input',
      list: '.VPLocalSearchBox .results',
      hit: '.VPLocalSearchBox .result',
    },
  },
  {
    generator: starlight,
    search: {
      modal: 'site-search dialog',
      input: '.pagefind-ui__search-input',
      list: '.pagefind-ui__drawer',
      hit: '.pagefind-ui__result',
    },
  },
  {
    generator: rspress,
    search: {
      modal: '.rp-search-panel__modal',
      input: '.rp-search-panel__input',
      list: '.rp-search-panel__results',
      hit: '.rp-search-panel__results li',
    },
  },
];

const repetitions = Number(process.env.BENCH_RUNS ?? 5);
const queries = typedQueries.filter((_, index) => index % 5 === 0);

/** Longer than the delay after the last key that some of them wait for. */
const quietMs = 1000;

/** What the best of six other searches took on the machine for which the limits were set, in milliseconds. */
const bestPeer = {keystroke: 70, openingSlow: 1286};

/** The limits as shares of that: unlike milliseconds, they apply to slow and fast machines alike. */
const limits = {
  keystroke: searchLimits.keystroke / bestPeer.keystroke,
  openingSlow: searchLimits.openingSlow / bestPeer.openingSlow,
};

interface SearchFigures {
  readonly name: string;
  /** In milliseconds, medians. */
  readonly openingFast: number;
  readonly openingSlow: number;
  /** In milliseconds, one per key. */
  readonly keys: readonly number[];
}

const columns: readonly Column<SearchFigures>[] = [
  {head: `first results, ${fastLine.name}`, figure: ({openingFast}) => openingFast, digits: 0},
  {head: slow4G.name, figure: ({openingSlow}) => openingSlow, digits: 0},
  {head: 'keystroke median', figure: ({keys}) => median(keys), digits: 0},
  {head: 'p95', figure: ({keys}) => p95(keys), digits: 0},
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('latency beside the searches of other generators', {timeout: 3_600_000}, async () => {
  const sections = readSections(siteDir);
  const ours = await measureSearch('this site', siteDir, docSearch);
  const others: SearchFigures[] = [];
  for (const {generator, search} of peers) {
    generator.prepare();
    await buildAnew(generator, sections);
    others.push(await measureSearch(generator.name, generator.outDir, search));
  }
  console.log(`
Latency of the searches that come with other generators, on the same ${pagesOf(sections).length} pages, in ms, CPU ${cpuSlowdown}× slower.
Medians of ${repetitions} openings each with an empty cache, measured as in latency.bench.ts. Keystroke to settled results:
${queries.length} judged queries typed key by key; a change more than ${quietMs} ms after the one before is not counted.
${[fastLine, slow4G].map(describeNetwork).join('\n')}. (n×): ratio to the best peer.

${formatComparison([ours, ...others], columns)}
`);
  const best = (of: (figures: SearchFigures) => number) => of(ours) / Math.min(...others.map(of));
  reportLimits([
    {
      what: 'first results on slow 4G ÷ best peer',
      value: best(({openingSlow}) => openingSlow),
      limit: limits.openingSlow,
      unit: '×',
    },
    {what: 'keystroke p95 ÷ best peer', value: best(({keys}) => p95(keys)), limit: limits.keystroke, unit: '×'},
  ]);
  expect(others).toHaveLength(peers.length);
});

async function measureSearch(name: string, folder: string, search: SearchInterface): Promise<SearchFigures> {
  const site = await serveSite(folder);
  /** Runs in a page of its own. */
  async function inPage<Result>(measure: (page: Page) => Promise<Result>, line?: NetworkProfile): Promise<Result> {
    const page = await openPage(browser, `${site.origin}/`, (opened) => addStopwatch(opened, search), 'body');
    await slowDown(page, cpuSlowdown, line);
    const result = await measure(page);
    await page.context().close();
    return result;
  }
  const openings = async (line: NetworkProfile) => {
    const runs: Opening[] = [];
    for (let count = 0; count < repetitions; count++) runs.push(await inPage(timeOpening, line));
    return median(runs.map(({results}) => results));
  };
  try {
    // First the keys, which fill the server's cache of compressed files: no opening then includes the time for it.
    const keys: Keystroke[] = await inPage((page) => timeKeys(page, search, queries, quietMs));
    return {
      name,
      openingFast: await openings(fastLine),
      openingSlow: await openings(slow4G),
      keys: keys.map(({milliseconds}) => milliseconds),
    };
  } finally {
    await site.close();
  }
}
