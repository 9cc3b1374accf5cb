import type {SearchResult} from '../../lib/search/search-record';

/** A result of the embedded index in place of the hosted provider, which the UI has to point out. */
export interface StandInResult extends SearchResult {
  readonly isStandIn: true;
}

/** Whether the fallback produced a result, instead of the chosen back end. */
export function isStandIn(result: SearchResult): boolean {
  return 'isStandIn' in result;
}
