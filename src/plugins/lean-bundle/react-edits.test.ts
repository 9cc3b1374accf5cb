import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInThisContext} from 'node:vm';
import {expect, test} from 'vitest';
import {applyEdit} from '../lib/apply-edit.test-helper';
import {
  reactEdits,
  signalsWithoutStack,
  withoutHints,
  withoutHooks,
  withoutOthersFunctions,
  withoutResourceHints,
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

test('React keeps what its dispatcher does besides resource hints', () => {
  const dispatcherOf = (code: string) => /Internals\.d = \{([^}]*)\}/.exec(code)?.[1]?.match(/\b\w: \w+/g);
  expect(dispatcherOf(source)).toContain('S: preinitStyle');
  expect(dispatcherOf(applyEdit(withoutHints, source))).toEqual(['f: flushSyncWork', 'r: requestFormReset']);
});

test('React reaches what is left out only by what the site does not render', () => {
  // The kinds of elements that it knows by these numbers: 26 is for the head, 31 `Activity`, and 19 `SuspenseList`.
  expect(source).toMatch(/fiberTag = isHostHoistableType\([^)]*\)\s+\? 26\s/);
  for (const [kind, number] of [
    ['ACTIVITY', 31],
    ['SUSPENSE_LIST', 19],
  ]) {
    expect(source).toMatch(
      new RegExp(`case REACT_${kind}_TYPE:\\s+return \\(\\s+\\(type = createFiberImplClass\\(${number},`),
    );
  }
});

test('readers who write live code have all of React', () => {
  const changed = reactEdits.filter(({modules}) =>
    modules.some((name) => name.test('/react-dom/cjs/react-dom-client.production.js')),
  );
  const kept = changed.filter((edit) => applyEdit(edit, source, 'playground') === source);
  expect(changed.filter((edit) => applyEdit(edit, source) === source)).toEqual([]);
  expect(changed.filter((edit) => !kept.includes(edit))).toEqual([signalsWithoutStack]);
});
