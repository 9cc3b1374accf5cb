import type {useHistory} from '@docusaurus/router';
import type {LandingState} from './landing-target';

/**
 * Navigates client-side. Like a native link, one to the current URL adds no history entry, and one to a fragment keeps
 * the query.
 */
export function goTo(history: ReturnType<typeof useHistory>, path: string, state?: LandingState): void {
  // Not the router's location: tools replace the query of the URL without it.
  const {href, pathname, search, hash} = new URL(path, window.location.href);
  history[href === window.location.href ? 'replace' : 'push'](pathname + search + hash, state);
}
