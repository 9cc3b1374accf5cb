/** What the browser's performance observers say of a page load, in milliseconds. */
export interface LoadFigures {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Total blocking time: the excess over 50 ms of each task after the first contentful paint. */
  readonly tbt: number;
  /** The longest task of at least 50 ms, or 0. */
  readonly longestTask: number;
  /** Cumulative layout shift, without a unit. */
  readonly cls: number;
}

declare global {
  interface Window {
    /** The figures so far. */
    loadFigures: () => LoadFigures;
  }
}

/** Init script that adds `window.loadFigures` before the page's own scripts run. Self-contained, as it is serialized. */
export function observeLoad(): void {
  let lcp = 0;
  let cls = 0;
  const tasks: PerformanceEntry[] = [];
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  watch('largest-contentful-paint', ({startTime}) => (lcp = startTime));
  watch('longtask', (task) => tasks.push(task));
  watch('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (!hadRecentInput) cls += value;
  });
  window.loadFigures = () => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      fcp,
      lcp,
      tbt: tasks.filter(({startTime}) => startTime + 50 > fcp).reduce((total, {duration}) => total + duration - 50, 0),
      longestTask: Math.max(0, ...tasks.map(({duration}) => duration)),
      cls,
    };
  };
}
