/** What a page has kept a reader waiting for, taken inside the page by the browser's own observers. */
export interface PageTimings {
  /** Durations of the tasks of 50 ms and more, as the browser counts them, in milliseconds. */
  readonly longTasks: readonly number[];
  /** From each key, click and choice to the next frame, in milliseconds; the browser leaves out the shortest. */
  readonly interactions: readonly number[];
}

declare global {
  interface Window {
    /** What has come together since the last call. */
    takeTimings: () => PageTimings;
  }
}

/** Puts `window.takeTimings` into a page, before the page's own scripts. Needs nothing around it. */
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
    // The least that the browser lets a page ask for.
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
  window.takeTimings = () => {
    const taken = {longTasks, interactions};
    longTasks = [];
    interactions = [];
    return taken;
  };
}
