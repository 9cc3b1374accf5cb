// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {pageCss} from './page-css';

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css"><style data-href="/b.css">b{}</style>';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a style sheet that fails to load is left out, and asked for again the next time, then no more', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockResolvedValueOnce(new Response('', {status: 503}));
  request.mockResolvedValueOnce(new Response('a{}'));
  expect(await pageCss()).toBe('\nb{}');
  expect(await pageCss()).toBe('\nb{}');
  expect(await pageCss()).toBe('a{}\nb{}');
  expect(await pageCss()).toBe('a{}\nb{}');
  expect(request).toHaveBeenCalledTimes(3);
});
