import type {Browser, Page as BrowserPage} from '@playwright/test';
import type {ServedSite} from '../../support/serve-site';
import {slowDown} from '../../support/slow-down';
import {navigationTime, timeNavigation} from '../../support/time-navigation';
import {cpuSlowdown} from '../lib/conditions';
import type {Page} from './pages';

/** The network is idle when nothing was loaded for so long, in milliseconds. */
const idleTime = 500;

/**
 * Clicks a link in the sidebar, after the page it leads to has been prefetched.
 *
 * @returns milliseconds from the click until the frame that shows the page.
 */
export async function measureNavigation(browser: Browser, site: ServedSite, from: string, to: Page): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    await page.addInitScript(timeNavigation, to.title);
    await page.goto(site.origin + from);
    await untilIdle(page);
    await slowDown(page, cpuSlowdown);
    const link = page.locator(`a:is([href="${to.route}"], [href="${to.route}/"], [href="${to.route}.html"])`);
    await link.filter({visible: true}).first().hover();
    await untilIdle(page);
    await page.mouse.down();
    await page.mouse.up();
    return await navigationTime(page);
  } finally {
    await context.close();
  }
}

async function untilIdle(page: BrowserPage): Promise<void> {
  const isLoading = () => page.waitForEvent('requestfinished', {timeout: idleTime}).then(Boolean, () => false);
  while (await isLoading());
}
