/**
 * Client module. A page reached as `/page.html` or `/page/index.html` (row R7) gets its clean address
 * before the router reads it, so that there is one address to copy, share and count.
 */
import {cleanPath} from '../../lib/clean-path';

if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash);
}
