import {searchPage} from '../config/search-page';
import {cleanQuery} from './clean-query';
import {failureCause} from './failure-cause';

/** What is sent to a back end for a text in the field: 64 characters (M5), or of an error message those of the cause. */
export function sentQuery(text: string): string {
  return cleanQuery(failureCause(text), searchPage.maxQueryLength);
}
