import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {SearchProvider} from '../../config/search-provider';
import {vendorsCacheGroup} from './vendors-cache-group';
import searchIndex from '.';

const hosted: SearchProvider = {kind: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'};
const site = {siteDir: '/site', outDir: '/site/no-build-yet', baseUrl: '/docs/'} as LoadContext;

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
