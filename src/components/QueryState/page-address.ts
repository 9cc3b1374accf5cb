import type {QueryParameters} from '../../lib/query-codec';

/** The address of this page with parameters in it. */
export function addressWith(parameters: QueryParameters): string {
  const address = new URL(window.location.href);
  for (const [name, text] of Object.entries(parameters)) {
    if (text === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, text);
  }
  // Both are allowed there, and `getBalance:20,getSlot:3` can be read.
  address.search = address.search.replaceAll('%3A', ':').replaceAll('%2C', ',');
  return address.href;
}

/** Writes parameters into the address. Past the router, which would render the whole page again. */
export function replaceQuery(parameters: QueryParameters): void {
  window.history.replaceState(window.history.state, '', addressWith(parameters));
}
