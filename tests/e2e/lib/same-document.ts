import {expect, type Page} from '@playwright/test';

/**
 * Marks the open document.
 *
 * @returns expects that the browser has not loaded another since.
 */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  const mark = 'data-same-document';
  await page.locator('html').evaluate((root, name) => root.setAttribute(name, ''), mark);
  return () => expect(page.locator(`html[${mark}]`), 'the same document').toBeAttached();
}
