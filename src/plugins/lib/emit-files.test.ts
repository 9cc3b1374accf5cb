import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {bundle} from './bundle.test-helper';
import {emitFiles} from './emit-files';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'emit-files-'));
  writeFileSync(path.join(siteDir, 'main.js'), '');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const build = (makeFiles: Parameters<typeof emitFiles>[0]) =>
  bundle({context: siteDir, output: {path: path.join(siteDir, 'out')}, plugins: [emitFiles(makeFiles)]});

test('the files are part of the output', async () => {
  const {files, errors} = await build(() => [['data.json', '{}']]);
  expect(files).toContain('data.json');
  expect(errors).toEqual([]);
});

test('what making them throws is an error of the compilation', async () => {
  const {errors} = await build(() => Promise.reject(new Error('data.yaml:3: no such category')));
  expect(errors).toEqual([expect.stringContaining('data.yaml:3: no such category')]);
});

test('of a module that does not compile, no second error follows', async () => {
  writeFileSync(path.join(siteDir, 'main.js'), 'export cnst = 1;');
  const {errors} = await build(() => {
    throw new Error('Cannot read properties of undefined');
  });
  expect(errors).toEqual([expect.stringContaining('export cnst = 1;')]);
});
