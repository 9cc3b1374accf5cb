import {violationsInAllViews} from './lib/axe';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

/**
 * Menus and overlays that readers open: axe finds no violations in them, in both color modes, at desktop and phone
 * size. The search has its own tests (search-access.spec.ts), and pages.spec.ts expands collapsed content.
 */

test.describe.configure({timeout: 60_000});

test('C1, C9: the mobile menu and the language menu are accessible', async ({page, site}) => {
  await site.open('/platform/staking');
  await page.getByRole('button', {name: /English|languages/i}).press('Enter');
  await expect(page.locator('.dropdown--show .dropdown__menu')).toBeVisible();
  expect(await violationsInAllViews(page, '.navbar', [desk])).toEqual([]);

  await page.setViewportSize(phone);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Staking'})).toBeVisible();
  expect(await violationsInAllViews(page, 'html', [phone])).toEqual([]);
});

test('P11: another tab and an open definition are accessible', async ({page, site}) => {
  await site.open('/platform/solana-rpc/send-transaction');
  const tab = page.locator('.tabs-container [role=tab][aria-selected=false]').first();
  const name = await tab.innerText();
  // By keyboard: a term that receives focus after a click stays closed.
  await tab.press('Enter');
  await expect(page.getByRole('tab', {name, exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  expect(await violationsInAllViews(page, '.tabs-container')).toEqual([]);

  // tests/e2e/glossary.spec.ts covers the desktop size.
  await page.setViewportSize(phone);
  await page.getByRole('article').locator('a[rel=glossary]:not([tabindex])').first().focus();
  await expect(page.getByRole('note')).toBeVisible();
  expect(await violationsInAllViews(page, ':has(> :popover-open)', [phone])).toEqual([]);
});
