import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {search as settings} from '../config/search';
import type {SearchResult} from '../lib/search/search-record';
import type {SearchClient} from './client';
import {createModalClient} from './modal-client';
import {hit} from './search-hit.test-helper';

/** A stub search client that answers as the test specifies. */
function clientAnswering(search: (query: string) => Promise<SearchResult>): SearchClient {
  return {indexName: 'docs', search};
}

/** Searches as the modal does: a request, with the modal's handler in `catch`. */
function modalOver(client: SearchClient, onError: (error: unknown) => void = () => undefined) {
  const modalClient = createModalClient(client, onError);
  return (query: string, onRejected: (error: unknown) => never = failed) =>
    modalClient.search({requests: [{query, indexName: 'docs'}]}).catch(onRejected);
}

/** Stands in for the modal's handler, which sets the error screen and rethrows. */
function failed(error: unknown): never {
  throw error;
}

describe('results passed to the modal', () => {
  test('H7: hits, their count and the query ID are in results[0]', async () => {
    const search = modalOver(clientAnswering(() => Promise.resolve({hits: [hit], nbHits: 7, queryID: 'id'})));
    const {results} = await search('stake');
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({nbHits: 7, queryID: 'id', hits: [{objectID: hit.objectID, url: hit.url}]});
  });
});

describe('a search that fails', () => {
  const unreachable = new Error('no host');

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('M11, E1: the failure is held until after the stalled time, then reported once, as a RetryError', async () => {
    const onError = vi.fn();
    const onRejected = vi.fn(failed);
    void modalOver(
      clientAnswering(() => Promise.reject(unreachable)),
      onError,
    )('stake', onRejected);

    await vi.advanceTimersByTimeAsync(settings.stalledAfterMs);
    expect(onRejected).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(10_000);
    expect(onRejected).toHaveBeenCalledTimes(1);
    expect(onRejected.mock.calls[0]?.[0]).toMatchObject({name: 'RetryError', cause: unreachable});
    expect(onError.mock.calls).toEqual([[unreachable]]);
  });

  test('M11: a late failure is reported immediately', async () => {
    const onRejected = vi.fn(failed);
    const late = () => new Promise<SearchResult>((_resolve, reject) => setTimeout(() => reject(unreachable), 2000));
    void modalOver(clientAnswering(late))('stake', onRejected);
    await vi.advanceTimersByTimeAsync(2001);
    expect(onRejected).toHaveBeenCalledTimes(1);
  });

  test('M11: the chain stays pending, so that the modal does not leave its error screen', async () => {
    const settled = vi.fn();
    modalOver(clientAnswering(() => Promise.reject(unreachable)))('stake').then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
  });

  test('M11: the failure of a superseded search is never reported', async () => {
    const onRejected = vi.fn(failed);
    const client = clientAnswering((query) =>
      query === 'old' ? Promise.reject(unreachable) : Promise.resolve({hits: [hit], nbHits: 1}),
    );
    const search = modalOver(client);
    void search('old', onRejected);
    const {results} = await search('new', onRejected);
    expect(results[0]).toMatchObject({nbHits: 1});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onRejected).not.toHaveBeenCalled();
  });

  test('M11: the next search after a failure is answered', async () => {
    let isUp = false;
    const search = modalOver(
      clientAnswering(() => (isUp ? Promise.resolve({hits: [hit], nbHits: 1}) : Promise.reject(unreachable))),
    );
    void search('stake');
    await vi.advanceTimersByTimeAsync(1000);
    isUp = true;
    await expect(search('stake')).resolves.toMatchObject({results: [{nbHits: 1}]});
  });
});
