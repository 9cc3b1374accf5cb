import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
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

test('only the server bundle leaves out browser-only packages', () => {
  const context = {generatedFilesDir: '/site/.docusaurus', siteConfig: {future: {}, themeConfig: {}}};
  const currentBundler = {instance: {DefinePlugin: vi.fn(), IgnorePlugin: vi.fn()}};
  const {configureWebpack} = leanBundle(context as LoadContext);
  const configure = (isServer: boolean) =>
    (configureWebpack as (config: object, isServer: boolean, utils: object) => object)({}, isServer, {currentBundler});
  const browserOnly = {resolve: {alias: {mermaid: false}}};
  expect(configure(true)).toMatchObject(browserOnly);
  expect(configure(false)).not.toMatchObject(browserOnly);
  expect(currentBundler.instance.DefinePlugin.mock.calls).toEqual([
    [{'typeof window': '"undefined"'}],
    [{'typeof window': '"object"'}],
  ]);
});
