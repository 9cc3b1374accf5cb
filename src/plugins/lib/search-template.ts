import {searchPage} from '../../config/search-page';

/**
 * The URL of the search results for a term, as OpenSearch and structured data want it.
 *
 * @param home URL of the site, with its base URL
 * @param term placeholder in braces
 */
export function searchTemplate(home: string, term: string): string {
  return `${new URL(searchPage.path.slice(1), home).href}?${searchPage.queryParameter}=${term}`;
}
