declare global {
  interface Window {
    /** Layout shifts: the score, as counted for CLS, and what moved. */
    shifts: string[];
  }
}

/** Init script that watches for layout shifts. Self-contained, as it is serialized. */
export function watchShifts(): void {
  window.shifts = [];
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {readonly node?: Node}[];
  }
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries() as Shift[]) {
      const moved = sources.map(({node}) => node?.parentElement?.className ?? node?.nodeName);
      window.shifts.push(`${value.toFixed(6)} ${moved.join(', ')}`);
    }
  }).observe({type: 'layout-shift', buffered: true});
}
