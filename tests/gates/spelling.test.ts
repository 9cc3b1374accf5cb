import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

const folder = `${fixtures}/spelling`;
const check = (...files: string[]) =>
  runGate(
    'lint:spelling',
    files.map((file) => `${folder}/${file}`),
  );

test('misspellings, British spellings and belittling words fail, with file and line', {timeout: 60_000}, async () => {
  const {exitCode, output} = await check(
    'docs/misspelling.mdx',
    'docs/british.mdx',
    'docs/simply.mdx',
    'docs/just.mdx',
  );
  expect(output).toContain(`${folder}/docs/misspelling.mdx:1:15 - Unknown word (mispelled)`);
  expect(output).toContain(`${folder}/docs/british.mdx:1:5 - Unknown word (colour)`);
  expect(output).toContain(`${folder}/docs/simply.mdx:1:5 - Forbidden word (simply)`);
  expect(output).toContain(`${folder}/docs/just.mdx:1:1 - Forbidden word (Just)`);
  expect(output).toContain('Issues found: 4 in 4 files');
  expect(exitCode).toBe(1);
});

test('terms of the project, code, link targets, and "just" outside of pages pass', {timeout: 60_000}, async () => {
  const {exitCode, output} = await check('docs/clean.mdx', 'just-in-code.ts');
  expect(output).toContain('Files checked: 2, Issues found: 0');
  expect(exitCode).toBe(0);
});
