/**
 * Runs a task when the browser is idle.
 *
 * @param otherwiseAfter delay in milliseconds where `requestIdleCallback` is not supported, as in Safari.
 */
export function whenIdle(task: () => void, otherwiseAfter = 0): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, otherwiseAfter);
}
