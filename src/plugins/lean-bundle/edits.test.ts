import {runInThisContext} from 'node:vm';
import {expect, test, vi} from 'vitest';
import edit from './edit.cjs';
import {comparePlainly, editsFor, scrollPositionOnce, signalsWithoutStack, type Edit} from './edits';

const run = (options: Edit, code: string): string =>
  edit.call({resourcePath: '/file.js', getOptions: () => options}, code);

test('what is sorted by the rules of a language is sorted by its letters', () => {
  const plain = run(comparePlainly, 'list.sort((a, b) => b[1].path.localeCompare(a[1].path))');
  expect(plain).toBe('list.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))');
});

test('errors that React throws to itself are errors with their messages, made without a stack', () => {
  const code = run(signalsWithoutStack, 'var SuspenseException = Error(formatProdErrorMessage(460));');
  const signalOf = runInThisContext(`(formatProdErrorMessage) => {${code} return SuspenseException;}`) as (
    format: (code: number) => string,
  ) => Error;
  const signal = signalOf((number) => `React error ${number}`);
  expect(signal).toBeInstanceOf(Error);
  expect(signal.message).toBe('React error 460');
  expect(signal.stack).toBeUndefined();
});

test('the scroll position is read at the first render only', () => {
  const code = run(scrollPositionOnce, 'return useRef(getScrollPosition());');
  const read = vi.fn(() => ({scrollY: 5}));
  const React = {useState: (initial: () => unknown) => [initial()]};
  const hook = runInThisContext(`(React, getScrollPosition) => {${code}}`) as (...scope: unknown[]) => unknown;
  expect(hook(React, read)).toEqual({current: {scrollY: 5}});
  hook({useState: () => [{current: null}]}, read);
  expect(read).toHaveBeenCalledOnce();
});

test('an edit whose code is gone stops the build, and says what to do', () => {
  for (const options of editsFor(false)) {
    expect(() => run(options, 'list.sort()')).toThrow(`/file.js: expected ${options.what} `);
  }
});
