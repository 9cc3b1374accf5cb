import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findFile} from './built-site';

const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));

beforeAll(() => {
  mkdirSync(path.join(folder, 'guide'));
  for (const file of ['index.html', 'page.html', 'guide/index.html', 'main.js']) {
    writeFileSync(path.join(folder, file), '');
  }
});
afterAll(() => rmSync(folder, {recursive: true}));

test.each([
  ['/', 'index.html'],
  ['/page', 'page.html'],
  ['/guide', 'guide/index.html'],
  ['/guide/', 'guide/index.html'],
  ['/main.js', 'main.js'],
])('%s is the file %s', (address, file) => {
  expect(findFile(folder, address)).toBe(path.join(folder, file));
});

test('a path cannot lead out of the folder, or to a file that is not there', () => {
  expect(findFile(folder, '/../secret')).toBeUndefined();
  expect(findFile(folder, '/missing')).toBeUndefined();
});
