import {expect, test} from 'vitest';
import {rows} from '../e2e/rows';
import {readSource, sourceFiles} from '../support/source-files';
import {citedRows} from './cited-rows';

/** Setups of Playwright have tests, too. */
const hasTests = (file: string) => /\.(?:test|spec|setup)\.tsx?$/.test(file) && !file.startsWith('tests/fixtures/');
const files = sourceFiles('src', 'tests').filter(hasTests);
const cited = new Set(files.flatMap((file) => [...citedRows(file, readSource(file))]));

test('every row of tests/e2e/rows.ts has a test', () => {
  expect(Object.keys(rows).filter((id) => !cited.has(id))).toEqual([]);
});

test('the tests of each kind of file are read', () => {
  const kindOf = (file: string) => /\.(\w+)\.tsx?$/.exec(file)?.[1];
  expect(new Set(files.filter((file) => citedRows(file, readSource(file)).size > 0).map(kindOf))).toEqual(
    new Set(['test', 'spec', 'setup']),
  );
});

test('no test cites a row that does not exist', () => {
  expect([...cited].filter((id) => !(id in rows))).toEqual([]);
});

const found = (source: string) => [...citedRows('a.test.tsx', source)];

test.each([
  ['a test', "test('P1: one', run); it('M11, E61: two', run);", ['P1', 'M11', 'E61']],
  ['a test of a setup', "setup('H3: ships the hosted search', run); setup.describe.configure({});", ['H3']],
  ['a title with values', 'test(`R8: ${route} loads`, run);', ['R8']],
  ['a test of several cases', "test.each<Case>([['P2: no title', 1]])('H9: %s', run);", ['H9']],
  ['a test in a group', "test.describe('on a phone', () => { for (const a of b) test('C1: menu', run); });", ['C1']],
])('%s cites the rows in its title', (_what, source, rowIds) => {
  expect(found(source)).toEqual(rowIds);
});

// None of these is a test of this project: each is the source of one that proves nothing, for `citedRows` to leave out.
test.each([
  ['comments', "// test('P1: one', run);\n/* test('P2: two', run); */"],
  ['a skipped test', "test.skip('P1: one', run); it.todo('P2: two'); test.fixme('P3: three', run);"],
  ['a skipped test of several cases', "test.skip.each([1])('P1: %i', run);"],
  ['a test in a skipped group', "describe.skip('later', () => { describe('a', () => { test('P1: one', run); }); });"],
  ['a test in a group of Playwright that is skipped', "test.describe.fixme('a', () => { test('P1: one', run); });"],
  ['a group or a step', "test.describe('P1: one', () => {}); test.step('P2: two', run);"],
  ['text, and a call of something else', "const text = \"test('P1: one')\"; pattern.test('P2: two');"],
])('%s cites no row', (_what, source) => {
  expect(found(source)).toEqual([]);
});
