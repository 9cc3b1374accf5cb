/** Adapts the search client to the DocSearch modal, which would hide its error screen immediately. */
import type {DocSearchModalProps} from '@docsearch/react';
import {search as settings} from '../config/search';
import type {SearchClient} from './client';
import {toModalHit} from './modal-hit';

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

/** The modal's search client (its `transformSearchClient` property). */
export function createModalClient(client: SearchClient, onError: (error: unknown) => void): DocSearchClient {
  let latest = 0;
  const search = ({requests}: {requests: readonly {query: string}[]}) => {
    const current = ++latest;
    const startedAt = Date.now();
    const query = requests[0]?.query ?? '';
    const answer = client.search(query).then(({hits, nbHits, queryID}) => ({
      results: [{hits: hits.map((hit) => toModalHit(hit, query)), nbHits, queryID}],
    }));
    return holdFailure(answer, async (error) => {
      onError(error);
      await waitUntil(startedAt + settings.stalledAfterMs + 50);
      return current === latest;
    });
  };
  return {
    search,
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: '', add: () => ({}) as never}},
  } as unknown as DocSearchClient;
}

/**
 * Keeps the modal's error screen open after a failure (M11). The modal sets its error state in `catch` and resets it
 * to idle when the chain settles; so here `catch` runs its handler and the chain stays pending. `beforeError` delays
 * the handler past the "stalled" timer, which would overwrite the error state, and skips it if a newer search has
 * started.
 */
function holdFailure<T>(answer: Promise<T>, beforeError: (error: unknown) => Promise<boolean>): Promise<T> {
  const held: Pick<Promise<T>, 'catch'> = {
    catch: (onRejected) =>
      new Promise((resolve) => {
        answer.then(resolve, async (error: unknown) => {
          if (!(await beforeError(error))) return;
          try {
            // The name by which the modal recognizes unreachable hosts.
            await onRejected?.(
              Object.assign(new Error('Search is unreachable.', {cause: error}), {name: 'RetryError'}),
            );
          } catch {
            // The handler rethrows. The error screen is up by then, so there is nothing left to do.
          }
        });
      }),
  };
  return held as Promise<T>;
}

function waitUntil(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
}
