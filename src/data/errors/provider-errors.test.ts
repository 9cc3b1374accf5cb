import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {repeated} from '../repeated.test-helper';
import {brokenPaths} from '../site-paths.test-helper';
import {httpStatuses, nodeHttpStatuses} from './http-statuses';
import {providerErrors, providerErrorsSource} from './provider-errors';

test('provider codes are unique and in order', () => {
  const codes = providerErrors.map(({code}) => code);
  expect(codes, 'Keep providerErrors sorted by code, each once.').toEqual([...new Set(codes)].sort((a, b) => a - b));
});

test('provider codes are positive: negative ones belong to JSON-RPC and Solana', () => {
  expect(providerErrors.filter(({code}) => code <= 0)).toEqual([]);
});

/** `7429`, `7700` to `7703` */
function rangesOf(codes: readonly number[]): string {
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts
    .map((start, run) => (start === ends[run] ? `\`${start}\`` : `\`${start}\` to \`${ends[run]}\``))
    .join(', ');
}

test('the first table of the error codes names all provider codes', () => {
  const page = new URL('../../../docs/platform/resources/rpc-error-codes.mdx', import.meta.url);
  expect(rangesOf([7, 8, 9, 11])).toBe('`7` to `9`, `11`');
  expect(readFileSync(page, 'utf8')).toContain(`| ${rangesOf(providerErrors.map(({code}) => code))} | Syndica |`);
});

test('each error says what to do', () => {
  expect(providerErrors.filter(({actions}) => actions.length === 0)).toEqual([]);
  expect(new URL(providerErrorsSource.url).protocol).toBe('https:');
});

test('each HTTP status occurs once', () => {
  const statuses = [...httpStatuses, ...nodeHttpStatuses].map(({status}) => status);
  expect(repeated(statuses)).toEqual([]);
});

test('links lead to pages of the site', () => {
  const texts = [...providerErrors.flatMap(({actions}) => actions), ...httpStatuses.map(({action}) => action)];
  const paths = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? ''));
  expect(paths.length).toBeGreaterThan(0);
  expect(brokenPaths(paths)).toEqual([]);
});
