import type {Page} from '@playwright/test';

/** By how many pixels the page scrolls sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
