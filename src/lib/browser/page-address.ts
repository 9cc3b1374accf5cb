import type {QueryParameters} from '../addresses/query-codec';

/**
 * The URL of this page with the query parameters set, or removed where undefined.
 *
 * @param anchor of the section that the URL leads to; by default the one that the page's URL has.
 */
export function addressWith(parameters: QueryParameters, anchor?: string): string {
  const address = new URL(window.location.href);
  if (anchor !== undefined) address.hash = anchor;
  for (const [name, text] of Object.entries(parameters)) {
    if (text === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, text);
  }
  // Both characters are legal in a query: keep `getBalance:20,getSlot:3` readable.
  address.search = address.search.replaceAll('%3A', ':').replaceAll('%2C', ',');
  return address.href;
}

/**
 * Writes parameters into the URL. Bypasses the router, which would rerender the whole page. A URL that has them is left
 * alone: Safari limits how often a page may update its history.
 */
export function replaceQuery(parameters: QueryParameters): void {
  const address = addressWith(parameters);
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address);
}
