import type {useHistory} from '@docusaurus/router';
import type {LandingState} from './landing-target';

/**
 * Navigates client-side. One to the current URL adds no history entry, like a native link, and one to a fragment of the
 * current page keeps the query, by which readers keep what they have entered into a tool, however its URL is written.
 */
export function goTo(history: ReturnType<typeof useHistory>, path: string, state?: LandingState): void {
  // Not the router's location: tools replace the query of the URL without it.
  const current = window.location;
  const url = new URL(path, current.href);
  if (url.pathname === current.pathname && url.hash !== '' && url.search === '') url.search = current.search;
  history[url.href === current.href ? 'replace' : 'push'](url.pathname + url.search + url.hash, state);
}
