import {search as settings} from '../config/search';
import {searchPage} from '../config/search-page';
import type {SearchProvider} from '../config/search-provider';
import {hierarchyLevels, type Hierarchy, type SearchHit, type SearchResult} from '../lib/search/search-record';
import {createBackend} from '@search-backend/backend';
import type {SearchBackend} from './backend';
import {cleanQuery} from './clean-query';
import {failureCause} from './failure-cause';
import {safeUrl} from './safe-url';

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
      const query = cleanQuery(failureCause(text), searchPage.maxQueryLength);
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

/** The hit with a safe URL and all levels; empty if it has no such URL, or no category or page title. */
function usableHit(hit: SearchHit, origin: string): SearchHit[] {
  const url = safeUrl(hit.url, origin);
  // A hosted index can hold anything, whatever the type says.
  const given = (hit.hierarchy as Partial<Record<keyof Hierarchy, unknown>> | undefined) ?? {};
  const textOf = (level: keyof Hierarchy) => {
    const text = given[level];
    return typeof text === 'string' ? text : null;
  };
  const hierarchy = Object.fromEntries(hierarchyLevels.map((level) => [level, textOf(level)])) as Nullable<Hierarchy>;
  const {lvl0, lvl1} = hierarchy;
  return url === null || lvl0 === null || lvl1 === null ? [] : [{...hit, url, hierarchy: {...hierarchy, lvl0, lvl1}}];
}

type Nullable<T> = {readonly [key in keyof T]: T[key] | null};
