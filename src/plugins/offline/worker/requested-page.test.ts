import {afterEach, expect, test, vi} from 'vitest';
import {requestedPage} from './requested-page';

const request = new Request('https://docs.example/');
const failure = new TypeError('Failed to fetch');

afterEach(() => void vi.unstubAllGlobals());

test('uses the response to the request that the browser sent ahead', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  const ahead = new Response('ahead');
  expect(await requestedPage({request, preloadResponse: Promise.resolve(ahead)})).toBe(ahead);
});

test('requests the page if the browser did not', async () => {
  const answer = new Response('later');
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  expect(await requestedPage({request, preloadResponse: Promise.resolve(undefined)})).toBe(answer);
});

test.each([
  ['rejects', () => Promise.reject(failure)],
  ['fulfills with an error', () => Promise.resolve(Response.error())],
])('rejects without a network, where the browser %s the request', async (_, ahead) => {
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  await expect(requestedPage({request, preloadResponse: ahead()})).rejects.toBe(failure);
});
