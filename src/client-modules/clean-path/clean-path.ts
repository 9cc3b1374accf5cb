/**
 * Client module. A page reached as `/page.html` or `/page/index.html` (row R7) gets its clean address
 * before the router reads it, so that there is one address to copy, share and count. So does one whose
 * percent signs stand for nothing, at which the router throws.
 */
import {cleanPath} from '../../lib/clean-path';
import {wellEncoded} from '../../lib/well-encoded';

if (typeof window !== 'undefined') {
  cleanAddress();
  // Before the router hears of it: the reader has edited the address, or gone back to one.
  window.addEventListener('popstate', cleanAddress);
}

function cleanAddress(): void {
  const {pathname, search, hash} = window.location;
  const clean = wellEncoded(cleanPath(pathname)) + search + wellEncoded(hash);
  if (clean !== pathname + search + hash) window.history.replaceState(window.history.state, '', clean);
}
