import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as kit from '@solana/kit';
import {expect, test} from 'vitest';
import {brokenPaths} from '../site-paths.test-helper';
import {kitClientErrors, kitErrors} from './kit-errors';

const codes = new Map(Object.entries(kit).filter(([name]) => name.startsWith('SOLANA_ERROR__')));

test.each([...kitErrors, ...kitClientErrors].map(({constant, code}) => [constant, code]))(
  'kit exports %s',
  (constant, code) => {
    expect(codes.get(constant), `@solana/kit has another name for ${code}: "kit" in errors.json names it.`).toBe(code);
  },
);

/** What kit and its packages run. */
const kitCode = readdirSync('node_modules/@solana')
  .filter((name) => name !== 'errors')
  .map((name) => join('node_modules/@solana', name, 'dist/index.node.mjs'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const isThrown = (constant: string) => new RegExp(`\\(\\s*${constant}\\b`).test(kitCode);

test.each(kitClientErrors)('kit throws $constant, which the page lists', ({constant}) => {
  expect(isThrown(constant)).toBe(true);
});

test('the check detects an error that kit exports, and throws no longer', () => {
  const retired = 'SOLANA_ERROR__TRANSACTION__FAILED_WHEN_SIMULATING_TO_ESTIMATE_COMPUTE_LIMIT';
  expect(codes.get(retired)).toBe(5663019);
  expect(isThrown(retired)).toBe(false);
});

test('links lead to pages of the site', () => {
  const paths = kitClientErrors.flatMap(({action}) =>
    [...action.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to ?? ''),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(brokenPaths(paths)).toEqual([]);
});
