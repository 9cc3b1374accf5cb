// npm run bench: compares this site with the same pages built by other tools. See options.ts.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPage} from '../../support/built-site';
import {launchBrowser, describeNetwork} from '../lib/browser';
import {readIndex} from '../lib/built-index';
import {formatComparison, type Column} from '../lib/comparison-table';
import {cpuSlowdown, slow4GDevTools} from '../lib/conditions';
import {createGenerator} from '../lib/generate-pages';
import {drawPlots} from '../lib/scale-plot';
import {comparedRoutes, measureSite, type SiteFigures} from './compare-sites';
import type {Generator} from './generator';
import {buildAnew, measureBuild, type BuildFigures} from './measure-build';
import {makeSections, measureScale, type ScaleFigures} from './measure-scale';
import {readOptions, type Options} from './options';
import {createOurs} from './ours';
import {pagesOf, readSections, type PageSection} from './pages';
import {docusaurus, rspress, starlight, vitePress} from './peers';

const peerGenerators = [docusaurus, vitePress, starlight, rspress];
const plotFile = path.join(__dirname, '../../../test-results/bench/site/scale.svg');
const kib = 1024;

/** The figures from which both tables derive their build times. */
interface Builds {
  readonly cold: BuildFigures;
  readonly warm: BuildFigures;
}

const buildColumns: readonly Column<Builds>[] = [
  {head: 'cold s', figure: ({cold}) => cold.seconds, digits: 1},
  {head: 'cold CPU s', figure: ({cold}) => cold.cpuSeconds, digits: 1},
  {head: 'warm s', figure: ({warm}) => warm.seconds, digits: 1},
  {head: 'warm CPU s', figure: ({warm}) => warm.cpuSeconds, digits: 1},
];

const siteColumns: readonly Column<SiteFigures>[] = [
  {head: 'JS KiB', figure: ({page}) => page.scriptBytes / kib, digits: 1},
  {head: 'page KiB', figure: ({page}) => page.bytes / kib, digits: 1},
  {head: 'requests', figure: ({page}) => page.requests, digits: 0},
  {head: 'FCP ms', figure: ({page}) => page.fcp, digits: 0},
  {head: 'LCP ms', figure: ({page}) => page.lcp, digits: 0},
  {head: 'TBT ms', figure: ({page}) => page.tbt, digits: 0},
  {head: 'CLS', figure: ({page}) => page.cls, digits: 3},
  {head: 'click ms', figure: ({navigation}) => navigation, digits: 0},
  ...buildColumns,
];

const scaleColumns: readonly Column<ScaleFigures>[] = [
  ...buildColumns,
  {head: 'peak MiB', figure: ({cold}) => cold.peakMiB, digits: 0},
  {head: 'output MiB', figure: ({cold}) => cold.outputMiB, digits: 1},
];

async function bench(options: Options): Promise<void> {
  const isChosen = ({name}: Generator) =>
    options.only.length === 0 || options.only.some((word) => name.toLowerCase().includes(word));
  const ours = createOurs('ours');
  const peers = peerGenerators.filter(isChosen);
  for (const generator of [ours, ...peers]) generator.prepare();

  ours.clearBuildState();
  // The peers build from the Markdown that this build writes.
  const ownBuild = options.site === undefined ? await measureBuild(ours, 1) : undefined;
  const built = options.site ?? ours.outDir;
  if (!options.scaleOnly) {
    const own = {generator: ours, build: async () => ownBuild ?? (await measureBuild(ours, 1))};
    const sections = readSections(built);
    const others = peers.map((generator) => ({generator, build: () => buildAnew(generator, sections)}));
    await compareSites(isChosen(ours) ? [own, ...others] : others, sections, options.runs);
  }
  if (options.pages.length > 0) {
    const generated = createOurs('ours-generated');
    if (isChosen(generated)) generated.prepare();
    await compareScale([...[generated].filter(isChosen), ...peers], built, options.pages);
  }
}

/** A compared generator, and its first build. */
interface Compared {
  readonly generator: Generator;
  readonly build: () => Promise<BuildFigures>;
}

async function compareSites(
  compared: readonly Compared[],
  sections: readonly PageSection[],
  runs: number,
): Promise<void> {
  const browser = await launchBrowser();
  const figures: SiteFigures[] = [];
  try {
    for (const {generator, build} of compared) {
      await unlessItFails(async () => {
        figures.push(await measureSite(generator, await build(), sections, browser, runs));
      });
    }
  } finally {
    await browser.close();
  }
  console.log(`
The same ${pagesOf(sections).length} pages. Medians of ${runs} loads each of ${comparedRoutes.join(', ')}, with an empty cache,
${describeNetwork(slow4GDevTools)}, CPU ${cpuSlowdown}× slower. Bytes after Brotli, without prefetches for other pages.
Click: until a prefetched page shows, on a wide screen. Warm: after adding a sentence to one page. CPU: CPU time of all processes. (n×): ratio to the best peer.

${formatComparison(figures, siteColumns)}
`);
}

async function compareScale(generators: readonly Generator[], built: string, counts: readonly number[]): Promise<void> {
  const generate = createGenerator(readIndex(built).records, (route) => readPage(route, built));
  const figures: ScaleFigures[] = [];
  for (const count of counts) {
    const sections = makeSections(generate, count);
    for (const generator of generators) {
      await unlessItFails(async () => void figures.push(await measureScale(generator, sections)));
    }
    const ofCount = figures.filter(({pages}) => pages === count);
    console.log(
      `\n${count} generated pages, built for the first time and after an edit:\n\n${formatComparison(ofCount, scaleColumns)}\n`,
    );
  }
  mkdirSync(path.dirname(plotFile), {recursive: true});
  writeFileSync(plotFile, drawPlots(scaleColumns.map((column) => toPlot(column, figures))));
  console.log(`Plot: ${path.relative(process.cwd(), plotFile)}`);
}

/** A site that fails to build has no row, but does not stop the others. */
async function unlessItFails(measure: () => Promise<void>): Promise<void> {
  await measure().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

function toPlot({head, figure}: Column<ScaleFigures>, figures: readonly ScaleFigures[]) {
  const names = [...new Set(figures.map(({name}) => name))];
  return {
    title: head,
    series: names.map((name) => ({
      name,
      points: figures.filter((each) => each.name === name).map((each) => ({x: each.pages, y: figure(each)})),
    })),
  };
}

bench(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
