import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {afterAll, expect, test} from 'vitest';
import {changeFile, fileOf, htmlFiles, servedFile} from './built-files';

const outDir = mkdtempSync(path.join(tmpdir(), 'built-files-'));
afterAll(() => rmSync(outDir, {recursive: true}));

const page = path.join(outDir, 'page.html');

test('copies of static files are none that the build has made', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const name of ['build/guide/a.html', 'build/proof.html', 'build/a.txt', 'static/proof.html']) {
    mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    writeFileSync(path.join(siteDir, name), 'text');
  }
  const siteConfig = {staticDirectories: ['static']} as DocusaurusConfig;
  expect(htmlFiles({outDir: path.join(siteDir, 'build'), siteDir, siteConfig})).toEqual(['guide/a.html']);
  rmSync(siteDir, {recursive: true});
});

test('a file is changed, and an error names it', async () => {
  writeFileSync(page, 'one');
  await changeFile(page, (text) => `${text}, two`);
  expect(readFileSync(page, 'utf8')).toBe('one, two');
  const fail = () => {
    throw new Error('no runtime');
  };
  await expect(changeFile(page, fail)).rejects.toThrow(`${page}: no runtime`);
  expect(readFileSync(page, 'utf8')).toBe('one, two');
});

test('does not write a file that stays the same', async () => {
  writeFileSync(page, 'one');
  utimesSync(page, 1, 1);
  await changeFile(page, (text) => text);
  expect(statSync(page).mtimeMs).toBe(1000);
});

test.each([
  ['/docs/img/logo.svg', path.join(outDir, 'img/logo.svg')],
  ['/docs/styles.css?v=2#top', path.join(outDir, 'styles.css')],
  ['/docs/two%20words%23.css', path.join(outDir, 'two words#.css')],
  ['/docs/100%.css', path.join(outDir, '100%.css')],
  ['/docsimg/logo.svg', undefined],
  ['//other.test/docs/a', undefined],
  ['https://other.test/', undefined],
])('the file of %s, on a site below /docs/', (url, file) => {
  expect(fileOf(url, {outDir, baseUrl: '/docs/'})).toBe(file);
});

test.each([
  ['/docs/search', 'search.html'],
  ['/docs/guide', 'guide/index.html'],
  ['/docs/', 'index.html'],
  ['/docs/100%.txt', '100%.txt'],
  ['/docs/none', undefined],
  ['/docs/img', undefined],
  ['/search', undefined],
])('hosts serve at %s, on a site below /docs/, the file %s', (pathname, file) => {
  for (const folder of ['guide', 'img']) mkdirSync(path.join(outDir, folder), {recursive: true});
  for (const name of ['search.html', 'guide/index.html', 'index.html', '100%.txt']) {
    writeFileSync(path.join(outDir, name), '');
  }
  expect(servedFile(pathname, {outDir, baseUrl: '/docs/'})).toBe(file && path.join(outDir, file));
});
