import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import escapeStringRegexp from 'escape-string-regexp';
import {expect, test, vi} from 'vitest';
import {applyEdit} from '../lib/apply-edit.test-helper';
import {accessibilityEdits} from './accessibility-edits';
import {comparePlainly, decodedPlainly, edits, scrollPositionOnce, withoutNotes} from './edits';
import {reactEdits} from './react-edits';

test('sorts by code units instead of by locale', () => {
  const plain = applyEdit(comparePlainly, 'list.sort((a, b) => b[1].path.localeCompare(a[1].path))');
  expect(plain).toBe('list.sort((a, b) => (b[1].path < a[1].path ? -1 : Number(b[1].path > a[1].path)))');
});

test.each([
  [`translate({id: 'a', description: 'The “label”'})`, `translate({id: 'a',})`],
  [`translate({id: 'a',\n description:\n 'The label',\n message: 'b'})`, `translate({id: 'a',\n message: 'b'})`],
  [`<Translate id="a"\n description="It's the label">b</Translate>`, `<Translate id="a">b</Translate>`],
])('drops the note for translators: %s', (code, rest) => expect(applyEdit(withoutNotes, code)).toBe(rest));

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
  for (const options of [...accessibilityEdits, ...edits, ...reactEdits]) {
    expect(() => applyEdit(options, 'list.sort()')).toThrow(
      new RegExp(`^/file\\.js: expected ${escapeStringRegexp(options.what)} .* edit in edits\\.ts\\.$`),
    );
  }
});
