import type {SearchRecord} from '../../src/lib/search/search-record';

/** Returns the URLs of the hits, best first. */
export type Search = (query: string) => string[] | Promise<string[]>;

export interface Indexed {
  readonly search: Search;
  readonly close?: () => void | Promise<void>;
}

/** A search engine, from the records of the site to its hits. */
export interface Engine {
  readonly name: string;
  index(records: readonly SearchRecord[]): Indexed | Promise<Indexed>;
}
