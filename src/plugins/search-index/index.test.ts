import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {SearchProvider} from '../../config/search-provider';
import {vendorsCacheGroup} from './vendors-cache-group';
import searchIndex from '.';

const hosted: SearchProvider = {kind: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'};
const site = {siteDir: '/site', outDir: '/site/no-build-yet', baseUrl: '/docs/'} as LoadContext;

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What the plugin adds to an existing bundler configuration. */
function bundlerSettings(provider: SearchProvider, before = {}): unknown {
  const {configureWebpack} = searchIndex({provider})(site);
  return (configureWebpack as ((config: object) => unknown) | undefined)?.(before);
}

test.each<[string, SearchProvider]>([
  ['embedded', {kind: 'embedded'}],
  ['hosted', hosted],
  ['fallback', {...hosted, fallback: 'embedded'}],
])('@search-backend resolves to the %s back end', (folder, provider) => {
  expect(bundlerSettings(provider)).toMatchObject({
    resolve: {alias: {'@search-backend': path.join('/site/src/search', folder)}},
  });
});

test('each back end has its own cache, as the bundler does not detect a changed alias', () => {
  const before = {experiments: {cache: {type: 'persistent', version: 'client'}}};
  const cacheOf = (provider: SearchProvider) =>
    (bundlerSettings(provider, before) as {experiments: {cache: {version: string}}}).experiments.cache.version;
  expect(cacheOf({kind: 'embedded'})).toMatch(/^client-/);
  expect(cacheOf({kind: 'embedded'})).not.toBe(cacheOf(hosted));
});

test('the search worker is one file; other chunks have their packages in separate files', () => {
  const leavesPackages = (name: string, isInitial = false) =>
    vendorsCacheGroup.chunks({name, canBeInitial: () => isInitial});
  expect(leavesPackages('search')).toBe(false);
  expect(leavesPackages('page')).toBe(true);
  expect(leavesPackages('main', true)).toBe(false);
});

test('the dev server serves the index of the last build, even of one made while it runs', () => {
  expect(bundlerSettings({kind: 'embedded'})).toMatchObject({
    devServer: {static: [{directory: '/site/no-build-yet/search-index', publicPath: '/docs/search-index'}]},
  });
});

// A worker thread loads all parsers at startup, which is slow on a busy machine.
test('a page that yields no search record stops the build, which names its file', {timeout: 30_000}, async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'search-index-'));
  const outDir = path.join(siteDir, 'build');
  mkdirSync(outDir);
  const build = async (heading: string) => {
    writeFileSync(
      path.join(outDir, 'page.html'),
      `<main><article><div class=theme-doc-markdown>${heading}<p>Text.</div></article></main>`,
    );
    const routes: RouteConfig[] = [{path: '/page', component: '', metadata: {sourceFilePath: 'docs/page.mdx'}}];
    const props = {...site, siteDir, outDir, baseUrl: '/', routes, siteConfig: {url: 'https://docs.example.com'}};
    await searchIndex({provider: {kind: 'embedded'}})({...site, siteDir, outDir, baseUrl: '/'}).postBuild?.(
      props as unknown as PostBuildProps,
    );
  };
  try {
    await expect(build('')).rejects.toThrow(
      'docs/page.mdx:1: the page /page yields no search record. Give it a title and text inside the article',
    );
    await build('<h1>Page</h1>');
    expect(readdirSync(path.join(outDir, 'search-index'))).not.toEqual([]);
  } finally {
    rmSync(siteDir, {recursive: true});
  }
});
