import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

const check = (file: string) => runGate('lint:spelling', [`${fixtures}/spelling/${file}`]);

test.concurrent.each([
  ['docs/misspelling.mdx:1:15', 'Unknown word (mispelled)'],
  ['docs/british.mdx:1:5', 'Unknown word (colour)'],
  ['docs/simply.mdx:1:5', 'Forbidden word (simply)'],
  ['docs/just.mdx:1:1', 'Forbidden word (Just)'],
])('%s: %s', {timeout: 60_000}, async (place, message) => {
  const {exitCode, output} = await check(place.split(':')[0] ?? '');
  expect(output).toContain(`${fixtures}/spelling/${place} - ${message}`);
  expect(output).toContain('Issues found: 1 in 1 file');
  expect(exitCode).toBe(1);
});

test.concurrent.each([
  ['terms of the project, code, addresses and links', 'docs/clean.mdx'],
  ['"just" outside of pages', 'just-in-code.ts'],
])('passes: %s', {timeout: 60_000}, async (_, file) => {
  const {exitCode, output} = await check(file);
  expect(output).toContain('Files checked: 1, Issues found: 0');
  expect(exitCode).toBe(0);
});
