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

test('rejects without a network, also if the browser fulfills the request with an error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(failure));
  for (const preloadResponse of [Promise.resolve(Response.error()), Promise.reject(failure)]) {
    await expect(requestedPage({request, preloadResponse})).rejects.toBe(failure);
  }
});
