import type {SearchResult} from '../../lib/search/search-record';

/** The back end that answered instead of the hosted provider. */
export type StandIn = 'embedded index';

/** A result that does not come from the hosted provider, which the UI has to point out. */
export interface StandInResult extends SearchResult {
  readonly answeredBy: StandIn;
}

/** The fallback that produced a result; undefined if the chosen back end answered itself. */
export function answeredBy(result: SearchResult): StandIn | undefined {
  return (result as Partial<StandInResult>).answeredBy;
}
