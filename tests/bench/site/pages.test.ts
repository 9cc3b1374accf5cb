import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {neighborOf, readSections, toPage} from './pages';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('the pages are those in the index of the built site, in its order', () => {
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(
    path.join(folder, 'index.md'),
    '# Welcome\n\nSource: https://docs.test/\n\nSee [B](https://docs.test/a/b.md#c).\n',
  );
  writeFileSync(path.join(folder, 'a/b.md'), '# B\n\nText.\n');
  writeFileSync(path.join(folder, 'a/part.md'), '# Part of B\n\nText.\n');
  for (const page of ['index.html', 'a/b.html']) writeFileSync(path.join(folder, page), '');
  writeFileSync(
    path.join(folder, 'llms.txt'),
    '# Docs\n\n## Guide\n\n- [Welcome](https://docs.test/index.md): First\n\n## Other\n\n- [B](https://docs.test/a/b.md): Second\n- [Part of B](https://docs.test/a/part.md): Second\n' +
      '\n## Files\n\n- [C](https://docs.test/c.json): Third\n',
  );
  expect(readSections(folder)).toEqual([
    {label: 'Guide', pages: [{route: '/', title: 'Welcome', description: 'First', body: '\nSee [B](/a/b#c).\n'}]},
    {label: 'Other', pages: [{route: '/a/b', title: 'B', description: 'Second', body: '\nText.\n'}]},
  ]);
});

test('a folder without a built site is an error that names it and says what to do', () => {
  expect(() => readSections(path.join(folder, 'a'))).toThrow(/llms\.txt does not exist\. Run: npm run build/);
});

test('links to files of the site stay files, and other sites are left alone', () => {
  const {body} = toPage(
    '/a',
    '# A\n[f](https://docs.test/dyndexer/openapi.yaml) [o](https://other.test/x.md)',
    '',
    'https://docs.test',
  );
  expect(body).toBe('[f](/dyndexer/openapi.yaml) [o](https://other.test/x.md)');
});

test('the neighbor of a page is the next one in its section, or the one before the last', () => {
  const page = (route: string) => ({route, title: route, description: '', body: ''});
  const sections = [
    {label: 'Guide', pages: [page('/a')]},
    {label: 'Other', pages: [page('/b'), page('/c')]},
  ];
  expect(neighborOf('/b', sections).route).toBe('/c');
  expect(neighborOf('/c', sections).route).toBe('/b');
  expect(() => neighborOf('/a', sections)).toThrow('No page is next to /a.');
});
