// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import type {ChunkList} from '../chunk-list';

const listUrl = '/docs/assets/chunks.0a.json';
const list = vi.fn<() => Promise<ChunkList>>();
vi.stubGlobal('__webpack_require__', {p: '/docs/', chunks: {url: listUrl, list}});

const request = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', request);

/** Loads the module without the memory of earlier tests, in a browser that prefetches by links, or not. */
async function load({byLinks}: {readonly byLinks: boolean}) {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(byLinks);
  vi.resetModules();
  return (await import('./prefetch')).default;
}

const links = () => [...document.head.querySelectorAll('link')];

/** Waits for this many prefetches, and returns their URLs. */
async function prefetched(count: number): Promise<string[]> {
  await vi.waitFor(() => expect(links()).toHaveLength(count));
  return links().map((link) => `${link.rel} ${link.getAttribute('href')}`);
}

beforeEach(() => {
  document.head.innerHTML = '';
  request.mockReset().mockResolvedValue(new Response());
  list.mockReset().mockResolvedValue({
    scripts: {1: ['assets/js/1.a.js', 'sha256-a'], 2: ['assets/js/2.b.js', 'sha256-b']},
    styles: {2: ['assets/css/2.c.css', 'sha256-c'], 3: ['assets/css/3.d.css', 'sha256-d']},
    groups: {page: ['1', '2', '3'], other: ['2']},
  });
});

test('C12: prefetches the list, and then each file of a group once', async () => {
  const prefetch = await load({byLinks: true});
  const done = vi.fn();
  const page = prefetch('page').then(done);
  expect(await prefetched(1)).toEqual([`prefetch ${listUrl}`]);
  expect(list).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));

  expect(await prefetched(5)).toEqual([
    `prefetch ${listUrl}`,
    'prefetch /docs/assets/js/1.a.js',
    'prefetch /docs/assets/js/2.b.js',
    'prefetch /docs/assets/css/2.c.css',
    'prefetch /docs/assets/css/3.d.css',
  ]);
  for (const link of links().slice(2)) link.dispatchEvent(new Event('load'));
  await prefetch('other');
  expect(links()).toHaveLength(5);
  expect(done).not.toHaveBeenCalled();
  // What fails now fails again on navigation, which reports it.
  links()[1]?.dispatchEvent(new Event('error'));
  await page;
});

test('C12: a browser without prefetch links requests the files', async () => {
  const prefetch = await load({byLinks: false});
  request.mockRejectedValueOnce(new TypeError('Load failed'));
  await prefetch('other');
  expect(links()).toEqual([]);
  expect(request.mock.calls).toEqual([[listUrl], ['/docs/assets/js/2.b.js'], ['/docs/assets/css/2.c.css']]);
});

test('C12: prefetches no file that the page has', async () => {
  document.head.innerHTML =
    '<script src="/docs/assets/js/2.b.js"></script><style data-href="/docs/assets/css/2.c.css"></style>';
  const prefetch = await load({byLinks: false});
  await prefetch('other');
  expect(request.mock.calls).toEqual([[listUrl]]);
});

test('C12: prefetches nothing for a module that is in another chunk, or without the list', async () => {
  const prefetch = await load({byLinks: false});
  await prefetch('merged');
  list.mockRejectedValue(new Error('Loading the list of chunks failed.'));
  await prefetch('page');
  expect(request.mock.calls).toEqual([[listUrl]]);
});
