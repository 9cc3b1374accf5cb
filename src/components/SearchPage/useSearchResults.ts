import {useCallback, useEffect, useState} from 'react';
import {search as settings} from '../../config/search';
import {useEntryWriter} from '../../hooks/useEntryWriter';
import {entryState, setEntryState} from '../../lib/browser/entry-state';
import {isOutdated} from '../../lib/browser/outdated-page';
import {isObject} from '../../lib/is-object';
import type {SearchHit} from '../../lib/search/search-record';
import type {SearchClient} from '../../search/client';
import {isStandIn} from '../../search/fallback/stand-in';

/** State of a search (H2). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchResults {
  readonly status: SearchStatus;
  /** The query that `hits` belong to. */
  readonly answered: string;
  readonly hits: readonly SearchHit[];
  /** Total number of hits over all result pages. */
  readonly nbHits: number;
  /** Whether the fallback answered instead of the chosen provider. */
  readonly isStandIn?: boolean;
  /** The search failed because the page is from an earlier deployment. */
  readonly isOutdated?: boolean;
}

/** The last answer, and whether a request after it failed because the page is outdated. */
type Outcome = Omit<SearchResults, 'status'>;

const noOutcome: Outcome = {answered: '', hits: [], nbHits: 0};

/** One search request. `attempt` distinguishes retries; the pages up to `last` are requested automatically. */
interface Request {
  readonly query: string;
  readonly page: number;
  readonly last: number;
  readonly attempt: number;
}

/** The outcome of the requests so far, and the last request that settled, stalled, or failed. */
interface Progress {
  readonly outcome: Outcome;
  readonly settled: Request | null;
  readonly stalled: Request | null;
  readonly failed: Request | null;
}

const noProgress: Progress = {outcome: noOutcome, settled: null, stalled: null, failed: null};

/** Name of the last loaded page of results in the history entry. */
const entry = 'searchPage';

/** The last page of results that the history entry stores for the query. */
function keptPage(query: string): number {
  // The page is pre-rendered without a query.
  const kept = query === '' ? undefined : entryState(entry);
  return isObject(kept) && kept.query === query && typeof kept.page === 'number' ? kept.page : 0;
}

/** A query starts at its first page, even if it was searched before on this page. */
function firstRequest(query: string): Request {
  return {query, page: 0, last: keptPage(query), attempt: 0};
}

/**
 * Searches whenever the query changes. On return to a history entry, loads the pages that the reader had loaded there.
 * `loadMore` appends the next page while there is one (`hasMore`); `retry` repeats the request.
 */
export function useSearchResults(query: string, loadClient: () => Promise<SearchClient>) {
  const [request, setRequest] = useState(() => firstRequest(query));
  const [progress, setProgress] = useState(noProgress);
  if (request.query !== query) setRequest(firstRequest(query));
  const {last} = request;
  useEntryWriter(useCallback(() => setEntryState(entry, last > 0 ? {query, page: last} : undefined), [query, last]));

  useEffect(() => {
    if (request.query === '') return undefined;
    let isCurrent = true;
    const update = (change: (before: Progress) => Progress) => {
      if (isCurrent) setProgress(change);
    };
    const stalled = setTimeout(() => update((before) => ({...before, stalled: request})), settings.stalledAfterMs);
    loadClient()
      .then((client) => client.search(request.query, request.page))
      .then(
        (result) =>
          update(({outcome, ...before}) => {
            const isNext = request.page > 0 && outcome.answered === request.query;
            const hits = isNext ? addHits(outcome.hits, result.hits) : result.hits;
            return {
              ...before,
              settled: request,
              outcome: {
                answered: request.query,
                hits,
                // A fallback may know of fewer than the provider has already found.
                nbHits: Math.max(result.nbHits, hits.length),
                isStandIn: isStandIn(result),
              },
            };
          }),
        (error: unknown) => {
          console.warn('Search failed:', error);
          update((before) => ({
            ...before,
            failed: request,
            outcome: {...before.outcome, isOutdated: isOutdated(error)},
          }));
        },
      )
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [request, loadClient]);

  const status = statusOf(request, progress);
  const {settled, outcome} = progress;
  // Computed from pages, not from `hits.length`: the client drops hits that cannot be opened.
  const hasMore = settled?.query === query && (settled.page + 1) * settings.hitsPerPage < outcome.nbHits;
  if (status === 'idle' && hasMore && request.page < last) setRequest({...request, page: request.page + 1});
  const retry = useCallback(() => setRequest({...request, attempt: request.attempt + 1}), [request]);
  const loadMore = useCallback(() => {
    if (status === 'error') retry();
    // While a page is loading, requesting the next one would skip it.
    else if (status === 'idle') setRequest({...request, page: request.page + 1, last: request.page + 1});
  }, [request, status, retry]);
  const results: SearchResults = query === '' ? {status: 'idle', ...noOutcome} : {status, ...outcome};
  return {results, hasMore, loadMore, retry};
}

/** Appends the next page's hits. Deduplicates, as a hit may have moved between pages meanwhile. */
function addHits(before: readonly SearchHit[], next: readonly SearchHit[]): SearchHit[] {
  const known = new Set(before.map(({objectID}) => objectID));
  return [...before, ...next.filter(({objectID}) => !known.has(objectID))];
}

function statusOf(request: Request, {settled, stalled, failed}: Progress): SearchStatus {
  if (settled === request) return 'idle';
  if (failed === request) return 'error';
  return stalled === request ? 'stalled' : 'loading';
}
