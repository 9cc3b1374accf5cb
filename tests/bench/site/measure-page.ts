import type {Browser} from '@playwright/test';
import {observeLoad, type LoadFigures} from '../../support/load-figures';
import type {ServedSite} from '../../support/serve-site';
import {slowDown} from '../../support/slow-down';
import {cpuSlowdown, slow4GDevTools} from '../lib/conditions';

export interface PageFigures extends LoadFigures {
  /** Bytes after Brotli. */
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
}

/** Loads a page once as on a phone, with an empty cache, a slow CPU and a slow network, until the network is idle. */
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
    await slowDown(page, cpuSlowdown, slow4GDevTools);
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
