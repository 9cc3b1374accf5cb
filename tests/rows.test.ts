import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rows} from './e2e/rows';

const root = path.dirname(__dirname);

/** Row ids at the start of test titles in these sources: `test('C8: …')`, `test('E1, M11: …')`. */
function citedRows(sources: readonly string[]): Set<string> {
  const title = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*['"`]((?:[PRCMHE]\d+)(?:, [PRCMHE]\d+)*):/g;
  return new Set(
    sources.flatMap((source) => Array.from(source.matchAll(title), ([, ids = '']) => ids.split(', ')).flat()),
  );
}

function testSources(): string[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.startsWith('fixtures'))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  );
}

test('every row of the specification has a test', () => {
  const cited = citedRows(testSources());
  expect(Object.keys(rows).filter((id) => !cited.has(id))).toEqual([]);
});

test('no test cites a row that does not exist', () => {
  expect([...citedRows(testSources())].filter((id) => !(id in rows))).toEqual([]);
});

test('only ids in test titles count as cited rows', () => {
  const cited = citedRows(["test('P1: something', () => {})", "test('M11, E1: other', () => {})", '// E2: not a test']);
  expect([...cited].sort()).toEqual(['E1', 'M11', 'P1']);
});
