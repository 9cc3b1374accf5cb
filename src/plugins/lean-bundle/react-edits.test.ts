import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext, Script} from 'node:vm';
import {expect, test} from 'vitest';
import {applyEdit} from '../lib/apply-edit.test-helper';
import {
  emptied,
  reactEdits,
  signalsWithoutStack,
  withoutHints,
  withoutHooks,
  withoutOthersFunctions,
  withoutHintFunctions,
} from './react-edits';

/** The text of a file in a package: `react-dom/cjs/…`. */
function readModule(file: string): string {
  const [name = '', ...rest] = file.split('/');
  return readFileSync(path.join(path.dirname(require.resolve(name)), ...rest), 'utf8');
}

const source = readModule('react-dom/cjs/react-dom-client.production.js');

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
  {
    edit: withoutHintFunctions,
    file: 'react-dom/cjs/react-dom.production.js',
    expected: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  },
  {
    edit: withoutOthersFunctions,
    file: 'scheduler/cjs/scheduler.production.js',
    expected: ['forceFrameRate', 'next', 'runWithPriority', 'wrapCallback'].map((name) => `unstable_${name}`),
  },
])('$file loses its $edit.what, and nothing else', ({edit, file, expected}) => {
  const original = readModule(file);
  const exportsOf = (code: string) => Array.from(code.matchAll(/^exports\.(\w+) = /gm), ([, found]) => found);
  const left = exportsOf(applyEdit(edit, original));
  expect(exportsOf(original).filter((found) => !left.includes(found))).toEqual(expected);
});

test('React calls none of the functions that its scheduler loses', () => {
  expect(source).toMatch(/Scheduler\.unstable_scheduleCallback\b/);
  expect(source).not.toMatch(/Scheduler\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback)\b/);
});

test('React loses the hooks that the site does not call, in each of its lists, and no other', () => {
  const hooksOf = (code: string) => Array.from(code.matchAll(/^ {2,4}(use[A-Z]\w*): /gm), ([, name]) => name);
  const lost = ['useHostTransitionStatus', 'useFormState', 'useActionState', 'useOptimistic', 'useMemoCache'];
  const before = hooksOf(source);
  expect(before.filter((name) => name === 'useState')).toHaveLength(4);
  expect(hooksOf(applyEdit(withoutHooks, source))).toEqual(before.filter((name = '') => !lost.includes(name)));
});

test('what is left of React is a program', () => {
  const edits = reactEdits.filter(({modules}) =>
    modules.some((path) => path.test('/react-dom/cjs/react-dom-client.production.js')),
  );
  const left = edits.reduce((code, edit) => applyEdit(edit, code), source);
  expect(() => new Script(left)).not.toThrow();
  expect(left.length).toBeLessThan(source.length);
});

test('React keeps what its dispatcher does besides resource hints', () => {
  const dispatcherOf = (code: string) => /Internals\.d = \{([^}]*)\}/.exec(code)?.[1]?.match(/\b\w: \w+/g);
  expect(dispatcherOf(source)).toContain('S: preinitStyle');
  expect(dispatcherOf(applyEdit(withoutHints, source))).toEqual(['f: flushSyncWork', 'r: requestFormReset']);
});

test('React calls what is emptied only for elements that the site does not render', () => {
  const countOf = (text: string) => source.split(text).length - 1;
  // Each definition, and its calls: another one would be a new way to it.
  const counts = Object.keys(emptied).map((name) => [name, countOf(`${name}(`)]);
  expect(Object.fromEntries(counts)).toEqual({
    isHostHoistableType: 2,
    getResource: 3,
    acquireResource: 3,
    suspendResource: 2,
    updateActivityComponent: 2,
    updateSuspenseListComponent: 3,
    defaultOnDefaultTransitionIndicator: 1,
  });
  // The kinds of elements that React knows by these numbers: 26 is for the head, 31 `Activity`, and 19 `SuspenseList`.
  expect(source).toMatch(/fiberTag = isHostHoistableType\([^)]*\)\s+\? 26\s/);
  expect(countOf('? 26\n')).toBe(1);
  expect(countOf('createFiberImplClass(31,')).toBe(1);
  expect(countOf('createFiberImplClass(19,')).toBe(1);
});

test('readers who write live code have all of React that it can import', () => {
  const keptElsewhere = reactEdits.filter(({isForPages}) => isForPages);
  expect(keptElsewhere).toContain(withoutHooks);
  for (const edit of keptElsewhere) {
    expect(applyEdit(edit, source)).not.toBe(source);
    expect(applyEdit(edit, source, 'playground')).toBe(source);
  }
});
