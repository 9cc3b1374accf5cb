import {searchPage} from '../config/search-page';
import {cleanQuery} from './clean-query';

/** Path of the search page for a query, sanitized and encoded. */
export function searchPageUrl(query: string): string {
  const parameters = new URLSearchParams({[searchPage.queryParameter]: cleanQuery(query, searchPage.maxQueryLength)});
  return `${searchPage.path}?${parameters}`;
}
