import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readPages, type ReadPage} from '.';

// A worker thread loads all parsers at startup, which is slow on a busy machine.
vi.setConfig({testTimeout: 30_000});

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'read-pages-'));
  mkdirSync(path.join(siteDir, 'build'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

interface Page {
  readonly text: string;
  readonly script?: string;
}

/** Reads as in a new build: with a new routes array, so that nothing is memoized. */
async function read(
  pages: Readonly<Record<string, Page>>,
  url = 'https://docs.example.com',
): Promise<(ReadPage | undefined)[]> {
  for (const [name, {text, script = 'main.1.js'}] of Object.entries(pages)) {
    const body = `<main><article><div class=theme-doc-markdown><h1>Page</h1><p>${text}</div></article></main>`;
    writeFileSync(path.join(siteDir, `build/${name}.html`), `<script src=/assets/js/${script}></script>${body}`);
  }
  return [
    ...(await readPages({
      siteDir,
      siteConfig: {url} as DocusaurusConfig,
      baseUrl: '/',
      routes: Object.keys(pages).map((name): RouteConfig => ({path: `/${name}`, component: ''})),
      outDir: path.join(siteDir, 'build'),
    })),
  ];
}

const parsed = () => readdirSync(path.join(siteDir, 'node_modules/.cache/pages')).length;
const linkToB = 'A <a href=/b>link</a>.';

test('reads a page for all steps: links, Markdown, metadata, records', async () => {
  const [page] = await read({a: {text: linkToB}, b: {text: 'Text.'}});
  expect(page).toMatchObject({
    route: '/a',
    links: {links: [{path: '/b', anchor: ''}]},
    metadata: {title: 'Page'},
    twin: {markdown: '# Page\n\nA [link](https://docs.example.com/b.md).\n'},
    search: {records: [{content: 'A link.'}], linkTexts: [{target: '/b', text: 'link'}]},
  });
});

test('a later build parses only the pages that have changed', async () => {
  const before = await read({a: {text: linkToB}, b: {text: 'Text.'}});
  expect(parsed()).toBe(2);
  // A script with another hash, as on every page after a change to one of them.
  const [same, other] = await read({a: {text: linkToB, script: 'main.2.js'}, b: {text: 'Other text.'}});
  expect(parsed()).toBe(3);
  expect(same).toEqual(before[0]);
  expect(other?.twin.markdown).toContain('Other text.');
});

test('links to a removed page no longer point to its Markdown', async () => {
  await read({a: {text: linkToB}, b: {text: 'Text.'}});
  const [page] = await read({a: {text: linkToB}});
  expect(page?.twin.markdown).toContain('(https://docs.example.com/b)');
});

test('an error says on which page', async () => {
  await expect(read({a: {text: linkToB}}, 'docs.example.com')).rejects.toThrow('/a: Invalid URL');
});
