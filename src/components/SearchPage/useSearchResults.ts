import {useCallback, useEffect, useMemo, useState} from 'react';
import {search as settings} from '../../config/search';
import type {SearchHit} from '../../lib/search-record';
import type {SearchClient} from '../../search/client';

/** Where a search stands (H2). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchResults {
  readonly status: SearchStatus;
  /** The query that `hits` answer. */
  readonly answered: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
}

const nothing: SearchResults = {status: 'idle', answered: '', hits: [], nbHits: 0};

/** One question to the index. `attempt` tells a repeated one from the first. */
interface Request {
  readonly query: string;
  readonly page: number;
  readonly attempt: number;
}

/** The last answer, and how far the request after it has come. */
interface Progress extends Pick<SearchResults, 'answered' | 'hits' | 'nbHits'> {
  readonly settled: Request | null;
  readonly stalled: Request | null;
  readonly failed: Request | null;
}

const noProgress: Progress = {...nothing, settled: null, stalled: null, failed: null};

/** Searches whenever the query changes; `loadMore` adds the next page, `retry` asks again. */
export function useSearchResults(query: string, loadClient: () => Promise<SearchClient>) {
  const [last, setLast] = useState<Request>({query, page: 0, attempt: 0});
  const [progress, setProgress] = useState(noProgress);
  // Another query starts at its first page.
  const request = useMemo(() => (last.query === query ? last : {query, page: 0, attempt: 0}), [last, query]);

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
        ({hits, nbHits}) =>
          update((before) => ({
            ...before,
            settled: request,
            answered: request.query,
            hits: request.page > 0 && before.answered === request.query ? [...before.hits, ...hits] : hits,
            nbHits,
          })),
        (error: unknown) => {
          console.warn('Search failed:', error);
          update((before) => ({...before, failed: request}));
        },
      )
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [request, loadClient]);

  const loadMore = useCallback(() => setLast({...request, page: request.page + 1}), [request]);
  const retry = useCallback(() => setLast({...request, attempt: request.attempt + 1}), [request]);
  const {answered, hits, nbHits} = progress;
  const results = query === '' ? nothing : {status: statusOf(request, progress), answered, hits, nbHits};
  return {results, loadMore, retry};
}

function statusOf(request: Request, {settled, stalled, failed}: Progress): SearchStatus {
  if (settled === request) return 'idle';
  if (failed === request) return 'error';
  return stalled === request ? 'stalled' : 'loading';
}
