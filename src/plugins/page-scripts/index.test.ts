import {afterEach, expect, test, vi} from 'vitest';
import pageScripts from './index';

// cspell:ignore unstub

afterEach(() => vi.unstubAllEnvs());

const {configureWebpack} = pageScripts({generatedFilesDir: '/site/.docusaurus'} as Parameters<typeof pageScripts>[0]);
const currentBundler = {instance: {BannerPlugin: vi.fn(), Compilation: {}}};
const configure = (isServer: boolean) =>
  (configureWebpack as (config: object, isServer: boolean, utils: object) => object)({}, isServer, {currentBundler});

test.each([
  ['production', false, ['module', 'optimization', 'plugins']],
  ['production', true, []],
  // In development there is no client manifest to extend.
  ['development', false, []],
])('in %s, on the server: %s', (environment, isServer, changed) => {
  vi.stubEnv('NODE_ENV', environment);
  expect(Object.keys(configure(isServer))).toEqual(changed);
});
