/** Responsiveness of the reference page: while it loads, and during interactions. */
import type {Page} from '@playwright/test';
import {test} from 'vitest';
import {formatTable} from '../../../.ci/lib/format-table.mjs';
import {slowDown} from '../../support/slow-down';
import {cpuSlowdown} from '../lib/conditions';
import {reportLimits} from '../lib/limits';
import {servePages} from '../lib/serve-pages';
import {median} from '../lib/statistics';
import {installTimings, type PageTimings} from './page-timings';

const repetitions = Number(process.env.BENCH_RUNS ?? 5);

/** In milliseconds: the threshold of a long task, and that of a good INP. */
const taskLimit = 50;
const interactionLimit = 200;

/** Work after hydration, such as loading lazy chunks, is done by then. In milliseconds. */
const quiet = 1500;

const reference = '/platform/solana-rpc/solana-documentation';

/** The last is a plain page as the baseline: its cost is that of the site. */
const loaded = [
  {name: 'reference', path: reference},
  {name: 'reference at a method', path: `${reference}#getTransaction`},
  {name: 'plain page', path: '/platform/concepts/stacks'},
] as const;

const open = servePages();

interface Load {
  readonly alive: number;
  readonly longTasks: readonly number[];
}

test('tasks while the page loads', async () => {
  const results = new Map<string, Load[]>(loaded.map(({name}) => [name, []]));
  // Not counted: the server compresses the files.
  for (const {path} of loaded) await load(path);
  // Interleaved, so that other load on the machine affects all of them.
  for (let count = 0; count < repetitions; count++) {
    for (const {name, path} of loaded) results.get(name)?.push(await load(path));
  }
  const middle = (name: string, figure: (load: Load) => number) => median((results.get(name) ?? []).map(figure));
  const longest = ({longTasks}: Load) => Math.max(0, ...longTasks);
  console.log(`
Loading, CPU ${cpuSlowdown}× slower, an empty cache, medians of ${repetitions} runs. "Blocked" is the time of the tasks beyond
${taskLimit} ms each, "alive" is when React has hydrated the page. In milliseconds.

${formatTable([
  ['', 'long tasks', 'longest', 'blocked', 'alive'],
  ...loaded.map(({name}) => [
    name,
    ...[
      ({longTasks}: Load) => longTasks.length,
      longest,
      ({longTasks}: Load) => longTasks.reduce((sum, task) => sum + task - taskLimit, 0),
      ({alive}: Load) => alive,
    ].map((figure) => middle(name, figure).toFixed(0)),
  ]),
])}
`);
  reportLimits(
    loaded.map(({name}) => ({
      what: `longest task, ${name}`,
      value: middle(name, longest),
      limit: taskLimit,
      unit: 'ms',
    })),
  );
});

async function load(path: string): Promise<Load> {
  const page = await openSlowPage(path);
  const alive = await page.evaluate(() => performance.getEntriesByName('alive')[0]?.startTime ?? Number.NaN);
  const {longTasks} = await takeTimings(page);
  await page.context().close();
  return {alive, longTasks};
}

test('interactions', async () => {
  const steps: {name: string; act: (page: Page) => Promise<unknown>}[] = [
    {name: 'click into the filter', act: (page) => nameField(page).click()},
    ...Array.from('getTok', (key) => ({name: `filter: ${key}`, act: (page: Page) => page.keyboard.press(key)})),
    ...Array.from({length: 6}, () => ({
      name: 'filter: Backspace',
      act: (page: Page) => page.keyboard.press('Backspace'),
    })),
    {name: 'category', act: (page) => pressAfterTab(page, 'B')},
    {name: 'transport', act: (page) => pressAfterTab(page, 'H')},
    {name: 'show all', act: (page) => pressAfterTab(page, 'Enter')},
    {name: 'link to a method', act: (page) => page.locator('dd a[href="#getTransaction"]').click()},
    ...['Go', 'Python'].map((language) => ({
      name: `language: ${language}`,
      act: (page: Page) =>
        page
          .getByRole('tablist', {name: 'Language of the getTransaction request', exact: true})
          .getByRole('tab', {name: language})
          .click(),
    })),
    {
      name: 'copy link',
      act: (page) => page.getByRole('button', {name: 'Copy link to getTransaction', exact: true}).click(),
    },
  ];
  const filterSteps = steps.findIndex(({name}) => name === 'link to a method');
  const page = await openSlowPage(reference);
  // Content near the filter is loaded beforehand, so it is not measured.
  await nameField(page).scrollIntoViewIfNeeded();
  await takeTimings(page);
  const taken: (PageTimings & {name: string})[] = [];
  for (const {name, act} of steps) {
    await act(page);
    taken.push({name, ...(await takeTimings(page))});
  }
  await page.context().close();
  const most = (figures: readonly number[]) => Math.max(0, ...figures);
  console.log(`
Interactions, CPU ${cpuSlowdown}× slower: from the key or the click to the next frame, in steps of 8 ms, 0 when less
than 16; and the longest task until ${quiet} ms later, 0 when less than ${taskLimit}. In milliseconds.

${formatTable([
  ['', 'interaction', 'longest task'],
  ...taken.map(({name, interactions, longTasks}) => [name, most(interactions).toFixed(0), most(longTasks).toFixed(0)]),
])}
`);
  reportLimits([
    {
      what: 'interaction to next paint, filtering',
      value: most(taken.slice(0, filterSteps).flatMap(({interactions}) => interactions)),
      limit: interactionLimit,
      unit: 'ms',
    },
    {
      what: 'interaction to next paint, other',
      value: most(taken.slice(filterSteps).flatMap(({interactions}) => interactions)),
      limit: interactionLimit,
      unit: 'ms',
    },
    {
      what: 'longest task after an interaction',
      value: most(taken.flatMap(({longTasks}) => longTasks)),
      limit: taskLimit,
      unit: 'ms',
    },
  ]);
});

const nameField = (page: Page) => page.getByRole('search', {name: 'Methods'}).getByRole('searchbox', {name: 'Name'});

async function pressAfterTab(page: Page, key: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press(key);
}

function openSlowPage(path: string): Promise<Page> {
  return open(path, async (page) => {
    await page.addInitScript(installTimings);
    await page.addInitScript(() => {
      // Save-Data disables prefetching of linked pages, which is not what is measured here.
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        performance.mark('alive');
        observer.disconnect();
      }).observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
    });
    await slowDown(page, cpuSlowdown);
  });
}

async function takeTimings(page: Page): Promise<PageTimings> {
  await page.waitForTimeout(quiet);
  return page.evaluate(() => window.takeTimings());
}
