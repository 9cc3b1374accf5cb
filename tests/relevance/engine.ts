import type {SearchRecord} from '../../src/lib/search/search-record';

/** Addresses of the hits, best first. */
export type Search = (query: string) => string[] | Promise<string[]>;

export interface Indexed {
  readonly search: Search;
  /**
   * What a browser downloads before every query can be answered: the index, or the records that it is
   * made from there, and the code. In bytes, each file after gzip.
   */
  readonly bytes: () => number | Promise<number>;
  readonly close?: () => void | Promise<void>;
}

/** An engine to compare. */
export interface Engine {
  readonly name: string;
  index(records: readonly SearchRecord[]): Indexed | Promise<Indexed>;
}
