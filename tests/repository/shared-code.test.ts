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
    return [named, `${named}.ts`, `${named}.tsx`, `${named}/index.ts`].find((candidate) => sources.has(candidate));
  }).filter((named) => named !== undefined);
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

/** Which folders of tests may import which others, besides `support`, and why they do. */
const reasons: Readonly<Record<string, string>> = {
  'bench: relevance': 'It measures the engines with the judged queries.',
  'dyndexer-cli: dyndexer': 'The mock of the command line checks values as the mock of the service does.',
  'e2e: search-provider': 'The browser searches the mock of the provider.',
  'metadata: budgets': 'The built site is there when these tests run.',
  'metadata: e2e': 'The list of routes is there.',
  'repository: e2e': 'The lists of rows and of routes are there.',
  'rpc-reference: rpc': 'Requests of the reference are sent to the mock of the service.',
  'rpc-reference: samples': 'Generated requests are run and parsed as samples are.',
  'samples: dyndexer': 'Samples run against the mock of the service.',
  'samples: rpc': 'Samples run against the mock of the service.',
};

/** The folder of tests that a file is in. */
const testFolderOf = (file: string) => /^tests\/([^/]+)\//.exec(file)?.[1];

/** Which folders of tests use files of which others, as `user: used`, with an example. */
function testImports(sources: Sources): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of sources.keys()) {
    const user = testFolderOf(file);
    for (const named of user === undefined ? [] : namedFiles(file, sources)) {
      const used = testFolderOf(named) ?? user;
      if (used !== user && used !== 'support') found.set(`${user}: ${used}`, `${file} imports ${named}`);
    }
  }
  return found;
}

/** What is wrong with what folders of tests import, if they may do so for these reasons. */
function strayImports(sources: Sources, allowed: Readonly<Record<string, string>>): string[] {
  const found = testImports(sources);
  return [
    ...[...found]
      .filter(([edge]) => !(edge in allowed))
      .map(([, example]) => `${example}: move it to tests/support, or add the reason to shared-code.test.ts.`),
    ...Object.keys(allowed)
      .filter((edge) => !found.has(edge))
      .map((edge) => `"${edge}" has a reason, but no import.`),
  ];
}

test('folders of tests import only what is theirs, or in tests/support, without a reason', () => {
  expect(strayImports(readSources(), reasons)).toEqual([]);
});

test('detects an import from another folder of tests, and a reason that is no longer needed', () => {
  const sources = new Map([
    ['tests/build/make-site.ts', "import {root} from '../support/source-files';"],
    ['tests/support/source-files.ts', ''],
    ['tests/service/index.ts', "import {call} from './methods/call';"],
    ['tests/service/methods/call.ts', ''],
    ['tests/e2e/hosted.setup.ts', "import {buildSite} from '../build/make-site';"],
    ['tests/bench/lib/serve.ts', "const {start} = await import('../../service');"],
    ['tests/support/serve.ts', "import {start} from '../service';"],
  ]);
  expect(
    strayImports(sources, {'bench: service': 'It starts it.', 'samples: service': 'They run against it.'}),
  ).toEqual([
    expect.stringMatching(/^tests\/e2e\/hosted\.setup\.ts imports tests\/build\/make-site\.ts: move it/),
    expect.stringMatching(/^tests\/support\/serve\.ts imports tests\/service\/index\.ts: move it/),
    '"samples: service" has a reason, but no import.',
  ]);
});
