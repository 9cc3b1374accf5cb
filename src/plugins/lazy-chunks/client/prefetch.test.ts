// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import type {ChunkList} from '../chunk-list';

const listUrl = '/docs/assets/chunks.0a.json';
const list = vi.fn<() => Promise<ChunkList>>();
vi.stubGlobal('__webpack_require__', {p: '/docs/', chunks: {url: listUrl, list}});

const prefetchFile = vi.hoisted(() => vi.fn<(url: string) => Promise<void>>());
vi.mock('@docusaurus/core/lib/client/prefetch', () => ({default: prefetchFile}));

const urls = () => prefetchFile.mock.calls.flat();

/** Loads the module without the memory of earlier tests. */
async function load() {
  vi.resetModules();
  return (await import('./prefetch')).default;
}

beforeEach(() => {
  document.head.innerHTML = '';
  prefetchFile.mockReset().mockResolvedValue();
  list.mockReset().mockResolvedValue({
    scripts: {1: ['assets/js/1.a.js', 'sha256-a'], 2: ['assets/js/2.b.js', 'sha256-b']},
    styles: {2: ['assets/css/2.c.css', 'sha256-c'], 3: ['assets/css/3.d.css', 'sha256-d']},
    groups: {page: ['1', '2', '3'], other: ['2']},
  });
});

test('C12: prefetches the list, then each file of a group once, and waits for all of them', async () => {
  const prefetch = await load();
  const arrivals: (() => void)[] = [];
  const done = vi.fn();
  prefetchFile.mockImplementation(() => new Promise<void>((resolve) => arrivals.push(resolve)));
  const page = prefetch('page').then(done);
  expect(urls()).toEqual([listUrl]);
  expect(list).not.toHaveBeenCalled();
  arrivals[0]?.();

  await vi.waitFor(() => expect(urls()).toHaveLength(5));
  expect(urls().slice(1)).toEqual([
    '/docs/assets/js/1.a.js',
    '/docs/assets/js/2.b.js',
    '/docs/assets/css/2.c.css',
    '/docs/assets/css/3.d.css',
  ]);
  for (const arrive of arrivals.slice(2)) arrive();
  await prefetch('other');
  expect(urls()).toHaveLength(5);
  expect(done).not.toHaveBeenCalled();
  arrivals[1]?.();
  await page;
});

test('C12: prefetches no file that the page has', async () => {
  document.head.innerHTML =
    '<script src="/docs/assets/js/2.b.js"></script><style data-href="/docs/assets/css/2.c.css"></style>';
  const prefetch = await load();
  await prefetch('other');
  expect(urls()).toEqual([listUrl]);
});

test('C12: prefetches nothing for a module that is in another chunk, or without the list', async () => {
  const prefetch = await load();
  await prefetch('merged');
  list.mockRejectedValue(new Error('Loading the list of chunks failed.'));
  await prefetch('page');
  expect(urls()).toEqual([listUrl]);
});
