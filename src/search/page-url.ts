import {search} from '../config/search';
import {cleanQuery} from '../lib/search-query';

/** Path of the search page for a query, whatever the query holds. */
export function searchPageUrl(query: string): string {
  const parameters = new URLSearchParams({[search.queryParameter]: cleanQuery(query, search.maxQueryLength)});
  return `${search.pagePath}?${parameters}`;
}
