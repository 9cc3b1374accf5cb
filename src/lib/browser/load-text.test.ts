import {afterAll, expect, test, vi} from 'vitest';
import {loadText} from './load-text';

const request = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', request);
afterAll(() => vi.unstubAllGlobals());

const answer = (text: string, type: string, status = 200) =>
  request.mockResolvedValueOnce(new Response(text, {status, headers: {'Content-Type': type}}));

test('loads a text', async () => {
  answer('# Staking', 'text/markdown; charset=utf-8');
  expect(await loadText('/staking.md')).toBe('# Staking');
});

test('an error, or a page in place of the text, is not the text', async () => {
  answer('Not found', 'text/plain', 404);
  await expect(loadText('/staking.md')).rejects.toThrow('/staking.md answered 404.');
  answer('<h1>Log in to the network</h1>', 'text/html; charset=utf-8');
  await expect(loadText('/staking.md')).rejects.toThrow('/staking.md answered with a page.');
});
