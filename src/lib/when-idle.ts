/**
 * Does something when the browser has nothing else to do.
 *
 * @param otherwiseAfter milliseconds to wait where there are no idle callbacks, as in Safari.
 */
export function whenIdle(task: () => void, otherwiseAfter = 0): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, otherwiseAfter);
}
