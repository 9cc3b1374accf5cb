import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import comparePlainly from './compare-plainly.cjs';
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

test('what is sorted by the rules of a language is sorted by its letters', () => {
  const plain = comparePlainly.call(
    {resourcePath: '/sort.js'},
    'list.sort((a, b) => b[1].path.localeCompare(a[1].path))',
  );
  expect(plain).toBe('list.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))');
});

test('a module that sorts otherwise now is named', () => {
  expect(() => comparePlainly.call({resourcePath: '/sort.js'}, 'list.sort()')).toThrow(
    '/sort.js has no localeCompare any more: take it out of src/plugins/lean-bundle/index.ts.',
  );
});

test('the bundle that makes the HTML is spared what only browsers run, and browsers are not', () => {
  const context = {generatedFilesDir: '/site/.docusaurus', siteConfig: {future: {}, themeConfig: {}}};
  const {configureWebpack} = leanBundle(context as LoadContext);
  const configure = configureWebpack as (config: object, isServer: boolean) => object;
  const browserOnly = {resolve: {alias: {mermaid: false}}};
  expect(configure({}, true)).toMatchObject(browserOnly);
  expect(configure({}, false)).not.toMatchObject(browserOnly);
});
