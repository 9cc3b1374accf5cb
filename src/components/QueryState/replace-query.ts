import type {QueryParameters} from '../../lib/query-codec';

/** Writes parameters into the address. Past the router, which would render the whole page again. */
export function replaceQuery(parameters: QueryParameters): void {
  const address = new URL(window.location.href);
  for (const [name, text] of Object.entries(parameters)) {
    if (text === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, text);
  }
  // Both are allowed there, and `getBalance:20,getSlot:3` can be read.
  address.search = address.search.replaceAll('%3A', ':').replaceAll('%2C', ',');
  window.history.replaceState(window.history.state, '', address);
}
