import type {QueryParameters} from './query-codec';

/** The URL of this page with the query parameters set, or removed where undefined. */
export function addressWith(parameters: QueryParameters): string {
  const address = new URL(window.location.href);
  for (const [name, text] of Object.entries(parameters)) {
    if (text === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, text);
  }
  // Both characters are legal in a query: keep `getBalance:20,getSlot:3` readable.
  address.search = address.search.replaceAll('%3A', ':').replaceAll('%2C', ',');
  return address.href;
}

/** Writes parameters into the URL. Bypasses the router, which would rerender the whole page. */
export function replaceQuery(parameters: QueryParameters): void {
  window.history.replaceState(window.history.state, '', addressWith(parameters));
}
