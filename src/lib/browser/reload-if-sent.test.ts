import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import {reloadIfSent} from './reload-if-sent';

const reload = vi.fn();
const request = vi.fn<typeof fetch>();
vi.stubGlobal('location', {reload, href: 'https://example.com/staking'});
vi.stubGlobal('fetch', request);

beforeEach(() => {
  reload.mockReset();
  request.mockReset();
});
afterAll(() => vi.unstubAllGlobals());

test.each([200, 404])('reloads a page for which the server answers %i', async (status) => {
  request.mockResolvedValue(new Response(null, {status}));
  expect(await reloadIfSent()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['answers 503', () => Promise.resolve(new Response(null, {status: 503}))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps a page whose server %s', async (_name, answer) => {
  request.mockImplementation(answer);
  expect(await reloadIfSent()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
