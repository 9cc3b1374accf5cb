import type {Browser} from '@playwright/test';
import {slowDown, type NetworkProfile} from '../../support/slow-down';
import type {ServedSite} from '../lib/serve-site';

export interface PageFigures {
  /** Bytes after Brotli. */
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  /** In milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: the excess over 50 ms of each task after the first contentful paint. */
  readonly tbt: number;
  readonly cls: number;
}

/**
 * A mid-tier phone on slow 4G, throttled as in Lighthouse:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const slow4G: NetworkProfile = {name: 'slow 4G', latency: 562.5, downMbit: 1.44, upMbit: 0.675};
export const cpuSlowdown = 4;

/** Collected in the page from its start. */
interface Observed {
  lcp: number;
  cls: number;
  readonly longTasks: {start: number; duration: number}[];
}

/** Loads a page once with an empty cache and throttling, until the network is idle. */
export async function measurePage(browser: Browser, site: ServedSite, route: string): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
    // A service worker caches the site after the page has loaded, which is not part of a load.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slowDown(page, cpuSlowdown, slow4G);
    site.takeTransfers();
    await page.goto(site.origin + route, {timeout: 120_000});
    await page.waitForLoadState('networkidle', {timeout: 120_000});
    const {fcp, lcp, cls, longTasks} = await page.evaluate(readObserved);
    const transfers = site.takeTransfers().filter(({isPrefetch}) => !isPrefetch);
    const sum = (of: typeof transfers) => of.reduce((total, {bytes}) => total + bytes, 0);
    return {
      scriptBytes: sum(transfers.filter(({type}) => type === 'text/javascript')),
      bytes: sum(transfers),
      requests: transfers.length,
      fcp,
      lcp,
      tbt: longTasks
        .filter(({start}) => start + 50 > fcp)
        .reduce((total, {duration}) => total + Math.max(0, duration - 50), 0),
      cls,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function observe(): void {
  const observed: Observed = {lcp: 0, cls: 0, longTasks: []};
  (window as unknown as {observed: Observed}).observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  watch('largest-contentful-paint', ({startTime}) => (observed.lcp = startTime));
  watch('longtask', ({startTime, duration}) => observed.longTasks.push({start: startTime, duration}));
  watch('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (!hadRecentInput) observed.cls += value;
  });
}

/** Runs in the page. */
function readObserved(): Observed & {fcp: number} {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {...(window as unknown as {observed: Observed}).observed, fcp: paint?.startTime ?? 0};
}
