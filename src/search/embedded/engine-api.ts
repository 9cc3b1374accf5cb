import type {SearchRequest, SearchResult} from '../../lib/search-record';

/** An engine that may run in another thread. */
export interface EngineApi {
  search(request: SearchRequest): Promise<SearchResult>;
}

/**
 * Starts an engine over the records of a file.
 *
 * @param file the packed records as JSON in UTF-8; fetched while the engine's code loads.
 * @param url where they come from, for messages.
 * @throws when the file is damaged, or the code of the engine does not load.
 */
export type StartEngine = (file: Promise<ArrayBuffer>, url: string) => Promise<EngineApi>;
