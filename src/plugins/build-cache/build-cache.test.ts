import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import buildCache from './index';

const siteDir = path.join(__dirname, '../../..');
const plugin = buildCache({siteDir} as LoadContext);

const configure = plugin.configureWebpack as unknown as (config: object) => object;

test('the cache depends on data, plugins, the contract and the Babel config', () => {
  const files = [
    'src/data/rate-limits.ts',
    'src/plugins/remark-data-blocks/index.ts',
    'dyndexer/openapi.yaml',
    'babel.config.js',
  ];
  expect(configure({experiments: {cache: {type: 'persistent'}}})).toMatchObject({
    experiments: {
      cache: {buildDependencies: expect.arrayContaining(files.map((file) => path.join(siteDir, file))) as string[]},
    },
  });
});

test('it does not depend on tests', () => {
  const {experiments} = configure({experiments: {cache: {}}}) as {
    experiments: {cache: {buildDependencies: readonly string[]}};
  };
  expect(experiments.cache.buildDependencies.filter((file) => file.includes('.test'))).toEqual([]);
});

test('without a persistent cache, the bundler config is unchanged', () => {
  expect(configure({})).not.toHaveProperty('experiments');
});
