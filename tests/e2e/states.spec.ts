import {desk, phone, violationsInAllViews} from './axe';
import {expect, test} from './site';

/**
 * What readers open on a page: axe finds nothing in it, in both color modes, on a desk and on a phone. The search has
 * tests of its own (search-access.spec.ts), and what is folded is open in pages.spec.ts.
 */

test.describe.configure({timeout: 60_000});

test('C1, C9, P3: the menu of a phone and the menu of languages are accessible', async ({page, site}) => {
  await site.open('/platform/staking');
  await page.getByRole('button', {name: /English|languages/i}).press('Enter');
  await expect(page.locator('.dropdown--show .dropdown__menu')).toBeVisible();
  expect(await violationsInAllViews(page, '.navbar', [desk])).toEqual([]);

  await page.setViewportSize(phone);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Staking'})).toBeVisible();
  expect(await violationsInAllViews(page, 'html', [phone])).toEqual([]);
});

test('P3, P11: another tab and an open definition are accessible', async ({page, site}) => {
  await site.open('/platform/solana-rpc/send-transaction');
  const tab = page.locator('.tabs-container [role=tab][aria-selected=false]').first();
  const name = await tab.innerText();
  // With the keyboard: a word that gets the focus after a click stays closed.
  await tab.press('Enter');
  await expect(page.getByRole('tab', {name, exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  expect(await violationsInAllViews(page, '.tabs-container')).toEqual([]);

  // tests/e2e/glossary.spec.ts opens one on a desk.
  await page.setViewportSize(phone);
  await page.getByRole('article').locator('a[rel=glossary]:not([tabindex])').first().focus();
  await expect(page.getByRole('note')).toBeVisible();
  expect(await violationsInAllViews(page, ':has(> :popover-open)', [phone])).toEqual([]);
});
