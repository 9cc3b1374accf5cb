/**
 * Adapts the search client to the DocSearch modal. The modal suggests the categories of the previous hits, and drops
 * its error screen immediately; each function below works around one of these, without a fork of the modal.
 */
import type {DocSearchModalProps} from '@docsearch/react';
import {search as settings} from '../config/search';
import type {Hierarchy} from '../lib/search/search-record';
import type {SearchClient} from './client';
import {asDocSearchHit, toModalHit, type DocSearchHit} from './modal-hit';

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

/** Hits with such an id carry a suggested query in `lvl0` and are never shown. */
const suggestionPrefix = 'suggestion:';

/** The modal's search client (its `transformSearchClient` property). */
export function createModalClient(client: SearchClient, onError: (error: unknown) => void): DocSearchClient {
  let latest = 0;
  const search = ({requests}: {requests: readonly {query: string}[]}) => {
    const current = ++latest;
    const startedAt = Date.now();
    const answer = client.search(requests[0]?.query ?? '').then(({hits, nbHits, queryID}) => ({
      results: [{hits: hits.length > 0 ? hits.map(toModalHit) : suggestions(), nbHits, queryID}],
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

/** Takes out the suggestions. */
export function withoutSuggestions(items: DocSearchHit[]): DocSearchHit[] {
  return items.filter(({objectID}) => !objectID.startsWith(suggestionPrefix));
}

/**
 * What the modal offers when nothing is found (M10) are the categories of the last hits it got. With
 * no hits, these stand in for them.
 */
function suggestions(): DocSearchHit[] {
  return settings.suggestedQueries.map((lvl0) => {
    const hierarchy: Hierarchy = {lvl0, lvl1: lvl0, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    return asDocSearchHit({objectID: suggestionPrefix + lvl0, url: '', type: 'lvl1', content: null, hierarchy});
  });
}

/**
 * A promise whose failure the modal shows and keeps showing (M11). The modal sets its error state in
 * `catch` and, when the chain settles, resets it to idle; so here `catch` runs its handler and the
 * chain stays pending. `beforeError` says when: after the "stalled" timer, which would overwrite the
 * error, and only if no newer search has started.
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
