import {expect, test} from 'vitest';
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

test('each error says what to do', () => {
  expect(providerErrors.filter(({actions}) => actions.length === 0)).toEqual([]);
  expect(new URL(providerErrorsSource.url).protocol).toBe('https:');
});

test('each HTTP status occurs once', () => {
  const statuses = [...httpStatuses, ...nodeHttpStatuses].map(({status}) => status);
  expect(statuses).toEqual([...new Set(statuses)]);
});

test('links lead to pages of the site', () => {
  const texts = [...providerErrors.flatMap(({actions}) => actions), ...httpStatuses.map(({action}) => action)];
  const paths = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? ''));
  expect(paths.length).toBeGreaterThan(0);
  expect(brokenPaths(paths)).toEqual([]);
});
