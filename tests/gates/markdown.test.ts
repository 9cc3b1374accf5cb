import {readdirSync} from 'node:fs';
import {beforeAll, expect, test} from 'vitest';
import {registered} from '../../.ci/remark/registered-components.mjs';
import {importedComponents} from '../../src/plugins/remark-page-imports';
import {fixtures, runGate, type Outcome} from './run-gate';

const folder = `${fixtures}/markdown`;
const check = (files: readonly string[]) =>
  runGate(
    'lint:markdown',
    files.map((file) => `${folder}/${file}`),
    {instead: ['docs', 'dyndexer']},
  );

const broken: readonly [place: string, message: string][] = [
  ['heading-without-id.mdx:6', 'A heading needs an explicit id'],
  ['heading-id-not-kebab.mdx:6', 'A heading needs an explicit id'],
  ['heading-id-twice.mdx:8', 'The id "section" is taken by the heading on line 6'],
  ['heading-level-1.mdx:6', 'The front matter title is the level 1 heading'],
  ['heading-level-skipped.mdx:8', 'A level 4 heading cannot follow a level 2 heading'],
  ['front-matter-missing.mdx:1', 'The page has no front matter'],
  [
    'front-matter-not-yaml.mdx:3',
    'The front matter is not YAML: Nested mappings are not allowed in compact mappings (',
  ],
  ['front-matter-field.mdx:4', '"Draft" is not a front matter field of this site: use one of title, '],
  ['front-matter-slug.mdx:4', '"slug" is not a front matter field of this site: use one of title, '],
  ['title-missing.mdx:1', 'The front matter has no title'],
  ['description-missing.mdx:1', 'The front matter has no description'],
  ['description-short.mdx:3', 'The description has 10 characters'],
  ['description-long.mdx:3', 'The description has 204 characters'],
  ['admonition-type.mdx:6', '":::tpi" starts no admonition: write :::note'],
  ['admonition-title.mdx:6', '":::note A title" starts no admonition'],
  ['admonition-unclosed.mdx:6', '":::note[Read this first]" is never closed: end it with a line ":::"'],
  ['admonition-nested.mdx:8', '":::tip[Inside]" is never closed: end it with a line ":::"'],
  ['admonition-unopened.mdx:8', '":::" closes no admonition'],
  ['fence-without-language.mdx:6', 'A code block needs a language'],
  ['runnable-fence.mdx:6', 'Code in "python" belongs in a file under src/samples'],
  ['import.mdx:6', 'A page must not import or export'],
  ['unregistered-component.mdx:6', '<details> is not for pages'],
  ['card-attribute.mdx:7', '<Card> does not support too, only title, to.'],
  ['card-without-target.mdx:7', '<Card> needs to.'],
  ['expression.mdx:6', '{name} is an expression: put it in backticks'],
  ['table-cells.mdx:8', 'A row has 3 cells, and its header 2'],
  ['table-delimiter.mdx:6', 'These lines are no table'],
  ['image-without-alt.mdx:6', 'An image needs alternative text'],
  ['unused-definition.mdx:6', 'remark-lint:no-unused-definitions'],
  ['not-mdx.mdx:6', 'Cannot process file'],
  ['figure-typed.mdx:6', '"1,232 bytes" is a figure of src/data: write <Fact id="solana.transactionSize" />'],
  ['diagram-without-title.mdx:6', 'A diagram needs a title'],
  ['diagram-without-words.mdx:6', 'A diagram needs a description'],
  ['alias.mdx:6', '"API token" is called "API key" on these pages'],
  ['alias-in-description.mdx:3', '"web socket" is called "WebSocket" on these pages'],
  ['sentence-long.mdx:8', 'A sentence of 41 words, "This sentence goes on and on, …"'],
  ['reading-hard.mdx:1', 'The page reads at grade'],
  ['related-pages-missing.mdx:1', 'The page has no related pages'],
  ['related-pages-one-link.mdx:10', 'The related pages have too few links (1)'],
  ['sample-missing.mdx:1', 'The page shows no sample'],
  ['words-too-few.mdx:1', 'The page has 7 words: add what readers need until it has 200'],
];
const files = broken.map(([place]) => place.split(':')[0] ?? '');

// A single run for all files: each run has to start the tool.
let all: Outcome;
beforeAll(async () => {
  all = await check(files);
}, 60_000);

test.each(broken)('%s: %s', (place, message) => {
  const file = place.split(':')[0] ?? '';
  const lines = all.output.split('\n').filter((line) => line.startsWith(`${folder}/${file}:`));
  expect(lines).toEqual([expect.stringContaining(message)]);
  expect(lines[0]).toMatch(`${folder}/${place}:`);
});

test('a mistake fails the run', () => {
  expect(all.exitCode).toBe(1);
});

test('a clean page passes', {timeout: 60_000}, async () => {
  await expect(check(['clean.mdx'])).resolves.toMatchObject({exitCode: 0});
});

test('every fixture is used', () => {
  const used = ['clean.mdx', ...files];
  expect(readdirSync(folder).sort()).toEqual(used.sort());
});

test('every component that pages may use is imported or replaced at compile time', () => {
  const replaced = ['Fact', 'DataBlock', 'Sample', 'SampleOutput'];
  expect([...Object.keys(importedComponents), ...replaced]).toEqual(expect.arrayContaining(registered));
});
