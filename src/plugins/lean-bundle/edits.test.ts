import {runInThisContext} from 'node:vm';
import escapeStringRegexp from 'escape-string-regexp';
import {expect, test, vi} from 'vitest';
import edit from '../lib/edit.cjs';
import type {Edit} from '../lib/edits';
import {comparePlainly, editsFor, scrollPositionOnce, signalsWithoutStack} from './edits';

const run = (options: Edit, code: string): string =>
  edit.call({resourcePath: '/file.js', getOptions: () => ({...options, file: 'edits.ts'})}, code);

test('sorts by code units instead of by locale', () => {
  const plain = run(comparePlainly, 'list.sort((a, b) => b[1].path.localeCompare(a[1].path))');
  expect(plain).toBe('list.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))');
});

test('the errors that React throws as signals keep their messages, but have no stack', () => {
  const code = run(signalsWithoutStack, 'var SuspenseException = Error(formatProdErrorMessage(460));');
  const signalOf = runInThisContext(`(formatProdErrorMessage) => {${code} return SuspenseException;}`) as (
    format: (code: number) => string,
  ) => Error;
  const signal = signalOf((number) => `React error ${number}`);
  expect(signal).toBeInstanceOf(Error);
  expect(signal.message).toBe('React error 460');
  expect(signal.stack).toBeUndefined();
});

test('reads the scroll position only on the first render', () => {
  const code = run(scrollPositionOnce, 'return useRef(getScrollPosition());');
  const read = vi.fn(() => ({scrollY: 5}));
  const React = {useState: (initial: () => unknown) => [initial()]};
  const hook = runInThisContext(`(React, getScrollPosition) => {${code}}`) as (...scope: unknown[]) => unknown;
  expect(hook(React, read)).toEqual({current: {scrollY: 5}});
  hook({useState: () => [{current: null}]}, read);
  expect(read).toHaveBeenCalledOnce();
});

test('names a package that no longer has the code to edit', () => {
  for (const options of editsFor(false)) {
    expect(() => run(options, 'list.sort()')).toThrow(
      new RegExp(`^/file\\.js: expected ${escapeStringRegexp(options.what)} .* patch in edits\\.ts\\.$`),
    );
  }
});
