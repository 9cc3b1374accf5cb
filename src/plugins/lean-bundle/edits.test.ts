import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import escapeStringRegexp from 'escape-string-regexp';
import {expect, test, vi} from 'vitest';
import {applyEdit} from '../lib/apply-edit.test-helper';
import {
  comparePlainly,
  decodedPlainly,
  editsFor,
  scrollPositionOnce,
  signalsWithoutStack,
  withoutNotes,
  withoutOthersFunctions,
  withoutResourceHints,
} from './edits';

test('sorts by code units instead of by locale', () => {
  const plain = applyEdit(comparePlainly, 'list.sort((a, b) => b[1].path.localeCompare(a[1].path))');
  expect(plain).toBe('list.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))');
});

test('the errors that React throws as signals keep their messages, but have no stack', () => {
  const code = applyEdit(signalsWithoutStack, 'var SuspenseException = Error(formatProdErrorMessage(460));');
  const signalOf = runInThisContext(`(formatProdErrorMessage) => {${code} return SuspenseException;}`) as (
    format: (code: number) => string,
  ) => Error;
  const signal = signalOf((number) => `React error ${number}`);
  expect(signal).toBeInstanceOf(Error);
  expect(signal.message).toBe('React error 460');
  expect(signal.stack).toBeUndefined();
});

test.each([
  [`translate({id: 'a', description: 'The “label”'})`, `translate({id: 'a',})`],
  [`translate({id: 'a',\n description:\n 'The label',\n message: 'b'})`, `translate({id: 'a',\n message: 'b'})`],
  [`<Translate id="a"\n description="It's the label">b</Translate>`, `<Translate id="a">b</Translate>`],
])('drops the note for translators: %s', (code, rest) => expect(applyEdit(withoutNotes, code)).toBe(rest));

test.each([
  {
    edit: withoutResourceHints,
    file: 'react-dom/cjs/react-dom.production.js',
    expected: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  },
  {
    edit: withoutOthersFunctions,
    file: 'scheduler/cjs/scheduler.production.js',
    expected: ['forceFrameRate', 'next', 'runWithPriority', 'wrapCallback'].map((name) => `unstable_${name}`),
  },
])('$file loses its $edit.what, and nothing else', ({edit, file, expected}) => {
  const [name = '', ...rest] = file.split('/');
  const source = readFileSync(path.join(path.dirname(require.resolve(name)), ...rest), 'utf8');
  const exportsOf = (code: string) => Array.from(code.matchAll(/^exports\.(\w+) = /gm), ([, found]) => found);
  const left = exportsOf(applyEdit(edit, source));
  expect(exportsOf(source).filter((found) => !left.includes(found))).toEqual(expected);
});

test('React calls none of the functions that its scheduler loses', () => {
  const source = readFileSync(
    path.join(path.dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js'),
    'utf8',
  );
  expect(source).toMatch(/Scheduler\.unstable_scheduleCallback\b/);
  expect(source).not.toMatch(/Scheduler\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback)\b/);
});

test('a path is decoded without an error of its own', () => {
  const folder = path.dirname(require.resolve('history'));
  const source = readFileSync(path.join(folder, 'esm/history.js'), 'utf8');
  const code = applyEdit(decodedPlainly, source);
  expect(code).toMatch(/\}\s*location\.pathname = decodeURI\(location\.pathname\);\s*if \(key\)/);
});

test('reads the scroll position only on the first render', () => {
  const code = applyEdit(scrollPositionOnce, 'return useRef(getScrollPosition());');
  const read = vi.fn(() => ({scrollY: 5}));
  const React = {useState: (initial: () => unknown) => [initial()]};
  const hook = runInThisContext(`(React, getScrollPosition) => {${code}}`) as (...scope: unknown[]) => unknown;
  expect(hook(React, read)).toEqual({current: {scrollY: 5}});
  hook({useState: () => [{current: null}]}, read);
  expect(read).toHaveBeenCalledOnce();
});

test('names a package that no longer has the code to edit', () => {
  for (const options of editsFor(false)) {
    expect(() => applyEdit(options, 'list.sort()')).toThrow(
      new RegExp(`^/file\\.js: expected ${escapeStringRegexp(options.what)} .* edit in edits\\.ts\\.$`),
    );
  }
});
