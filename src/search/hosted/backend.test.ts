import {expect, test} from 'vitest';
import {createBackend} from './backend';

// Requests over the wire are tested against a server, in tests/search-provider.
const provider = {kind: 'hosted', appId: 'APP', apiKey: 'public-key', indexName: 'docs'} as const;

test('H10, E8: a missing application id is an error that says so', () => {
  expect(() => createBackend({...provider, appId: ''})).toThrow('`appId` is missing.');
});

test('H10, E8: a missing key is an error that says so', () => {
  expect(() => createBackend({...provider, apiKey: ''})).toThrow('`apiKey` is missing.');
});

test('H10, E8: no credentials at all is an error that says so', () => {
  expect(() => createBackend({kind: 'embedded'})).toThrow('needs the credentials of a hosted provider');
});

test('M8: searches are kept under the name of the hosted index', () => {
  expect(createBackend(provider).indexName).toBe('docs');
});
