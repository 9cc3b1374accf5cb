import {expect, type Page} from '@playwright/test';

/** Waits until React has taken over the open page. The RPC reference takes a few seconds on a busy machine. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 20_000});
}
