import type {Page} from '@playwright/test';
import {violations} from './lib/axe';
import {holdBack} from './lib/hold-back';
import {breakScripts, pageScripts} from './lib/page-scripts';
import {expect, test} from './lib/site';

test('R6, P7: an unknown URL suggests the most similar pages', async ({page, site}) => {
  site.allow(/HTTP 404/, /status of 404/);
  expect((await page.goto('/platform/rate-limited'))?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | Syndica docs');
  const nearest = page.getByRole('list', {name: 'Similar pages'}).getByRole('link');
  await expect(nearest.first()).toHaveText('Rate limits');
  await expect(page.getByRole('link', {name: 'Search for “rate limited”'})).toHaveAttribute(
    'href',
    '/search?q=rate+limited',
  );
  expect(await violations(page, 'main')).toEqual([]);
  await nearest.first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Rate limits');
});

test('R6: the URL of a method on other sites leads to its section', async ({page, site}) => {
  site.allow(/HTTP 404/, /status of 404/);
  await page.goto('/docs/rpc/http/getbalance');
  await page.getByRole('list', {name: 'Similar pages'}).getByRole('link', {name: 'getBalance', exact: true}).click();
  await expect(page.locator('#getBalance')).toBeInViewport();
});

test('R6: a URL without similar pages, even with escaped HTML, offers the search and the main sections', async ({
  page,
  site,
}) => {
  site.allow(/HTTP 404/, /status of 404/);
  await page.goto('/nowhere%3Cb%3E');
  await expect(page.getByRole('link', {name: 'Search for “nowhere”'})).toBeVisible();
  await expect(page.getByRole('list', {name: 'Similar pages'})).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', {name: 'Getting started'})).toBeVisible();
});

test('R6: an unknown URL shows the same page after client-side navigation', async ({page, site}) => {
  await site.open('/platform/staking');
  await comeTo(page, '/platform/rate-limited');
  await expect(page).toHaveTitle('Page not found | Syndica docs');
  await expect(page.getByRole('list', {name: 'Similar pages'}).getByRole('link').first()).toHaveText('Rate limits');
});

test('R6, R9: if the search for similar pages does not load, the page shows an error and can retry', async ({
  page,
  site,
}) => {
  await site.open('/platform/staking');
  const repair = await breakScripts(page, site);
  await comeTo(page, '/platform/rate-limited');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('alert')).toContainText('The search for similar pages isn’t working right now.');
  await repair();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('list', {name: 'Similar pages'}).getByRole('link').first()).toHaveText('Rate limits');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('R6: the focus stays on a link of the page when the search for similar pages arrives', async ({page, site}) => {
  site.allow(/HTTP 404/, /status of 404/);
  const release = await holdBack(page, pageScripts);
  await page.goto('/platform/introduction/getting-start', {waitUntil: 'commit'});
  // Also if the similar pages, which come above it, have that one.
  const link = page.getByRole('main').getByRole('link', {name: 'Getting started'}).last();
  await link.focus();
  release();
  await expect(
    page.getByRole('list', {name: 'Similar pages'}).getByRole('link', {name: 'Getting started'}),
  ).toBeVisible();
  await expect(link).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('R6: the not-found page links to the main sections', async ({page, site}) => {
    site.allow(/HTTP 404/, /status of 404/);
    await page.goto('/platform/rate-limited');
    await page.getByRole('main').getByRole('link', {name: 'Rate limits'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Rate limits');
  });
});

/** Simulates a back navigation to an address, without a page load. */
async function comeTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}
