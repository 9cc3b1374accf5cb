import type {SearchResult} from '../../lib/search/search-record';

/** Who answered instead of the hosted provider. */
export type StandIn = 'embedded index';

/** An answer that the reader is to be told about: it is not from the hosted provider. */
export interface StandInResult extends SearchResult {
  readonly answeredBy: StandIn;
}

/** Who answered in the place of the chosen back end; nothing when that one answered itself. */
export function answeredBy(result: SearchResult): StandIn | undefined {
  return (result as Partial<StandInResult>).answeredBy;
}
