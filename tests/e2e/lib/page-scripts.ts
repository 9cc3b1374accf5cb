import type {Page} from '@playwright/test';
import type {Site} from './site';

/** Matches the addresses of the scripts of pages. */
export const pageScripts = '**/assets/js/*.js';

/**
 * Lets scripts that the page requests from now on fail.
 *
 * @returns lets them load again.
 */
export async function breakScripts(page: Page, site: Site): Promise<() => Promise<void>> {
  site.allow(/ERR_FAILED/);
  await page.route(pageScripts, (route) => route.abort('failed'));
  return () => page.unroute(pageScripts);
}
