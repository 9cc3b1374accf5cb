import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {storedFiles} from './stored-files';

let outDir = '';
afterEach(() => rmSync(outDir, {recursive: true, force: true}));

function build(files: Readonly<Record<string, string>>, baseUrl = '/') {
  outDir = mkdtempSync(path.join(tmpdir(), 'stored-files-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    writeFileSync(path.join(outDir, name), text);
  }
  return storedFiles(outDir, baseUrl);
}

const urls = (files: ReturnType<typeof storedFiles>) => files.map(({url}) => url);

test('pages are stored under the URLs that links use', () => {
  expect(urls(build({'index.html': '', 'a/b.html': '', 'a/c/index.html': ''}))).toEqual(['/a/b', '/a/c', '/']);
  expect(urls(build({'index.html': '', 'a/b.html': ''}, '/base/'))).toEqual(['/base/a/b', '/base/']);
});

test('each file has the digest of its content', () => {
  const digest = createHash('sha256').update('text').digest('base64');
  expect(build({'a.md': 'text'})).toEqual([
    {url: '/a.md', integrity: `sha256-${digest}`, revision: digest.slice(0, 12)},
  ]);
});

test('only files without a content hash in their name have a revision', () => {
  const files = build({'assets/js/main.0a1b2c3d.js': 'code', 'search-index/index.json': '{}'});
  expect(files.map(({revision}) => revision === null)).toEqual([true, false]);
});

test('does not store the worker, or files that no page uses', () => {
  const left = [
    'service-worker.js',
    '404.html',
    '.well-known/a.txt',
    'img/.cache',
    'llms-full.txt',
    '_headers',
    'search-index/records.json',
  ];
  const built = build(Object.fromEntries([...left, 'img/icon-512.png', 'img/logo.svg'].map((name) => [name, ''])));
  expect(urls(built)).toEqual(['/img/logo.svg']);
});

test('any file name is the path of its URL', () => {
  expect(urls(build({'issue #1?.pdf': '', 'a@2x.png': ''}))).toEqual(['/a@2x.png', '/issue%20%231%3F.pdf']);
});

test('throws if two files have the same URL', () => {
  expect(() => build({'a.html': '', 'a/index.html': ''})).toThrow(
    'a.html and a/index.html have the same URL, /a. Remove one of them.',
  );
});
