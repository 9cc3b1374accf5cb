import {search as settings} from '../config/search';
import type {SearchProvider} from '../config/search-provider';
import type {SearchResult} from '../lib/search/search-record';
import {createBackend} from '@search-backend/backend';
import type {SearchBackend} from './backend';
import {sentQuery} from './sent-query';
import {usableHit} from './usable-hit';

export interface SearchClient {
  readonly indexName: string;
  /**
   * Searches for the first 64 characters of the query (M5), or of the cause if it is an error message. An empty query
   * has no hits.
   *
   * @throws when the back end cannot answer.
   */
  search(query: string, page?: number): Promise<SearchResult>;
}

let client: SearchClient | undefined;

/** The page's singleton, so that the modal and the search page share one index. */
export function getSearchClient(provider: SearchProvider): SearchClient {
  return (client ??= createSearchClient(createBackend(provider), window.location.origin));
}

/** Wraps a back end: sanitizes queries, and drops hits that cannot be displayed or opened. */
export function createSearchClient(backend: SearchBackend, origin: string): SearchClient {
  return {
    indexName: backend.indexName,
    async search(text, page = 0) {
      const query = sentQuery(text);
      if (query === '') return {hits: [], nbHits: 0};
      const {narrow, wide} = settings.snippetWords;
      const snippetWords = isNarrowScreen() ? narrow : wide;
      const result = await backend.search({query, page, snippetWords, hitsPerPage: settings.hitsPerPage});
      return {...result, hits: result.hits.flatMap((hit) => usableHit(hit, origin))};
    },
  };
}

function isNarrowScreen(): boolean {
  return window.matchMedia(`(max-width: ${settings.narrowScreenWidth}px)`).matches;
}
