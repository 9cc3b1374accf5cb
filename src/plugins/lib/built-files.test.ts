import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {changeFile, fileOf} from './built-files';

const outDir = mkdtempSync(path.join(tmpdir(), 'built-files-'));
afterAll(() => rmSync(outDir, {recursive: true}));

const page = path.join(outDir, 'page.html');

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

test.each([
  ['/docs/img/logo.svg', path.join(outDir, 'img/logo.svg')],
  ['/docsimg/logo.svg', undefined],
  ['//other.test/docs/a', undefined],
  ['https://other.test/', undefined],
])('the file of %s, on a site below /docs/', (url, file) => {
  expect(fileOf(url, {outDir, baseUrl: '/docs/'})).toBe(file);
});
