import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readSource, root, sourceFiles} from '../support/source-files';

/** The code of scripts, by their paths from the root. */
type Sources = ReadonlyMap<string, string>;

const isScript = (file: string) => /\.(?:[cm]?[jt]s|tsx)$/.test(file);
const isLib = (file: string) => file.startsWith('src/lib/');
const isTest = (file: string) => /\.test(?:-helper)?\.tsx?$/.test(file);

/**
 * The files that a script names in quotes, whatever it does with them: imports, types in comments, and modules that
 * scripts of .ci load by their paths from the root.
 */
function namedFiles(file: string, sources: Sources): string[] {
  const names = sources.get(file)?.matchAll(/(['"])(?:@site\/)?((?:\.{1,2}|src)\/[^'"\n]+)\1/g) ?? [];
  return Array.from(names, ([, , name = '']) => {
    const from = name.startsWith('.') ? path.posix.dirname(file) : '';
    const named = path.posix.join(from, name);
    return isScript(named) ? named : `${named}.ts`;
  }).filter((named) => sources.has(named));
}

/** Two levels: `src/tools/request-checker` has all of its own folders. */
function folderOf(file: string): string {
  return /^(?:src\/)?[^/]+(?:\/[^/]+(?=\/))?/.exec(file)?.[0] ?? '';
}

/** The modules of src/lib that a single folder uses, directly or through other modules of src/lib. */
function unshared(sources: Sources): string[] {
  const usersOf = new Map<string, string[]>();
  for (const file of sources.keys()) {
    for (const named of namedFiles(file, sources)) usersOf.set(named, [...(usersOf.get(named) ?? []), file]);
  }
  return [...sources.keys()].flatMap((module) => {
    if (!isLib(module) || isTest(module)) return [];
    const users = new Set([module]);
    // The loop also reaches what it adds.
    for (const file of users) {
      if (isLib(file)) usersOf.get(file)?.forEach((user) => users.add(user));
    }
    const [folder, ...others] = new Set([...users].filter((file) => !isLib(file)).map(folderOf));
    if (folder === undefined || others.length > 0) return [];
    return [`Only ${folder} uses ${module}: move it there, with its test.`];
  });
}

function readSources(): Sources {
  const files = [...readdirSync(root), ...sourceFiles('.ci', 'src', 'tests')].filter(
    (file) => isScript(file) && !/^(?:src\/samples|tests\/fixtures)\//.test(file),
  );
  return new Map(files.map((file) => [file, readSource(file)]));
}

test('at least two folders use each module of src/lib', () => {
  const sources = readSources();
  expect([...sources.keys()].filter(isLib).length).toBeGreaterThan(50);
  expect(unshared(sources)).toEqual([]);
});

/** A module of src/lib with its test, and a tool that uses it. */
const spare = {
  'src/lib/text/spare.ts': '',
  'src/lib/text/spare.test.ts': "import {spare} from './spare';",
  'src/tools/request-checker/code/read.ts': "import {spare} from '../../../lib/text/spare';",
};
const unsharedWith = (sources: Readonly<Record<string, string>>) =>
  unshared(new Map(Object.entries({...spare, ...sources})));

const moveSpare = 'Only src/tools/request-checker uses src/lib/text/spare.ts: move it there, with its test.';

test('detects a module that one folder uses, also through another module of src/lib', () => {
  expect(unsharedWith({'src/tools/request-checker/check.ts': "import {spare} from '../../lib/text/spare';"})).toEqual([
    moveSpare,
  ]);
  const words = {
    'src/lib/text/words.ts': "import {spare} from './spare';",
    'src/tools/request-checker/shell/split.ts': "import {words} from '../../../lib/text/words';",
  };
  expect(unsharedWith(words)).toEqual([moveSpare, moveSpare.replace('spare', 'words')]);
});

test.each([
  ['another tool', 'src/tools/fee-planner/plan.ts', "import type {Spare} from '../../lib/text/spare';"],
  ['a folder without folders', 'src/hooks/useSpare.ts', "const {spare} = await import('../lib/text/spare');"],
  ['a test elsewhere', 'src/data/rpc/methods.test.ts', "import {spare} from '@site/src/lib/text/spare';"],
  ['a script of .ci', '.ci/search-push.mjs', "const {spare} = loadSource('src/lib/text/spare.ts');"],
])('accepts a second user: %s', (_, file, source) => {
  expect(unsharedWith({[file]: source})).toEqual([]);
});
