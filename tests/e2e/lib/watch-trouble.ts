import type {Page} from '@playwright/test';

/**
 * Collects what goes wrong on a page from now on, a line for each: errors and warnings that the browser logs, scripts
 * that throw, requests that fail, and those that leave the site.
 *
 * @param isOfSite whether requests may go to an origin.
 */
export function watchTrouble(page: Page, isOfSite: (origin: string) => boolean): readonly string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Navigating away aborts pending requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`HTTP ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (protocol.startsWith('http') && !isOfSite(origin)) trouble.push(`left the site: ${request.url()}`);
  });
  return trouble;
}
