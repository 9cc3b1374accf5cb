import type {SearchRecord} from '../../../src/lib/search/search-record';
import type {Engine, Indexed} from '../engine';

interface WeighedIndex extends Indexed {
  /**
   * Size of what a browser downloads before it can answer any query: the code, and the index or the records from which
   * it builds one. In bytes, each file after gzip.
   */
  readonly bytes: () => number | Promise<number>;
}

/** An engine to compare. */
export interface ComparedEngine extends Engine {
  index(records: readonly SearchRecord[]): WeighedIndex | Promise<WeighedIndex>;
}

/** Adds the size to an engine of the relevance tests. */
export function weighed(
  engine: Engine,
  bytes: (records: readonly SearchRecord[]) => number | Promise<number>,
): ComparedEngine {
  return {
    name: engine.name,
    index: async (records) => ({...(await engine.index(records)), bytes: () => bytes(records)}),
  };
}
