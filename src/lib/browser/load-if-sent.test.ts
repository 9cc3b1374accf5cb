import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import {loadIfSent} from './load-if-sent';

const reload = vi.fn();
const assign = vi.fn();
const request = vi.fn<typeof fetch>();
vi.stubGlobal('location', {reload, assign, href: 'https://example.com/staking'});
vi.stubGlobal('fetch', request);

beforeEach(() => {
  reload.mockReset();
  assign.mockReset();
  request.mockReset();
});
afterAll(() => vi.unstubAllGlobals());

test.each([200, 404])('reloads a page for which the server answers %i', async (status) => {
  request.mockResolvedValue(new Response(null, {status}));
  expect(await loadIfSent()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test('loads another page for which the server answers', async () => {
  request.mockResolvedValue(new Response(null));
  expect(await loadIfSent('https://example.com/next')).toBe(true);
  expect(request).toHaveBeenCalledWith('https://example.com/next', expect.anything());
  expect(assign.mock.calls).toEqual([['https://example.com/next']]);
  expect(reload).not.toHaveBeenCalled();
});

test('keeps a page if what it waited for is no longer wanted', async () => {
  request.mockResolvedValue(new Response(null));
  expect(await loadIfSent('https://example.com/next', () => false)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['answers 503', () => Promise.resolve(new Response(null, {status: 503}))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps a page whose server %s', async (_name, answer) => {
  request.mockImplementation(answer);
  expect(await loadIfSent()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
