import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import buildCache from './index';

const siteDir = path.join(__dirname, '../../..');
const plugin = buildCache({siteDir} as LoadContext);

const configure = plugin.configureWebpack as unknown as (config: object) => object;

test('the cache depends on data, on what makes pages of it, on the contract and on Babel', () => {
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

test('a bundler without a persistent cache is told nothing', () => {
  expect(configure({})).not.toHaveProperty('experiments');
});
