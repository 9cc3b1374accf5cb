import path from 'node:path';
import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import buildCache from './index';

const siteDir = path.join(__dirname, '../../..');
const withCache = {experiments: {cache: {type: 'persistent', version: 'client'}}};

interface Cache {
  readonly version: string;
  readonly buildDependencies: readonly string[];
}

/** The cache of a site with pages at these addresses, by file. */
async function cacheOf(addresses: Readonly<Record<string, string>>): Promise<Cache> {
  const plugin = buildCache({siteDir} as LoadContext);
  const docs = Object.entries(addresses).map(([source, permalink]) => ({source, permalink}));
  const allContent: AllContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
  await plugin.allContentLoaded?.({allContent, actions: {} as PluginContentLoadedActions});
  const configure = plugin.configureWebpack as unknown as (config: object) => {experiments: {cache: Cache}};
  return configure(withCache).experiments.cache;
}

test('the cache depends on data, plugins, the contract and images', async () => {
  const files = [
    'src/data/rate-limits.ts',
    'src/plugins/remark-data-blocks/index.ts',
    'dyndexer/openapi.yaml',
    'static/img/icon-192.png',
  ];
  const {buildDependencies} = await cacheOf({});
  expect(buildDependencies).toEqual(expect.arrayContaining(files.map((file) => path.join(siteDir, file))));
});

test('it does not depend on tests', async () => {
  const {buildDependencies} = await cacheOf({});
  expect(buildDependencies.filter((file) => file.includes('.test'))).toEqual([]);
});

test('it depends on the address of each page, which compiled pages have in place of links to its file', async () => {
  const {version} = await cacheOf({'docs/logs.mdx': '/logs'});
  expect((await cacheOf({'docs/logs.mdx': '/logs'})).version).toBe(version);
  expect((await cacheOf({'docs/logs.mdx': '/log-search'})).version).not.toBe(version);
  expect((await cacheOf({'docs/log-search.mdx': '/logs'})).version).not.toBe(version);
});
