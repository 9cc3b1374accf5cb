import {expect, test} from 'vitest';
import {createBackend} from './backend';

// Requests over the wire are tested against a server, in tests/search-provider.
const provider = {kind: 'hosted', appId: 'APP', apiKey: 'public-key', indexName: 'docs'} as const;

test('H10, E8: a missing application ID is a specific error', () => {
  expect(() => createBackend({...provider, appId: ''})).toThrow('`appId` is missing.');
});

test('H10, E8: a missing key is a specific error', () => {
  expect(() => createBackend({...provider, apiKey: ''})).toThrow('`apiKey` is missing.');
});

test('H10, E8: missing credentials are a specific error', () => {
  expect(() => createBackend({kind: 'embedded'})).toThrow('needs the credentials of a hosted provider');
});

test('M8: searches are stored under the name of the hosted index', () => {
  expect(createBackend(provider).indexName).toBe('docs');
});
