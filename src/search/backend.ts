import type {SearchProvider} from '../config/search-provider';
import type {SearchRequest, SearchResult} from '../lib/search-record';

/**
 * What answers searches. Two modules implement it: `embedded/backend` and `hosted/backend`; the build
 * puts the chosen one behind the import `@search-backend` and leaves the other out.
 */
export interface SearchBackend {
  /** Name of the index; recent and favorite searches are kept under it (M8). */
  readonly indexName: string;
  /** Fetches what the first search needs. Never rejects. */
  warmUp(): Promise<void>;
  /** @throws when the index cannot be reached or read. */
  search(request: SearchRequest): Promise<SearchResult>;
}

export type CreateBackend = (provider: SearchProvider, baseUrl: string) => SearchBackend;
