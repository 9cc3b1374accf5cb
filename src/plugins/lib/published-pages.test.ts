import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {publishedPages} from './published-pages';

let outDir = '';

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'published-pages-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function writePages(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), '');
  }
}

const page = (route: string, sourceFilePath?: string): RouteConfig => ({
  path: route,
  component: 'x',
  ...(sourceFilePath !== undefined && {metadata: {sourceFilePath}}),
});

test('the pages are the leaves of the routes, with their HTML and source', () => {
  writePages('index.html', 'platform/staking.html', 'dyndexer/cli/index.html');
  const routes = [
    {
      ...page('/'),
      routes: [page('/', '@site/docs/welcome.mdx'), {...page('/platform'), routes: [page('/platform/staking')]}],
    },
    page('/dyndexer/cli', 'dyndexer/cli.mdx'),
  ];
  expect(publishedPages(routes, outDir, '/')).toEqual([
    {route: '/', htmlFile: path.join(outDir, 'index.html'), sourceFile: 'docs/welcome.mdx'},
    {route: '/platform/staking', htmlFile: path.join(outDir, 'platform/staking.html'), sourceFile: undefined},
    {route: '/dyndexer/cli', htmlFile: path.join(outDir, 'dyndexer/cli/index.html'), sourceFile: 'dyndexer/cli.mdx'},
  ]);
});

test('the search page and the not-found page are left out', () => {
  expect(publishedPages([page('/search'), page('*')], outDir, '/')).toEqual([]);
  expect(publishedPages([page('/docs/search'), page('*')], outDir, '/docs/')).toEqual([]);
});

test('the base URL does not change the files', () => {
  writePages('index.html', 'staking.html');
  const pages = publishedPages([page('/docs/'), page('/docs/staking')], outDir, '/docs/');
  expect(pages.map(({htmlFile}) => path.relative(outDir, htmlFile))).toEqual(['index.html', 'staking.html']);
});

test('throws on a route without a page, naming the missing files', () => {
  expect(() => publishedPages([page('/nowhere')], outDir, '/')).toThrow(
    `The route /nowhere has no page in ${outDir}: there is no /nowhere.html or /nowhere/index.html.`,
  );
});
