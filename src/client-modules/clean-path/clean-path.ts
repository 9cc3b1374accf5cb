/**
 * Client module. Replaces the URL of a page reached as `/page.html` or `/page/index.html` (row R7) with its clean one
 * before the router reads it, so that there is a single URL to copy, share and count. Also escapes stray percent signs,
 * on which the router throws.
 */
import {cleanPath} from '../../lib/addresses/clean-path';
import {wellEncoded} from './well-encoded';

if (typeof window !== 'undefined') {
  cleanAddress();
  // Fires when the reader edits the fragment or navigates the history. Registered before the router's own listener.
  window.addEventListener('popstate', cleanAddress);
}

function cleanAddress(): void {
  const {pathname, search, hash} = window.location;
  const clean = wellEncoded(cleanPath(pathname)) + search + wellEncoded(hash);
  if (clean !== pathname + search + hash) window.history.replaceState(window.history.state, '', clean);
}
