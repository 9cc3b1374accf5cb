import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import * as standIn from './import-default.cjs';
import leanBundle from './index';

test('the package whose tslib is replaced calls no other helper', () => {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const called = new Set([...code.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  expect([...called]).toEqual(Object.keys(standIn).filter((name) => name !== 'default'));
});

const context = {generatedFilesDir: '/site/.docusaurus', siteConfig: {future: {}, themeConfig: {}}} as LoadContext;
const currentBundler = {instance: {DefinePlugin: vi.fn(), IgnorePlugin: vi.fn()}};

/** What the plugin adds to a bundler configuration. */
function bundlerSettings({configureWebpack}: ReturnType<typeof leanBundle>, isServer: boolean, before = {}): object {
  const configure = configureWebpack as (config: object, isServer: boolean, utils: object) => object;
  return configure(before, isServer, {currentBundler});
}

test('in the browser, no module is left out by its absolute path, on which its id would depend', () => {
  const {resolve} = bundlerSettings(leanBundle(context), false) as {resolve: {alias: Record<string, unknown>}};
  const leftOut = Object.entries(resolve.alias).filter(([file, target]) => path.isAbsolute(file) && target === false);
  expect(leftOut).toEqual([]);
  currentBundler.instance.DefinePlugin.mockClear();
});

test('only the server bundle leaves out browser-only packages', () => {
  const configure = (isServer: boolean) => bundlerSettings(leanBundle(context), isServer);
  const browserOnly = {resolve: {alias: {mermaid: false}}};
  expect(configure(true)).toMatchObject(browserOnly);
  expect(configure(false)).not.toMatchObject(browserOnly);
  expect(currentBundler.instance.DefinePlugin.mock.calls).toEqual([
    [{'typeof window': '"undefined"'}],
    [{'typeof window': '"object"'}],
  ]);
});

test('content that needs another component has its own cache, as the bundler does not detect a changed alias', async () => {
  const settingsWith = async (tags: readonly object[]) => {
    const plugin = leanBundle(context);
    const docs = [{unlisted: false, frontMatter: {}, tags}];
    const allContent: AllContent = {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{banner: null, badge: false, docs}]}},
    };
    await plugin.allContentLoaded?.({allContent, actions: {} as PluginContentLoadedActions});
    return bundlerSettings(plugin, false, {experiments: {cache: {version: 'client'}}}) as {experiments: object};
  };
  const {experiments} = await settingsWith([]);
  expect((await settingsWith([])).experiments).toEqual(experiments);
  expect((await settingsWith([{label: 'RPC'}])).experiments).not.toEqual(experiments);
});
