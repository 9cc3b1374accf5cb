import type {SearchProvider} from '../config/search-provider';
import type {SearchRequest, SearchResult} from '../lib/search/search-record';

/**
 * Answers searches. Each sibling folder implements it: the build aliases `@search-backend/…` to the chosen one and
 * excludes the others.
 */
export interface SearchBackend {
  /** Name of the index; recent and favorite searches are stored under it (M8). */
  readonly indexName: string;
  /** @throws when the index cannot be reached or read. */
  search(request: SearchRequest): Promise<SearchResult>;
}

export type CreateBackend = (provider: SearchProvider) => SearchBackend;

/** Starts slow work before the back end's own code has loaded. Idempotent. */
export type GiveHeadStart = () => void;
