import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Generator} from './generator';
import {buildAnew} from './measure-build';

/** Each test starts up to six builds, and the processes that measure them. */
const slow = {timeout: 30_000};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'measure-build-'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

const page = {route: '/', title: 'Start', description: '', body: ''};
const sections = [{label: 'All', pages: [page]}];

function generatorOf(script: string): Generator {
  return {
    name: 'test',
    folder,
    command: ['bash', '-c', script],
    outDir: path.join(folder, 'build'),
    prepare: () => undefined,
    writePages: () => undefined,
    fileOf: () => path.join(folder, 'index.md'),
    clearBuildState: () => rmSync(path.join(folder, 'build'), {recursive: true, force: true}),
  };
}

const notFound = 'mkdir build; touch build/404.html;';

test('a build that omits a page is repeated', slow, async () => {
  const generator = generatorOf(`${notFound} if [ -e once ]; then touch build/index.html; fi; touch once`);
  await buildAnew(generator, sections);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('a build that always omits a page fails', slow, async () => {
  await expect(buildAnew(generatorOf(notFound), sections)).rejects.toThrow('did not build 1 pages');
});

test('a build does not get the variables that Vitest sets', slow, async () => {
  expect(process.env.DEV).toBeDefined();
  await buildAnew(generatorOf(`${notFound} [ -z "$DEV" ] && touch build/index.html`), sections);
  expect(console.warn).not.toHaveBeenCalled();
});
