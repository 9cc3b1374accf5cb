// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchHit, SearchResult} from '../../lib/search/search-record';
import type {SearchClient} from '../../search/client';
import {useSearchResults} from './useSearchResults';

const router = vi.hoisted(() => ({location: {}}));
vi.mock('@docusaurus/router', () => ({useLocation: () => router.location}));

const hit = (url: string): SearchHit => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

/** Resolves with the answer after `delay` milliseconds, or rejects if it is an error. */
function after(delay: number, answer: SearchResult | Error): Promise<SearchResult> {
  return new Promise((resolve, reject) =>
    setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), delay),
  );
}

const one = {hits: [hit('/a')], nbHits: 1};
const search = vi.fn<SearchClient['search']>();
const loadClient = () => Promise.resolve({indexName: 'docs', search});
const show = (first: string) =>
  renderHook(({query}) => useSearchResults(query, loadClient), {initialProps: {query: first}});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  window.history.replaceState(null, '');
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  search.mockReset();
});

test('H2: without a query, the search is idle', async () => {
  const {result} = show('');
  await wait(1000);
  expect(result.current.results).toEqual({status: 'idle', answered: '', hits: [], nbHits: 0});
  expect(search).not.toHaveBeenCalled();
});

test('H2: an answer within 300 ms: loading, then idle', async () => {
  search.mockImplementation(() => after(250, one));
  const {result} = show('slot');
  expect(result.current.results.status).toBe('loading');
  await wait(249);
  expect(result.current.results.status).toBe('loading');
  await wait(1);
  expect(result.current.results).toEqual({status: 'idle', answered: 'slot', isStandIn: false, ...one});
  await wait(1000);
  expect(result.current.results.status).toBe('idle');
});

test('H2: after 300 ms of loading, the search is stalled, and idle once it is answered', async () => {
  search.mockImplementation(() => after(1000, one));
  const {result} = show('slot');
  await wait(299);
  expect(result.current.results.status).toBe('loading');
  await wait(1);
  expect(result.current.results.status).toBe('stalled');
  await wait(700);
  expect(result.current.results.status).toBe('idle');
});

test.each([
  ['loading', 100],
  ['stalled', 1000],
])('H2: a failure while it is %s is an error, and stays one', async (before, delay) => {
  search.mockImplementation(() => after(delay, new Error('no host')));
  const {result} = show('slot');
  await wait(delay - 1);
  expect(result.current.results.status).toBe(before);
  await wait(1);
  expect(result.current.results.status).toBe('error');
  await wait(1000);
  expect(result.current.results.status).toBe('error');
});

test('H2: a client that cannot be loaded is an error', async () => {
  const {result} = renderHook(() => useSearchResults('slot', failToLoad));
  await wait(0);
  expect(result.current.results.status).toBe('error');
});

const failToLoad = () => Promise.reject(new Error('chunk'));

test('H2: a retry loads again, and can succeed', async () => {
  search.mockImplementationOnce(() => after(0, new Error('no host'))).mockImplementationOnce(() => after(100, one));
  const {result} = show('slot');
  await wait(0);
  act(() => result.current.retry());
  expect(result.current.results.status).toBe('loading');
  await wait(100);
  expect(result.current.results).toMatchObject({status: 'idle', nbHits: 1});
});

test('H2: an answer superseded by a newer query is dropped', async () => {
  search.mockImplementation((query) => (query === 'slow' ? after(500, {hits: [], nbHits: 9}) : after(10, one)));
  const {result, rerender} = show('slow');
  rerender({query: 'fast'});
  await wait(10);
  expect(result.current.results).toMatchObject({status: 'idle', answered: 'fast', nbHits: 1});
  await wait(1000);
  expect(result.current.results).toMatchObject({status: 'idle', answered: 'fast', nbHits: 1});
});

test('H8: the next page is added to the hits; another query starts at its first page', async () => {
  search.mockImplementation((query, page) => after(10, {hits: [hit(`/${query}${page}`)], nbHits: 21}));
  const {result, rerender} = show('slot');
  await wait(10);
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.loadMore());
  await wait(10);
  expect(result.current.results.hits.map(({url}) => url)).toEqual(['/slot0', '/slot1']);
  expect(result.current.hasMore).toBe(false);
  rerender({query: 'epoch'});
  await wait(50);
  expect(result.current.results.hits.map(({url}) => url)).toEqual(['/epoch0']);
  rerender({query: 'slot'});
  await wait(50);
  expect(result.current.results.hits.map(({url}) => url)).toEqual(['/slot0']);
});

test('H8: returning to a history entry loads all its pages again', async () => {
  search.mockImplementation((query, page) => after(10, {hits: [hit(`/${query}${page}`)], nbHits: 61}));
  const {result, unmount} = show('slot');
  for (let page = 0; page < 3; page++) {
    await wait(10);
    act(() => result.current.loadMore());
  }
  await wait(1000);
  unmount();
  const back = show('slot');
  // Within one wait, React renders once.
  for (let page = 0; page < 4; page++) await wait(10);
  expect(back.result.current.results.hits).toHaveLength(4);
  // Another query, or the same in another entry, starts at its first page.
  back.rerender({query: 'epoch'});
  await wait(1000);
  expect(back.result.current.results.hits).toHaveLength(1);
  back.rerender({query: 'slot'});
  for (let page = 0; page < 4; page++) await wait(10);
  expect(back.result.current.results.hits).toHaveLength(1);
  back.unmount();
  window.history.pushState(null, '');
  const next = show('slot');
  await wait(1000);
  expect(next.result.current.results.hits).toHaveLength(1);
});

test('H8: requesting a page twice does not skip one, and a failed page can be requested again', async () => {
  search.mockImplementation((query, page) => after(10, {hits: [hit(`/${query}${page}`)], nbHits: 60}));
  const {result} = show('slot');
  await wait(10);
  search.mockImplementationOnce(() => after(10, new Error('no host')));
  act(() => result.current.loadMore());
  act(() => result.current.loadMore());
  await wait(10);
  expect(result.current).toMatchObject({hasMore: true, results: {status: 'error', hits: [{url: '/slot0'}]}});
  act(() => result.current.loadMore());
  await wait(10);
  expect(result.current).toMatchObject({hasMore: true, results: {status: 'idle'}});
  expect(result.current.results.hits.map(({url}) => url)).toEqual(['/slot0', '/slot1']);
});

test('a hit that is on two pages is listed once', async () => {
  search.mockImplementation((_query, page) => after(0, {hits: [hit('/a'), hit(`/b${page}`)], nbHits: 40}));
  const {result} = show('slot');
  await wait(0);
  act(() => result.current.loadMore());
  await wait(0);
  expect(result.current.results.hits.map(({url}) => url)).toEqual(['/a', '/b0', '/b1']);
});

test('the fallback that answered is reported only with its answer', async () => {
  search.mockImplementationOnce(() => after(0, {...one, isStandIn: true} as SearchResult));
  search.mockImplementationOnce(() => after(0, one));
  const {result, rerender} = show('slot');
  await wait(0);
  expect(result.current.results.isStandIn).toBe(true);
  rerender({query: 'epoch'});
  await wait(0);
  expect(result.current.results.isStandIn).toBe(false);
});
