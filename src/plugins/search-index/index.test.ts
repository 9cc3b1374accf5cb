import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {SearchProvider} from '../../config/search-provider';
import searchIndex from '.';
import {vendorsCacheGroup} from './vendors-cache-group';

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
])('the back end behind @search-backend is the %s one', (folder, provider) => {
  expect(bundlerSettings(provider)).toMatchObject({
    resolve: {alias: {'@search-backend': path.join('/site/src/search', folder)}},
  });
});

test('each back end has a cache of its own: the bundler does not notice that the alias has changed', () => {
  const before = {experiments: {cache: {type: 'persistent', version: 'client'}}};
  expect(bundlerSettings({kind: 'embedded'}, before)).toMatchObject({
    experiments: {cache: {version: 'client-embedded'}},
  });
  expect(bundlerSettings(hosted, before)).toMatchObject({experiments: {cache: {version: 'client-hosted'}}});
  expect(bundlerSettings(hosted)).not.toHaveProperty('experiments');
});

test('the worker of the search is one file; other chunks leave packages to files of their own', () => {
  const leavesPackages = (name: string, isInitial = false) =>
    vendorsCacheGroup.chunks({name, canBeInitial: () => isInitial});
  expect(leavesPackages('search')).toBe(false);
  expect(leavesPackages('page')).toBe(true);
  expect(leavesPackages('main', true)).toBe(false);
});

test('the dev server answers from the folder of the last build, even if that is made after it has started', () => {
  expect(bundlerSettings({kind: 'embedded'})).toMatchObject({
    devServer: {static: [{directory: '/site/no-build-yet/search-index', publicPath: '/docs/search-index'}]},
  });
});
