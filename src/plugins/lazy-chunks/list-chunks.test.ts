import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {bundle} from '../lib/bundle.test-helper';
import type {ChunkList} from './chunk-list';
import {listChunks, type EmittedList} from './list-chunks';
import {replaceRuntime} from './replace-runtime';
import {scriptUrls} from './script-urls';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lazy-chunks-'));
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(
    path.join(folder, 'main.js'),
    "import(/* webpackChunkName: 'page' */ './page'); new Worker(new URL('./thread', import.meta.url));",
  );
  writeFileSync(path.join(folder, 'thread.js'), "postMessage('from the worker');");
  writePage('first');
});
afterEach(() => rmSync(folder, {recursive: true}));

function writePage(text: string): void {
  writeFileSync(path.join(folder, 'page.js'), `document.title = '${text}';`);
}

const read = (file: string) => readFileSync(path.join(folder, 'out', file));

/** Builds a site whose runtime knows no names of lazy chunks. */
async function build(sources: Readonly<Record<string, string>> = {'get javascript chunk filename': ''}) {
  let emitted: EmittedList | undefined;
  const plugins = [replaceRuntime('lazy-chunks', sources), scriptUrls(), listChunks((list) => (emitted = list))];
  const {errors} = await bundle({
    context: folder,
    optimization: {runtimeChunk: true},
    output: {
      path: path.join(folder, 'out'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
    },
    plugins,
  });
  if (!emitted) throw new Error('The list was not emitted.');
  return {errors, ...emitted};
}

const digest = (file: string) => `sha256-${createHash('sha256').update(read(file)).digest('base64')}`;

test('lists the lazy chunks with their digests, and by the name of their import', async () => {
  const {errors, list, runtime} = await build();
  expect(errors).toEqual([]);
  const [file, integrity] = list;
  expect(integrity).toBe(digest(file));
  const {scripts, styles, groups} = JSON.parse(read(file).toString()) as ChunkList;
  const [[id, [script, scriptDigest]] = ['', ['', '']]] = Object.entries(scripts);
  expect(read(script).toString()).toContain('first');
  expect(scriptDigest).toBe(digest(script));
  expect({count: Object.keys(scripts).length, styles, groups}).toEqual({count: 1, styles: {}, groups: {page: [id]}});
  expect(read(runtime).toString()).not.toContain(/\.(\w{8})\.js$/.exec(script)?.[1]);
});

test('the runtime knows the URL of a worker, which no list leads to', async () => {
  const {list, runtime} = await build();
  const worker = /"(\d+\.\w{8}\.js)"/.exec(read(runtime).toString())?.[1] ?? '';
  expect(read(worker).toString()).toContain('from the worker');
  expect(read(list[0]).toString()).not.toContain(worker);
});

test('a changed chunk changes the list, but not the runtime', async () => {
  const before = await build();
  writePage('second');
  const after = await build();
  expect(after.list).not.toEqual(before.list);
  expect(after.runtime).toBe(before.runtime);
});

test('a replacement for a module that the runtime does not have fails the build', async () => {
  const {errors} = await build({'get javascript chunk filename': '', load_scripts: ''});
  expect(errors).toEqual([expect.stringMatching(/src\/plugins\/lazy-chunks: .* has no module "load_scripts"/)]);
});
