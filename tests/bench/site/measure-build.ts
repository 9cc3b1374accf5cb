import {execFileSync, spawn} from 'node:child_process';
import {appendFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {outcomeOf} from '../../../.ci/lib/process.mjs';
import type {Generator} from './generator';
import {pagesOf, type Page, type PageSection} from './pages';

export interface BuildFigures {
  /** Wall-clock time, so it depends on other load. */
  readonly seconds: number;
  /** CPU time of all processes of the build. */
  readonly cpuSeconds: number;
  /** Peak memory of all processes of the build together, in MiB. */
  readonly peakMiB: number;
  /** Total size of the output, in MiB. */
  readonly outputMiB: number;
}

/** Memory sampling interval, in milliseconds. */
const sampleInterval = 250;

/**
 * Builds a site once.
 *
 * @param pages the number of pages that the site should have.
 * @throws when the build fails or omits pages, with the tail of its output.
 */
export async function measureBuild({name, folder, command, outDir}: Generator, pages: number): Promise<BuildFigures> {
  // The shell's `time` includes the CPU time of all child processes.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'build', ...command], {
    cwd: folder,
    // Nothing else: Vitest sets `DEV`, with which Starlight leaves its search out.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      CI: '1',
    },
  });
  let peakKiB = 0;
  const sampling = setInterval(() => (peakKiB = Math.max(peakKiB, memoryOf(child.pid ?? 0))), sampleInterval);
  const started = performance.now();
  const {exitCode, output} = await outcomeOf(child);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampling);
  const built = exitCode === 0 ? filesIn(outDir) : [];
  if (built.filter((file) => /(?<!\/404)\.html$/.test(file)).length < pages) {
    throw new Error(`The build of ${name} in ${folder} did not build ${pages} pages:\n${output.slice(-4000)}`);
  }
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(output) ?? [];
  return {
    seconds,
    cpuSeconds: Number(user) + Number(system),
    peakMiB: peakKiB / 1024,
    outputMiB: built.reduce((sum, file) => sum + statSync(file).size, 0) / 2 ** 20,
  };
}

/** Astro at times stores its content before all pages are in it: https://github.com/withastro/astro/issues/13310 */
const attempts = 6;

/**
 * Builds a site with these pages from scratch. A build that fails is repeated.
 *
 * @throws like `measureBuild`, when the last attempt fails.
 */
export async function buildAnew(generator: Generator, sections: readonly PageSection[]): Promise<BuildFigures> {
  generator.writePages(sections);
  for (let attempt = 1; ; attempt++) {
    generator.clearBuildState();
    try {
      return await measureBuild(generator, pagesOf(sections).length);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.warn(`The build of ${generator.name} failed or omitted pages: building again.`);
    }
  }
}

/** Rebuilds a site after adding a sentence to one page. */
export function measureRebuild(generator: Generator, edited: Page, pages: number): Promise<BuildFigures> {
  appendFileSync(generator.fileOf(edited), '\nOne sentence more.\n');
  return measureBuild(generator, pages);
}

/** Memory (RSS) of a process and all its descendants, in KiB. */
function memoryOf(root: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, rss: number]);
  const sum = (pid: number): number =>
    processes
      .filter(([each, parent]) => each === pid || parent === pid)
      .reduce((total, [each, , rss]) => total + (each === pid ? rss : sum(each)), 0);
  return sum(root);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
