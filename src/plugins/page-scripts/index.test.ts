import {expect, test, vi} from 'vitest';
import pageScripts from './index';

const {configureWebpack} = pageScripts({generatedFilesDir: '/site/.docusaurus'} as Parameters<typeof pageScripts>[0]);
const currentBundler = {instance: {BannerPlugin: vi.fn(), Compilation: {}}};
const configure = (mode: string, isServer: boolean) =>
  (configureWebpack as (config: object, isServer: boolean, utils: object) => object)({mode}, isServer, {
    currentBundler,
  });

test.each([
  ['production', false, ['module', 'optimization', 'plugins']],
  ['production', true, []],
  // In development there is no client manifest to extend.
  ['development', false, []],
])('in %s, on the server: %s', (mode, isServer, changed) => {
  expect(Object.keys(configure(mode, isServer))).toEqual(changed);
});
