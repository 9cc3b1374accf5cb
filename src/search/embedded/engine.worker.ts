/** The engine in a thread of its own: making it takes longer than a frame of the page may. */
import {expose} from 'comlink';
import type {SearchRequest, SearchResult} from '../../lib/search-record';
import {createEngine, type SearchEngine} from './engine';
import {readRecords} from './read-records';

let engine: SearchEngine | undefined;

const api = {
  /** @throws when the file is damaged. */
  load(file: ArrayBuffer, url: string): void {
    engine = createEngine(readRecords(file, url));
  },
  search(request: SearchRequest): SearchResult {
    if (!engine) throw new Error('The search engine was asked before its records were loaded.');
    return engine.search(request);
  },
};

export type EngineWorker = typeof api;

expose(api);
