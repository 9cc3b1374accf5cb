/** Locators and actions for the search modal. */
import type {Page, Route} from '@playwright/test';
import {searchPageUrl} from '../../../src/search/page-url';
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
  // Until there are hits for the query, the modal shows recent searches.
  await expect(dialog(page).getByRole('link', {name: 'See all'})).toHaveAttribute('href', searchPageUrl(query));
  await expect(hits(page).first()).toBeVisible();
}

/**
 * Overrides the response to requests until the returned function is called. The handler stays registered: removing it
 * would pass a request in flight to two other handlers.
 */
export async function breakRequests(
  page: Page,
  requests: RegExp | string,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isBroken = true;
  await page.context().route(requests, (route) => (isBroken ? answer(route) : route.fallback()));
  return () => {
    isBroken = false;
  };
}
