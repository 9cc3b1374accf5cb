import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import comparePlainly from './compare-plainly.cjs';
import * as standIn from './import-default.cjs';
import leanBundle from './index';
import signalsWithoutStack from './signals-without-stack.cjs';

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

const react = {resourcePath: '/react-dom.js'};

test('errors that React throws to itself are errors with their messages, made without a stack', () => {
  const code = signalsWithoutStack.call(react, 'var SuspenseException = Error(formatProdErrorMessage(460));');
  const run = runInThisContext(`(formatProdErrorMessage) => {${code} return SuspenseException;}`) as (
    format: (code: number) => string,
  ) => Error;
  const signal = run((number) => `React error ${number}`);
  expect(signal).toBeInstanceOf(Error);
  expect(signal.message).toBe('React error 460');
  expect(signal.stack).toBeUndefined();
});

test('a React that makes no such errors is named', () => {
  expect(() => signalsWithoutStack.call(react, 'throw Error(formatProdErrorMessage(1))')).toThrow(
    '/react-dom.js makes no errors while it loads any more: take it out of src/plugins/lean-bundle/index.ts.',
  );
});

test('the bundle that makes the HTML is spared what only browsers run, and browsers are not', () => {
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
