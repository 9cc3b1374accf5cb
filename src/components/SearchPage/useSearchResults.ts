import {useCallback, useEffect, useState} from 'react';
import {search as settings} from '../../config/search';
import type {SearchHit} from '../../lib/search/search-record';
import type {SearchClient} from '../../search/client';
import {answeredBy, type StandIn} from '../../search/fallback/answered-by';
import {isOutdated} from '../../search/outdated-page';

/** Where a search stands (H2). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchResults {
  readonly status: SearchStatus;
  /** The query that `hits` answer. */
  readonly answered: string;
  readonly hits: readonly SearchHit[];
  /** Hits on all pages. */
  readonly nbHits: number;
  /** Who answered in the place of the chosen back end. */
  readonly answeredBy?: StandIn | undefined;
  /** No answer came because the page is older than the site. */
  readonly isOutdated?: boolean;
}

const nothing: SearchResults = {status: 'idle', answered: '', hits: [], nbHits: 0};

/** One question to the index. `attempt` tells a repeated one from the first. */
interface Request {
  readonly query: string;
  readonly page: number;
  readonly attempt: number;
}

/** The last answer, and how far the request after it has come. */
interface Progress extends Omit<SearchResults, 'status'> {
  readonly settled: Request | null;
  readonly stalled: Request | null;
  readonly failed: Request | null;
}

const noProgress: Progress = {answered: '', hits: [], nbHits: 0, settled: null, stalled: null, failed: null};

/**
 * Searches whenever the query changes. `loadMore` adds the next page while there is one (`hasMore`),
 * `retry` asks again.
 */
export function useSearchResults(query: string, loadClient: () => Promise<SearchClient>) {
  const [request, setRequest] = useState<Request>({query, page: 0, attempt: 0});
  const [progress, setProgress] = useState(noProgress);
  // Another query starts at its first page, and so does one that comes back.
  if (request.query !== query) setRequest({query, page: 0, attempt: 0});

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
          update((before) => ({
            ...before,
            settled: request,
            answered: request.query,
            hits:
              request.page > 0 && before.answered === request.query ? addHits(before.hits, result.hits) : result.hits,
            nbHits: result.nbHits,
            answeredBy: answeredBy(result),
            isOutdated: false,
          })),
        (error: unknown) => {
          console.warn('Search failed:', error);
          update((before) => ({...before, failed: request, isOutdated: isOutdated(error)}));
        },
      )
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [request, loadClient]);

  const status = statusOf(request, progress);
  const {settled, answered, hits, nbHits} = progress;
  // By pages and not by hits: the client drops hits that cannot be opened.
  const hasMore = settled?.query === query && (settled.page + 1) * settings.hitsPerPage < nbHits;
  const retry = useCallback(() => setRequest({...request, attempt: request.attempt + 1}), [request]);
  const loadMore = useCallback(() => {
    if (status === 'error') retry();
    // While a page is on its way the next one is not asked for: that would skip it.
    else if (status === 'idle') setRequest({...request, page: request.page + 1});
  }, [request, status, retry]);
  const results: SearchResults =
    query === ''
      ? nothing
      : {
          status,
          answered,
          hits,
          nbHits,
          answeredBy: progress.answeredBy,
          ...(progress.isOutdated === true && {isOutdated: true}),
        };
  return {results, hasMore, loadMore, retry};
}

/** The next page's hits after those that are there; a hit that has moved to it meanwhile comes once. */
function addHits(before: readonly SearchHit[], next: readonly SearchHit[]): SearchHit[] {
  const known = new Set(before.map(({objectID}) => objectID));
  return [...before, ...next.filter(({objectID}) => !known.has(objectID))];
}

function statusOf(request: Request, {settled, stalled, failed}: Progress): SearchStatus {
  if (settled === request) return 'idle';
  if (failed === request) return 'error';
  return stalled === request ? 'stalled' : 'loading';
}
