import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import buildCache from './index';

const siteDir = path.join(__dirname, '../../..');
const plugin = buildCache({siteDir} as LoadContext);

test('the cache depends on data, on what makes pages of it, and on the contract', () => {
  const files = plugin.getPathsToWatch?.() ?? [];
  for (const file of ['src/data/rate-limits.ts', 'src/plugins/remark-data-blocks/index.ts', 'dyndexer/openapi.yaml']) {
    expect(files).toContain(path.join(siteDir, file));
  }
});

test('it is told to a bundler that has a persistent cache, and to no other', () => {
  const configure = plugin.configureWebpack as unknown as (config: object) => object;
  expect(configure({experiments: {cache: {type: 'persistent'}}})).toMatchObject({
    experiments: {
      cache: {buildDependencies: expect.arrayContaining([path.join(siteDir, 'src/data/rate-limits.ts')]) as string[]},
    },
  });
  expect(configure({})).toEqual({});
});
