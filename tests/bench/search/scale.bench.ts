import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'vitest';
import {formatTable} from '../../../.ci/lib/format-table.mjs';
import {search as settings} from '../../../src/config/search';
import {pageOf} from '../../../src/lib/search/search-record';
import searchIndex from '../../../src/plugins/search-index';
import {createEngine} from '../../../src/search/embedded/engine';
import {readPage, siteDir} from '../../support/built-site';
import {calibrate} from '../../support/calibrate';
import {readIndex, type BuiltIndex} from '../lib/built-index';
import {cpuSlowdown} from '../lib/conditions';
import {createGenerator} from '../lib/generate-pages';
import {drawBars, drawPlots, type Plot, type Point} from '../lib/scale-plot';
import {median, p95} from '../lib/statistics';
import {crossing} from './crossing';
import {searchLimits} from './search-limits';
import {prefixes, typedQueries} from './typed-queries';

/** Set fewer for a quick run: `BENCH_PAGES=33,330`. */
const pageCounts = (process.env.BENCH_PAGES ?? '33,330,3300').split(',').map(Number);

/** Maximum size of a search index in kilobytes after gzip: 5 s on slow 4G (1.6 Mbit/s). */
const gzipBudget = 1000;
/** Milliseconds of a search at full speed that equal the whole limit for a keystroke with a slowed CPU. */
const searchBudget = searchLimits.keystroke / cpuSlowdown;

/** Time limit for the searches of one size, in milliseconds. */
const searchTime = 20_000;

const plotFile = path.join(import.meta.dirname, '../../../test-results/bench/search/scale.svg');

interface Scale {
  readonly pages: number;
  readonly index: BuiltIndex;
  /** In milliseconds. */
  readonly build?: number;
  readonly creation: number;
  readonly searches: readonly number[];
}

test('scale', async () => {
  const ours = readIndex(siteDir);
  const generate = createGenerator(ours.records, readPage);
  // Warm-up: the first run is slower, before the JIT compiles the code.
  await buildIndex(generate, 33);
  measureEngine(ours);
  const calibrations = [calibrate()];
  const scales: Scale[] = [];
  for (const pages of pageCounts) {
    const {index, build} = await buildIndex(generate, pages);
    scales.push({pages, index, build, ...measureEngine(index)});
    calibrations.push(calibrate());
  }
  const builtPages = new Set(ours.records.map(({url}) => pageOf(url))).size;
  const plots = toPlots(scales);
  mkdirSync(path.dirname(plotFile), {recursive: true});
  writeFileSync(plotFile, drawPlots(plots));

  const calibration = median(calibrations);
  const row = (name: string, {pages, index, build, creation, searches}: Scale) => [
    name,
    ...[pages, index.records.length, index.vocabulary].map(String),
    build === undefined ? '–' : (build / 1000).toFixed(2),
    ...[index.raw / 1000, index.gzip / 1000, creation].map((figure) => figure.toFixed(0)),
    String(searches.length),
    ...[median(searches), p95(searches), p95(searches) / calibration].map((figure) => figure.toFixed(2)),
  ];
  console.log(`
Scale: sites of generated pages, in Node.js, at full speed. A generated page has the frame and the shape of
one of ours and the headings and sentences of all; the vocabulary grows with the square root of the length.
Build: the plugin's postBuild over HTML files, so reading, extracting and writing. Engine: createEngine.
Search: ${typedQueries.length} judged queries as they are typed, each key a search, marks and snippets included; as many of
them as fit into ${searchTime / 1000} s.

${formatTable([
  [
    '',
    'pages',
    'records',
    'words',
    'build s',
    'raw kB',
    'gzip kB',
    'engine ms',
    'searches',
    'median ms',
    'p95 ms',
    'p95 ÷ calibration',
  ],
  row('this site', {pages: builtPages, index: ours, ...measureEngine(ours)}),
  ...scales.map((scale) => row('generated', scale)),
])}

Calibration loop: median ${calibration.toFixed(1)} ms, from ${Math.min(...calibrations).toFixed(1)} to ${Math.max(...calibrations).toFixed(1)} ms.

${plots.map(drawBars).join('\n\n')}

Plot: ${path.relative(process.cwd(), plotFile)}

Pages at which a budget is reached, interpolated between the sizes above (logarithmic):
${formatTable(
  plots.flatMap(({title, series: [curve], limit}) =>
    curve && limit ? [[`${title}: ${limit.label}`, describeCrossing(curve.points, limit.y)]] : [],
  ),
)}
At the smallest of them, move to the hosted provider. The bytes are the same on every machine; the times
depend on this machine and its load.
`);
});

function toPlots(scales: readonly Scale[]): Plot[] {
  const series = (figure: (scale: Scale) => number): Plot['series'] => [
    {name: 'generated', points: scales.map((scale) => ({x: scale.pages, y: figure(scale)}))},
  ];
  return [
    {
      title: 'index, kB gzip',
      series: series(({index}) => index.gzip / 1000),
      limit: {y: gzipBudget, label: `budget ${gzipBudget} kB`},
    },
    {title: 'build of the index, s', series: series(({build = 0}) => build / 1000)},
    {title: 'creation of the engine, ms', series: series(({creation}) => creation)},
    {
      title: 'search p95, ms',
      series: series(({searches}) => p95(searches)),
      limit: {
        y: searchBudget,
        label: `${searchBudget} ms, ${searchLimits.keystroke} ms on a CPU ${cpuSlowdown}× slower`,
      },
    },
  ];
}

/** Rounded down to two significant digits, which is all the precision that an estimate has. */
function describeCrossing(points: readonly Point[], y: number): string {
  const [least, most] = [points[0], points.at(-1)];
  if (least && least.y > y) return `fewer than ${least.x} pages`;
  if (most && most.y < y) return `more than ${most.x} pages`;
  const pages = crossing(points, y);
  const unit = 10 ** (Math.floor(Math.log10(pages)) - 1);
  return `${(Math.floor(pages / unit) * unit).toLocaleString('en')} pages`;
}

/** Runs the plugin on this many generated pages, as at the end of a build. */
async function buildIndex(
  generate: ReturnType<typeof createGenerator>,
  pages: number,
): Promise<{index: BuiltIndex; build: number}> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'search-bench-'));
  try {
    const routes = Array.from({length: pages}, (_, number) => {
      const {route, html} = generate(number);
      const file = path.join(outDir, `${route.slice(1)}.html`);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, html);
      return {path: route, component: '@theme/DocItem', exact: true};
    });
    type Site = Parameters<ReturnType<typeof searchIndex>>[0];
    const plugin = searchIndex({provider: {kind: 'embedded'}})({siteDir: outDir, baseUrl: '/', outDir} as Site);
    type Built = Parameters<NonNullable<typeof plugin.postBuild>>[0];
    const start = performance.now();
    // Without a cache, so that each page is read, as in a first build.
    const site = {routes, outDir, baseUrl: '/', siteDir: outDir, siteConfig: {url: 'https://generated.test'}};
    await plugin.postBuild?.(site as unknown as Built);
    return {build: performance.now() - start, index: readIndex(outDir)};
  } finally {
    rmSync(outDir, {recursive: true});
  }
}

function measureEngine({records}: BuiltIndex): Pick<Scale, 'creation' | 'searches'> {
  const start = performance.now();
  const engine = createEngine(records);
  const creation = performance.now() - start;
  const request = {snippetWords: settings.snippetWords.wide, hitsPerPage: settings.hitsPerPage};
  const searches: number[] = [];
  const endAt = performance.now() + searchTime;
  for (const query of shuffled(typedQueries.flatMap(prefixes))) {
    const startedAt = performance.now();
    if (startedAt > endAt) break;
    engine.search({...request, query});
    searches.push(performance.now() - startedAt);
  }
  return {creation, searches};
}

/** Every seventh item, then every seventh from the second on, and so forth: any prefix is a representative sample. */
function shuffled<T>(items: readonly T[]): T[] {
  return Array.from({length: 7}, (_, offset) => items.filter((_item, index) => index % 7 === offset)).flat();
}
