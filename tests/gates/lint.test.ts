import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

const folder = `${fixtures}/lint`;
const configuration = ['--config', '../../../../eslint.config.mjs', '--format', 'json'];

interface Report {
  readonly filePath: string;
  readonly messages: readonly {ruleId: string | null; severity: number; line: number; message: string}[];
}

/** `file:line rule message` of each error, relative to the fixture's folder. */
let problems: string[];
let exitCode: number;

beforeAll(async () => {
  const outcome = await runGate('lint', ['.', ...configuration], {instead: ['.'], cwd: folder});
  ({exitCode} = outcome);
  problems = (JSON.parse(outcome.output) as Report[]).flatMap(({filePath, messages}) =>
    messages
      .filter(({severity}) => severity === 2)
      .map(({ruleId, line, message}) => `${path.relative(folder, filePath)}:${line} ${ruleId ?? 'none'} ${message}`),
  );
}, 60_000);

const zones = 'import-x/no-restricted-paths';
const node = 'import-x/no-nodejs-modules';

const broken: readonly [place: string, rule: string, message: string][] = [
  ['src/lib/imports-config.ts:1', zones, 'src/lib must not import our other folders'],
  ['src/lib/imports-config-type.ts:1', zones, 'src/lib must not import our other folders'],
  ['src/data/imports-config.ts:1', zones, 'src/data may import src/lib only'],
  ['src/config/imports-data.ts:1', zones, 'src/config may import src/lib only'],
  ['src/plugins/imports-search.ts:1', zones, 'src/plugins may import src/lib, src/data, src/config only'],
  ['src/search/imports-plugins.ts:1', zones, 'src/search may import src/lib, src/config only'],
  ['src/search/imports-data.ts:1', zones, 'src/search may import src/lib, src/config only'],
  ['src/tools/imports-components.ts:1', zones, 'src/tools may import src/lib, src/data only'],
  [
    'src/components/imports-plugins.ts:1',
    zones,
    'src/components may import src/lib, src/data, src/tools, src/search, src/config, src/hooks only',
  ],
  [
    'src/components/imports-theme.ts:1',
    zones,
    'src/components may import src/lib, src/data, src/tools, src/search, src/config, src/hooks only',
  ],
  [
    'src/client-modules/imports-theme.ts:1',
    zones,
    'src/client-modules may import src/lib, src/components, src/css only',
  ],
  ['src/theme/imports-data.ts:1', zones, 'src/theme may import src/components, src/search, src/config, src/hooks only'],
  ['src/components/imports-site-config.ts:1', zones, 'Code in src must not import the site configuration'],
  ['src/config/imports-site-config.ts:1', zones, 'Code in src must not import the site configuration'],
  ['src/lib/imports-tests.ts:1', zones, 'Shipped code must not import tests: move'],
  ['.ci/imports-tests.mjs:1', zones, 'Scripts must not import tests'],
  ['tests/e2e/imports-bench.ts:1', zones, 'Tests must not import benchmarks'],
  ['src/components/imports-node.ts:1', node, 'node:path'],
  ['src/components/imports-all-of-react.ts:1', 'no-restricted-imports', 'The build leaves it out'],
  ['src/components/imports-compiler-runtime.ts:1', 'no-restricted-imports', 'The build leaves it out'],
  ['src/components/imports-resource-hint.ts:1', 'no-restricted-imports', 'The build leaves it out'],
  ['src/components/meta-outside-of-head.tsx:2', 'no-restricted-syntax', 'Put it in <Head>'],
  ['src/search/imports-node-later.ts:1', node, 'node:path'],
  ['src/plugins/unordered-imports.ts:2', 'import-x/order', 'should occur before import of `../data/facts`'],
  ['src/lib/cycle-one.ts:1', 'import-x/no-cycle', 'Dependency cycle'],
  ['src/lib/cycle-two.ts:1', 'import-x/no-cycle', 'Dependency cycle'],
  [
    'src/lib/imports-undeclared.ts:1',
    'import-x/no-extraneous-dependencies',
    "'history' should be listed in the project's dependencies",
  ],
  ['src/lib/imports-dev-dependency.ts:1', 'import-x/no-extraneous-dependencies', 'fuse.js'],
  ['src/lib/type-as-import.ts:1', '@typescript-eslint/consistent-type-imports', 'type annotations are forbidden'],
  ['src/lib/explicit-any.ts:1', '@typescript-eslint/no-explicit-any', 'Unexpected any'],
  ['src/lib/floating-promise.ts:2', '@typescript-eslint/no-floating-promises', 'Promises must be awaited'],
  ['.ci/floating-promise.mjs:2', '@typescript-eslint/no-floating-promises', 'Promises must be awaited'],
  ['src/tools/newer-function.ts:1', 'no-restricted-properties', 'The oldest browsers that the site supports'],
  ['src/plugins/offline/worker/newer-function.ts:1', 'no-restricted-properties', 'The oldest browsers that the site'],
  ['src/plugins/inlined/client/newer-function.ts:1', 'no-restricted-properties', 'The oldest browsers that the site'],
  ['src/tools/newer-than-browsers.ts:2', 'no-restricted-properties', 'The oldest browsers that the site supports'],
  ['src/lib/empty.test.ts:3', 'no-restricted-syntax', 'An empty test always passes'],
  ['src/lib/unused-disable.ts:1', 'none', 'Unused eslint-disable directive'],
  ['src/components/conditional-hook.tsx:5', 'react-hooks/rules-of-hooks', 'called conditionally'],
  ['src/components/image-without-alt.tsx:2', 'jsx-a11y/alt-text', 'alt prop'],
];

test.each(broken)('%s breaks %s', (place, rule, message) => {
  const found = problems.filter((problem) => problem.startsWith(`${place.split(':')[0] ?? ''}:`));
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(`${place} ${rule} `);
});

test('the command fails, without other errors', () => {
  expect(exitCode).toBe(1);
  expect(problems).toHaveLength(broken.length);
});

test('clean files pass', async () => {
  const clean = ['lib', 'plugins', 'search', 'theme'].map((name) => `src/${name}/clean.ts`);
  await expect(runGate('lint', [...clean, ...configuration], {instead: ['.'], cwd: folder})).resolves.toMatchObject({
    exitCode: 0,
  });
}, 60_000);
