import type {Page} from '@playwright/test';
import {expect, test} from 'vitest';
import {formatTable} from '../../../.ci/lib/format-table.mjs';
import {calibrate} from '../../support/calibrate';
import {slowDown, type NetworkProfile} from '../../support/slow-down';
import {describeNetwork} from '../lib/browser';
import {cpuSlowdown, fastLine, slow4G, slow4GDevTools} from '../lib/conditions';
import {reportLimits} from '../lib/limits';
import {servePages} from '../lib/serve-pages';
import {median, p95} from '../lib/statistics';
import {serveEcho} from './echo-page';
import {docSearch} from './search-interface';
import {searchLimits} from './search-limits';
import type {Keystroke, Opening} from './stopwatch';
import {addStopwatch, timeKeys, timeOpening} from './time-search';
import {typedQueries} from './typed-queries';

const repetitions = Number(process.env.BENCH_RUNS ?? 7);

/** Milliseconds without a change after which the results for a key have settled. */
const quietMs = 200;

const lines: readonly (NetworkProfile & {limit: number})[] = [
  {...fastLine, limit: searchLimits.openingFast},
  {...slow4G, limit: searchLimits.openingSlow},
  {...slow4GDevTools, limit: searchLimits.openingSlow},
];

const open = servePages();

interface Run {
  readonly opening: Opening;
  readonly calibration: number;
}

test('from opening to first results', async () => {
  const results: {line: (typeof lines)[number]; runs: Run[]}[] = [];
  // Not counted: the server compresses the files.
  await openOnSite(fastLine);
  for (const line of lines) {
    const runs: Run[] = [];
    for (let count = 0; count < repetitions; count++) runs.push(await openOnSite(line));
    results.push({line, runs});
  }
  console.log(`
Latency from opening to first results, CPU ${cpuSlowdown}× slower, ${repetitions} runs, each with an empty cache on /.
Start: the time stamp of the keydown event of Ctrl+K; the page is idle, and the search unused so far.
End: the frame with the first hit has been drawn. As soon as the frame with the focused input has been
drawn ("modal"), one input event puts a whole query into it: nobody types faster. Files are compressed with Brotli.
${lines.map(describeNetwork).join('\n')}

${formatTable([
  ['ms', 'modal median', 'results median', 'p95', 'least', '÷ calibration'],
  ...results.map(({line, runs}) => {
    const times = runs.map(({opening}) => opening.results);
    const figures = [median(runs.map(({opening}) => opening.modal)), median(times), p95(times), Math.min(...times)];
    const ratio = median(runs.map(({opening, calibration}) => opening.results / calibration));
    return [line.name, ...figures.map((figure) => figure.toFixed(0)), ratio.toFixed(1)];
  }),
])}

${describeCalibration(results.flatMap(({runs}) => runs.map(({calibration}) => calibration)))}
The limit is for the median.`);
  reportLimits(
    results.map(({line, runs}) => ({
      what: `first results, ${line.name}`,
      value: median(runs.map(({opening}) => opening.results)),
      limit: line.limit,
      unit: 'ms',
    })),
  );
});

test('network throttling applies to workers', async () => {
  const latency = 700;
  const page = await open('/');
  await slowDown(page, 1, {name: 'far away', latency, downMbit: 100, upMbit: 100});
  const started = page.waitForEvent('worker');
  await page.keyboard.press('Control+k');
  const worker = await started;
  const milliseconds = await worker.evaluate(async () => {
    const start = performance.now();
    await (await fetch(location.href, {cache: 'no-store'})).text();
    return performance.now() - start;
  });
  await page.context().close();
  expect(milliseconds).toBeGreaterThanOrEqual(latency);
});

async function openOnSite(line: NetworkProfile): Promise<Run> {
  const page = await open('/', (opened) => addStopwatch(opened, docSearch));
  await slowDown(page, cpuSlowdown, line);
  const calibration = await page.evaluate(calibrate);
  const opening = await timeOpening(page);
  warnOfWorkers(page);
  await page.context().close();
  return {opening, calibration};
}

test('from keystroke to settled results', async () => {
  const keys: Keystroke[] = [];
  const calibrations: number[] = [];
  const pages = 3;
  const echoes = await typeOnEcho(typedQueries.slice(0, 3));
  for (let count = 0; count < pages; count++) {
    const run = await typeOnSite(typedQueries.filter((_, index) => index % pages === count));
    keys.push(...run.keys);
    calibrations.push(run.calibration);
  }
  const figures = figuresOf(keys);
  const calibration = median(calibrations);
  console.log(`
Latency from keystroke to settled results, CPU ${cpuSlowdown}× slower: ${typedQueries.length} judged queries typed key by key,
${keys.length} keys over ${pages} pages, after one search that is not counted.
Start: the time stamp of the keydown event. End: the frame with the last change in the modal has been
drawn; nothing that is shown changes for ${quietMs} ms after it. ${keys.filter(({changedList}) => !changedList).length} keys left the list unchanged.
Echo: ${echoes.length} keys on a page with only an input and the text that a worker sends back. No search
in a worker can be faster: if the echo misses the limit, the machine is too slow.

${formatTable([
  ['', 'median', 'p95', 'most'],
  ['ms', ...figures.map((figure) => figure.toFixed(0))],
  ['echo, ms', ...figuresOf(echoes).map((figure) => figure.toFixed(0))],
  ['÷ calibration', ...figures.map((figure) => (figure / calibration).toFixed(2))],
])}

${describeCalibration(calibrations)}`);
  reportLimits([
    {what: 'keystroke to settled results, p95', value: figures[1], limit: searchLimits.keystroke, unit: 'ms'},
  ]);
});

function figuresOf(keys: readonly Keystroke[]): [median: number, p95: number, most: number] {
  const times = keys.map(({milliseconds}) => milliseconds);
  return [median(times), p95(times), Math.max(...times)];
}

async function typeOnEcho(queries: readonly string[]): Promise<Keystroke[]> {
  const page = await open('/echo', async (opened) => {
    await addStopwatch(opened, docSearch);
    await serveEcho(opened);
  });
  await slowDown(page, cpuSlowdown);
  const keys = await timeKeys(page, docSearch, queries, quietMs);
  await page.context().close();
  return keys;
}

async function typeOnSite(queries: readonly string[]): Promise<{keys: Keystroke[]; calibration: number}> {
  const page = await open('/', (opened) => addStopwatch(opened, docSearch));
  await slowDown(page, cpuSlowdown);
  const calibration = await page.evaluate(calibrate);
  const keys = await timeKeys(page, docSearch, queries, quietMs);
  warnOfWorkers(page);
  await page.context().close();
  return {keys, calibration};
}

function describeCalibration(milliseconds: readonly number[]): string {
  const [least, most] = [Math.min(...milliseconds), Math.max(...milliseconds)].map((figure) => figure.toFixed(0));
  return `Calibration loop in the same pages: median ${median(milliseconds).toFixed(0)} ms, from ${least} to ${most} ms.`;
}

/** Throttling does not cover a worker's CPU, so its computation looks faster than it is; its network is throttled. */
function warnOfWorkers(page: Page): void {
  if (page.workers().length > 0) console.warn('The page runs a worker: its network is throttled, its CPU is not.');
}
