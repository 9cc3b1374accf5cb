import {useCallback, useEffect, useState} from 'react';
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

/** Searches whenever the query changes; `loadMore` adds the next page, `retry` asks again. */
export function useSearchResults(query: string, loadClient: () => Promise<SearchClient>) {
  const [results, setResults] = useState<SearchResults>(nothing);
  const [{page, attempt}, setRequest] = useState({page: 0, attempt: 0});

  // Another query starts at its first page.
  useEffect(() => setRequest((last) => ({...last, page: 0})), [query]);

  useEffect(() => {
    if (query === '') {
      setResults(nothing);
      return undefined;
    }
    let isCurrent = true;
    const update = (change: (last: SearchResults) => SearchResults) => {
      if (isCurrent) setResults(change);
    };
    update((last) => ({...last, status: 'loading'}));
    const stalled = setTimeout(
      () => update((last) => (last.status === 'loading' ? {...last, status: 'stalled'} : last)),
      settings.stalledAfterMs,
    );
    loadClient()
      .then((client) => client.search(query, page))
      .then(
        ({hits, nbHits}) =>
          update((last) => ({
            status: 'idle',
            answered: query,
            hits: page > 0 && last.answered === query ? [...last.hits, ...hits] : hits,
            nbHits,
          })),
        (error: unknown) => {
          console.warn('Search failed:', error);
          update((last) => ({...last, status: 'error'}));
        },
      )
      .finally(() => clearTimeout(stalled));
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [query, page, attempt, loadClient]);

  const loadMore = useCallback(() => setRequest((last) => ({...last, page: last.page + 1})), []);
  const retry = useCallback(() => setRequest((last) => ({...last, attempt: last.attempt + 1})), []);
  return {results, loadMore, retry};
}
