import * as kit from '@solana/kit';
import {expect, test} from 'vitest';
import {brokenPaths} from '../site-paths.test-helper';
import {kitClientErrors, kitErrors} from './kit-errors';

const codes = new Map(Object.entries(kit).filter(([name]) => name.startsWith('SOLANA_ERROR__')));

test.each([...kitErrors, ...kitClientErrors].map(({constant, code}) => [constant, code]))(
  'kit exports %s',
  (constant, code) => {
    expect(codes.get(constant)).toBe(code);
  },
);

test('links lead to pages of the site', () => {
  const paths = kitClientErrors.flatMap(({action}) =>
    [...action.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to ?? ''),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(brokenPaths(paths)).toEqual([]);
});
