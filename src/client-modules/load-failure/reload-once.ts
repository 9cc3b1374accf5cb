import {loadIfSent} from '../../lib/browser/load-if-sent';

/**
 * Reloads a page with a missing chunk, once it has finished loading: a new deployment may have replaced the one that
 * the page is from. A page that was itself reloaded is not reloaded again. This is read from the navigation type, not
 * from storage or a clock, so there is no reload loop where these are blocked or wrong.
 *
 * @returns whether it reloads
 */
export async function reloadOnce(): Promise<boolean> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit === undefined || visit.type === 'reload') return false;
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  return loadIfSent();
}
