/** Delays on a page, as measured in the page by the browser's performance observers. */
export interface PageTimings {
  /** Durations of long tasks (50 ms and more), in milliseconds. */
  readonly longTasks: readonly number[];
  /** From each interaction to the next frame, in milliseconds; the browser omits the shortest. */
  readonly interactions: readonly number[];
}

declare global {
  interface Window {
    /** Returns the timings since the last call. */
    takeTimings: () => PageTimings;
  }
}

/**
 * Init script that adds `window.takeTimings` before the page's own scripts run. Self-contained, since it is serialized.
 */
export function installTimings(): void {
  let longTasks: number[] = [];
  let interactions: number[] = [];
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) interactions.push(entry.duration);
    }
    // The minimum that browsers allow.
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
  window.takeTimings = () => {
    const taken = {longTasks, interactions};
    longTasks = [];
    interactions = [];
    return taken;
  };
}
