import type {SearchProvider} from '../config/search-provider';
import type {SearchRequest, SearchResult} from '../lib/search/search-record';

/**
 * What answers searches. Each folder beside this file implements it: the build puts the chosen one behind
 * the imports `@search-backend/…` and leaves the others out.
 */
export interface SearchBackend {
  /** Name of the index; recent and favorite searches are kept under it (M8). */
  readonly indexName: string;
  /** @throws when the index cannot be reached or read. */
  search(request: SearchRequest): Promise<SearchResult>;
}

export type CreateBackend = (provider: SearchProvider) => SearchBackend;

/** Starts slow work before the back end's own code has loaded. Idempotent. */
export type GiveHeadStart = () => void;
