import type {Browser} from '@playwright/test';
import {observeLoad, type LoadFigures} from '../../support/load-figures';
import {slowDown, type NetworkProfile} from '../../support/slow-down';
import type {ServedSite} from '../lib/serve-site';

export interface PageFigures extends LoadFigures {
  /** Bytes after Brotli. */
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
}

/**
 * A mid-tier phone on slow 4G, throttled as in Lighthouse:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const slow4G: NetworkProfile = {name: 'slow 4G', latency: 562.5, downMbit: 1.44, upMbit: 0.675};
export const cpuSlowdown = 4;

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
    await page.addInitScript(observeLoad);
    await slowDown(page, cpuSlowdown, slow4G);
    site.takeTransfers();
    await page.goto(site.origin + route, {timeout: 120_000});
    await page.waitForLoadState('networkidle', {timeout: 120_000});
    const figures = await page.evaluate(() => window.loadFigures());
    const transfers = site.takeTransfers().filter(({isPrefetch}) => !isPrefetch);
    const sum = (of: typeof transfers) => of.reduce((total, {bytes}) => total + bytes, 0);
    return {
      scriptBytes: sum(transfers.filter(({type}) => type === 'text/javascript')),
      bytes: sum(transfers),
      requests: transfers.length,
      ...figures,
    };
  } finally {
    await context.close();
  }
}
