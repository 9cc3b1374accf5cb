import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import lazyChunks from '.';

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Configures a build in this mode, and runs the step after it. */
async function build(mode: 'development' | 'production'): Promise<object> {
  const {configureWebpack, postBuild} = lazyChunks({baseUrl: '/'} as LoadContext);
  const settings = (configureWebpack as (config: object, isServer: boolean) => object)({mode}, false);
  await postBuild?.({outDir: '/no-build'} as BuiltSite);
  return settings;
}

test('a development build keeps its loader and its HTML', async () => {
  await expect(build('development')).resolves.toEqual({});
});

test('a build whose bundler emits no list fails', async () => {
  await expect(build('production')).rejects.toThrow('the bundler has not emitted the list of chunks');
});
