import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

const folder = `${fixtures}/markdown`;
const check = (file: string) => runGate('lint:markdown', [`${folder}/${file}`], {instead: ['docs', 'dyndexer']});

const broken: readonly [place: string, message: string][] = [
  ['heading-without-id.mdx:6', 'A heading needs an explicit id'],
  ['heading-id-not-kebab.mdx:6', 'A heading needs an explicit id'],
  ['heading-id-twice.mdx:8', 'The id "section" is taken by the heading on line 6'],
  ['heading-level-1.mdx:6', 'The title of the front matter is the heading of level 1'],
  ['heading-level-skipped.mdx:8', 'A heading of level 4 cannot follow one of level 2'],
  ['front-matter-missing.mdx:1', 'The page has no front matter'],
  ['title-missing.mdx:1', 'The front matter has no title'],
  ['description-missing.mdx:1', 'The front matter has no description'],
  ['description-short.mdx:3', 'The description has 10 characters'],
  ['description-long.mdx:3', 'The description has 204 characters'],
  ['fence-without-language.mdx:6', 'A code block needs a language'],
  ['runnable-fence.mdx:6', 'Code in "python" belongs into a file under src/samples'],
  ['import.mdx:6', 'A page does not import or export'],
  ['unregistered-component.mdx:6', '<details> is not for pages'],
  ['image-without-alt.mdx:6', 'An image needs alternative text'],
  ['unused-definition.mdx:6', 'remark-lint:no-unused-definitions'],
  ['not-mdx.mdx:6', 'Cannot process file'],
];

test.concurrent.each(broken)('%s: %s', {timeout: 60_000}, async (place, message) => {
  const {exitCode, output} = await check(place.split(':')[0] ?? '');
  const lines = output.split('\n').filter((line) => line.includes(folder));
  expect(lines).toEqual([expect.stringContaining(message)]);
  expect(lines[0]).toMatch(`${folder}/${place}:`);
  expect(exitCode).toBe(1);
});

test('a clean page passes', {timeout: 60_000}, async () => {
  await expect(check('clean.mdx')).resolves.toMatchObject({exitCode: 0});
});

test('every fixture is used', () => {
  const used = ['clean.mdx', ...broken.map(([place]) => place.split(':')[0])];
  expect(readdirSync(folder).sort()).toEqual(used.sort());
});

test('what pages may use is registered in src/theme/MDXComponents.tsx, or replaced when they are compiled', async () => {
  const rule = (await import('../../.ci/remark/registered-components.mjs')) as {registered: readonly string[]};
  const source = readFileSync('src/theme/MDXComponents.tsx', 'utf8');
  const [, names = ''] = /export default \{([^}]*)\}/.exec(source) ?? [];
  const components = names.split(',').map((name) => name.trim());
  const replaced = ['Fact', 'DataBlock', 'Sample', 'SampleOutput'];
  expect([...components, ...replaced]).toEqual(expect.arrayContaining([...rule.registered]));
});
