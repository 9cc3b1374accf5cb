import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {search as settings} from '../../config/search';
import type {SearchRequest, SearchResult} from '../../lib/search/search-record';
import type {SearchBackend} from '../backend';
import {createBackend, withFallback} from './backend';
import {isStandIn} from './stand-in';

const request: SearchRequest = {query: 'stake', snippetWords: 10, page: 0, hitsPerPage: 20};
const fromHosted: SearchResult = {hits: [], nbHits: 1, queryID: 'id'};
const fromEmbedded: SearchResult = {hits: [], nbHits: 2};
const unreachable = new Error('no host');

function fakeBackend(indexName: string) {
  const search = vi.fn<SearchBackend['search']>();
  return {indexName, search};
}

function start() {
  const hosted = fakeBackend('hosted');
  const embedded = fakeBackend('embedded');
  hosted.search.mockResolvedValue(fromHosted);
  embedded.search.mockResolvedValue(fromEmbedded);
  return {hosted, embedded, backend: withFallback(hosted, embedded)};
}

const never = () => new Promise<SearchResult>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('M8: searches are stored under the name of the hosted index', () => {
  expect(start().backend.indexName).toBe('hosted');
});

test('the hosted provider answers, and the embedded index is not queried', async () => {
  const {embedded, backend} = start();
  const result = await backend.search(request);
  expect(result).toEqual(fromHosted);
  expect(isStandIn(result)).toBe(false);
  expect(embedded.search).not.toHaveBeenCalled();
});

test('E1: when the hosted provider fails, the embedded index answers the same request, and the result is flagged', async () => {
  const {hosted, embedded, backend} = start();
  hosted.search.mockRejectedValue(unreachable);
  const result = await backend.search(request);
  expect(result).toEqual({...fromEmbedded, isStandIn: true});
  expect(isStandIn(result)).toBe(true);
  expect(embedded.search.mock.calls).toEqual([[request]]);
});

test('E1: a hosted provider that recovers is used again', async () => {
  const {hosted, backend} = start();
  hosted.search.mockRejectedValueOnce(unreachable);
  await backend.search(request);
  await expect(backend.search(request)).resolves.toEqual(fromHosted);
});

test('E1: a list that the provider began gets all hits of the embedded index, as the two rank differently', async () => {
  const {hosted, embedded, backend} = start();
  hosted.search.mockResolvedValueOnce(fromHosted).mockRejectedValue(unreachable);
  await backend.search(request);
  await backend.search({...request, page: 2});
  expect(embedded.search.mock.calls).toEqual([[{...request, hitsPerPage: 60}]]);
});

test('E1: the embedded index goes on with a list that it began, also once the provider has recovered', async () => {
  const {hosted, embedded, backend} = start();
  hosted.search.mockRejectedValueOnce(unreachable);
  await backend.search(request);
  await expect(backend.search({...request, page: 1})).resolves.toMatchObject({isStandIn: true});
  expect(embedded.search.mock.lastCall).toEqual([{...request, hitsPerPage: 40}]);
  await expect(backend.search({...request, query: 'vote'})).resolves.toEqual(fromHosted);
  await expect(backend.search({...request, page: 2})).resolves.toMatchObject({isStandIn: true});
  await expect(backend.search(request)).resolves.toEqual(fromHosted);
  await expect(backend.search({...request, page: 1})).resolves.toEqual(fromHosted);
});

test('M11: after neither has answered for a later page, the provider is asked again', async () => {
  const {hosted, embedded, backend} = start();
  const later = {...request, page: 1};
  hosted.search.mockRejectedValueOnce(unreachable);
  embedded.search.mockRejectedValueOnce(new Error('no index'));
  await expect(backend.search(later)).rejects.toThrow('no index');
  await expect(backend.search(later)).resolves.toEqual(fromHosted);
});

test('M11, E1: when neither answers, the search fails', async () => {
  const {hosted, embedded, backend} = start();
  hosted.search.mockRejectedValue(unreachable);
  embedded.search.mockRejectedValue(new Error('no index'));
  await expect(backend.search(request)).rejects.toThrow('no index');
});

test('H9: the first search waits for the timeouts of the hosted provider', async () => {
  const {hosted, embedded, backend} = start();
  hosted.search.mockImplementation(never);
  void backend.search(request);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(embedded.search).not.toHaveBeenCalled();
});

test('H2: after a failure, a hosted provider that hangs is awaited only until a search counts as stalled', async () => {
  const {hosted, embedded, backend} = start();
  hosted.search.mockRejectedValueOnce(unreachable).mockImplementation(never);
  await backend.search(request);
  const second = backend.search(request);
  await vi.advanceTimersByTimeAsync(settings.stalledAfterMs - 1);
  expect(embedded.search).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(second).resolves.toMatchObject({isStandIn: true});
});

test('a late answer of the hosted provider is discarded, but shows that it has recovered', async () => {
  const {hosted, embedded, backend} = start();
  const after = (ms: number) => new Promise<SearchResult>((resolve) => setTimeout(() => resolve(fromHosted), ms));
  hosted.search
    .mockRejectedValueOnce(unreachable)
    .mockImplementationOnce(() => after(1000))
    .mockImplementationOnce(() => after(1000));
  await backend.search(request);
  const second = backend.search(request);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(second).resolves.toMatchObject({isStandIn: true});
  const third = backend.search(request);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(third).resolves.toEqual(fromHosted);
  expect(embedded.search).toHaveBeenCalledTimes(2);
});

test('a search that fails after a later one was answered does not mark the provider as down', async () => {
  const {hosted, embedded, backend} = start();
  let fail = () => {};
  hosted.search
    .mockReturnValueOnce(new Promise((_resolve, reject) => (fail = () => reject(unreachable))))
    .mockResolvedValueOnce(fromHosted)
    .mockImplementation(never);
  const first = backend.search(request);
  await backend.search(request);
  fail();
  await expect(first).resolves.toMatchObject({isStandIn: true});
  // It is awaited for longer than until a search counts as stalled.
  void backend.search(request);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(embedded.search).toHaveBeenCalledTimes(1);
});

test('H10, E8: missing credentials are an error, as in the hosted back end', () => {
  expect(() => createBackend({kind: 'embedded'})).toThrow('needs the credentials of a hosted provider');
});
