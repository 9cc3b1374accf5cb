import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import {integrity} from '../../lib/integrity';
import {openSiteCopy} from './site-copy';

// cspell:ignore unstub

vi.hoisted(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('https://docs.example/docs/service-worker.js'));
});

const stored = (path: string) => ({url: path, integrity: integrity(path), revision: '1'});
const copy = openSiteCopy(['/docs/', '/docs/staking', '/docs/caf%C3%A9', '/docs/a%231.pdf'].map(stored), '/docs/');
const addressOf = (path: string) => copy.addressOf(new URL(path, location.origin))?.replace(location.origin, '');

const match = vi.fn<(key: string, options: {cacheName: string}) => Promise<Response | undefined>>();
vi.stubGlobal('caches', {match});
beforeEach(() => void match.mockReset());
afterAll(() => vi.unstubAllGlobals());

test.each([
  ['/docs/', '/docs/'],
  ['/docs/staking/', '/docs/staking'],
  ['/docs/staking/index.html', '/docs/staking'],
  ['/docs/staking.html?from=link', '/docs/staking'],
  ['/docs/st%61king', '/docs/staking'],
  ['/docs/staking%2Ehtml', '/docs/staking'],
  ['/docs/café', '/docs/caf%C3%A9'],
  ['/docs/a%231.pdf', '/docs/a%231.pdf'],
  ['/docs/other', undefined],
  ['/docs/100%', undefined],
  ['/docs/%C3', undefined],
])('%s is stored as %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test('reads from the cache of the site', async () => {
  const address = `${location.origin}/docs/staking`;
  match.mockResolvedValue(new Response('/docs/staking'));
  expect(await (await copy.read(address))?.text()).toBe('/docs/staking');
  expect(match).toHaveBeenCalledWith(expect.stringContaining(address), {cacheName: 'site-copy/docs'});
});

test.each([
  ['missing', () => Promise.resolve(undefined)],
  ['corrupt', () => Promise.resolve(new Response('other'))],
  ['in a storage that fails', () => Promise.reject(new DOMException('Internal error.', 'UnknownError'))],
])('a file that is %s is none', async (_, answer) => {
  match.mockImplementation(answer);
  expect(await copy.read(`${location.origin}/docs/staking`)).toBeUndefined();
});
