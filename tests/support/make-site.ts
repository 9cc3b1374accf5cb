import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildVariables} from '../../.ci/lib/build-variables.mjs';
import {outcomeOf} from '../../.ci/lib/process.mjs';
import {buildInputs, standIns} from './build-inputs';
import {root} from './source-files';

/** The same path for every site: paths are part of the bundler's cache keys. */
const siteDir = path.join(tmpdir(), `small-site${root.replaceAll(path.sep, '-')}`);

/** The contents of a small site, in addition to the real configuration, plugins and theme. */
export interface SmallSite {
  /** Pages under docs/, by file name. */
  readonly docs?: Readonly<Record<string, string>>;
  /** Other files, by path. Both replace existing files. */
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface BuildResult {
  readonly exitCode: number;
  readonly output: string;
  readonly outDir: string;
}

/** A page with a title and a body. */
export const mdx = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page of a small site that tests build.\n---\n\n${body}\n`;

/** Clears the settings of the machine that runs the tests. */
export const noSettings = Object.fromEntries(buildVariables.map((name) => [name, '']));

/** Files that a small site copies from the real one, before `standIns` overwrite some. */
const copied = [
  ...buildInputs,
  '.ci/start.mjs',
  '.ci/lib/process.mjs',
  '.ci/lib/watch-files.mjs',
  'dyndexer/openapi.yaml',
];

/**
 * Builds a site with this project's configuration and other pages, in a folder that is removed afterwards. Only one
 * site may be built at a time.
 *
 * @param inspect receives the result while its files exist.
 */
export function buildSite<T>({env = {}, ...site}: SmallSite, inspect: (result: BuildResult) => T): Promise<T> {
  return inSite(site, async () => inspect(await build(env)));
}

/** Creates a small site without building it, and removes it when `use` settles. */
export async function inSite<T>(
  {docs = {}, files = {}}: Omit<SmallSite, 'env'>,
  use: (siteDir: string) => Promise<T>,
): Promise<T> {
  rmSync(siteDir, {recursive: true, force: true});
  try {
    for (const name of copied) {
      copy(path.join(root, name), path.join(siteDir, name));
    }
    copy(standIns, siteDir);
    symlinkSync(path.join(root, 'node_modules'), path.join(siteDir, 'node_modules'));
    const pages = Object.entries(docs).map(([name, text]) => [`docs/${name}`, text] as const);
    for (const [name, text] of [...pages, ...Object.entries(files)]) {
      mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
      writeFileSync(path.join(siteDir, name), text);
    }
    return await use(siteDir);
  } finally {
    rmSync(siteDir, {recursive: true, force: true});
  }
}

/** Preserves file timestamps, by which the bundler's cache detects changes. */
function copy(from: string, to: string): void {
  cpSync(from, to, {recursive: true, preserveTimestamps: true});
}

/**
 * Builds the current site.
 *
 * @param timeout milliseconds, after which the build fails
 */
export async function build(env: Readonly<Record<string, string>> = {}, timeout = 60_000): Promise<BuildResult> {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'build'], {
    cwd: siteDir,
    env: {...process.env, ...noSettings, NODE_ENV: 'production', ...env},
    timeout,
    // Docusaurus ends with status 0 at other signals.
    killSignal: 'SIGKILL',
  });
  return {...(await outcomeOf(child)), outDir: path.join(siteDir, 'build')};
}
