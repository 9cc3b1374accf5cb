import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import escapeStringRegexp from 'escape-string-regexp';
import {expect, test, vi} from 'vitest';
import {applyEdit} from '../lib/apply-edit.test-helper';
import {
  comparePlainly,
  editsFor,
  scrollPositionOnce,
  signalsWithoutStack,
  withoutNotes,
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

test('React DOM loses its resource hints, and nothing else', () => {
  const folder = path.dirname(require.resolve('react-dom'));
  const source = readFileSync(path.join(folder, 'cjs/react-dom.production.js'), 'utf8');
  const exportsOf = (code: string) => Array.from(code.matchAll(/^exports\.(\w+) = /gm), ([, name]) => name);
  const left = exportsOf(applyEdit(withoutResourceHints, source));
  const gone = exportsOf(source).filter((name) => !left.includes(name));
  expect(gone).toEqual(['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']);
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
