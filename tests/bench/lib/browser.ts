import {chromium, type Browser, type Page} from '@playwright/test';
import {findWholeBrowser} from '../../../.ci/install/browser.mjs';
import type {NetworkProfile} from '../../support/slow-down';

export const describeNetwork = ({name, latency, downMbit, upMbit}: NetworkProfile) =>
  `${name}: ${latency} ms per request, ${downMbit} Mbit/s down, ${upMbit} Mbit/s up`;

/**
 * The suggestion lists below the address bar are web pages, too. Each new window loads two of them, which takes as much
 * CPU time as a page of this site, at the same time; readers rarely open a window for each page.
 */
const lists = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findWholeBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--disable-features=${lists.join(',')}`,
    ],
  });
}

const hydrated = 'html[data-has-hydrated="true"]';

/**
 * Opens a page in a new context, so with an empty cache, and waits for an idle network.
 *
 * @param ready selects what the page has once it responds. By default, it is the mark of a hydrated page of our site.
 */
export async function openPage(
  browser: Browser,
  address: string,
  prepare?: (page: Page) => unknown,
  ready = hydrated,
): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, serviceWorkers: 'block'});
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(address);
  await page.locator(ready).waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  return page;
}
