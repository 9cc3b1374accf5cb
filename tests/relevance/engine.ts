import type {SearchRecord} from '../../src/lib/search/search-record';

/** Returns the URLs of the hits, best first. */
export type Search = (query: string) => string[] | Promise<string[]>;

export interface Indexed {
  readonly search: Search;
  /**
   * Size of what a browser downloads before it can answer any query: the code, and the index or the records from which
   * it builds one. In bytes, each file after gzip.
   */
  readonly bytes: () => number | Promise<number>;
  readonly close?: () => void | Promise<void>;
}

/** An engine to compare. */
export interface Engine {
  readonly name: string;
  index(records: readonly SearchRecord[]): Indexed | Promise<Indexed>;
}
