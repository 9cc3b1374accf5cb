/** The search modal, as a reader finds it. */
import type {Page} from '@playwright/test';
import {expect} from './site';

export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
export const input = (page: Page) => dialog(page).getByRole('combobox');
export const hits = (page: Page) => dialog(page).getByRole('row');

export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

export async function searchFor(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}
