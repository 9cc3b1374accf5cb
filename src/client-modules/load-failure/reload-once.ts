/**
 * Reloads a page that lacks a part, when it has loaded as far as it can: a new deployment may have taken the
 * place of the one that the page is of. Not a page that came by a reload itself. The browser knows that
 * without storage and clock, so there is no loop where these are blocked or wrong.
 *
 * @returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit === undefined || visit.type === 'reload') return false;
  const reload = () => location.reload();
  if (document.readyState === 'complete') reload();
  else window.addEventListener('load', reload);
  return true;
}
