import type {SearchRequest, SearchResult} from '../../lib/search/search-record';

/** An engine that may run in another thread. */
export interface EngineApi {
  /** @throws when the index cannot be fetched, or is damaged. */
  search(request: SearchRequest): Promise<SearchResult>;
}
