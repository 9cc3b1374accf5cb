import type {Page} from '@playwright/test';
import type {SearchInterface} from './search-interface';
import {installStopwatch, type Keystroke, type Opening} from './stopwatch';

/** For the functions below: adds the stopwatch to a page before it loads. */
export function addStopwatch(page: Page, search: SearchInterface): Promise<unknown> {
  return page.addInitScript(installStopwatch, search);
}

/** Opens the search of a slowed page, and types a whole query with one event as soon as the input has the focus. */
export async function timeOpening(page: Page): Promise<Opening> {
  await page.evaluate(() => window.stopwatch.arm('rate limits'));
  await page.keyboard.press('Control+k');
  return page.evaluate(() => window.stopwatch.opened());
}

/**
 * Types queries key by key into the search of a page with a slowed CPU, after one search that is not counted.
 *
 * @param quietMs milliseconds without a change after which the results for a key have settled.
 */
export async function timeKeys(
  page: Page,
  {input, hit}: SearchInterface,
  queries: readonly string[],
  quietMs: number,
): Promise<Keystroke[]> {
  const settled = () => page.evaluate((quiet) => window.stopwatch.settled(quiet), quietMs);
  await page.keyboard.press('Control+k');
  const field = page.locator(input);
  await field.fill('staking');
  await page.locator(hit).first().waitFor();
  const keys: Keystroke[] = [];
  for (const query of queries) {
    await field.fill('');
    await settled();
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      keys.push(await settled());
    }
  }
  return keys;
}
