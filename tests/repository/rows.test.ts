import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rows} from '../e2e/rows';
import {citedRows} from '../support/cited-rows';

const root = path.resolve(__dirname, '../..');

const sources = ['src', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('fixtures'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);
const cited = new Set(sources.flatMap((source) => [...citedRows(source)]));

test('every row of tests/e2e/rows.ts has a test', () => {
  expect(Object.keys(rows).filter((id) => !cited.has(id))).toEqual([]);
});

test('no test cites a row that does not exist', () => {
  expect([...cited].filter((id) => !(id in rows))).toEqual([]);
});

test('only ids in test titles count as cited rows', () => {
  // Not as one string, or this file would cite them.
  const found = citedRows(['test', "('P1: one'); test", "('M11, E61: two'); // E6: not a test"].join(''));
  expect([...found]).toEqual(['P1', 'M11', 'E61']);
});
