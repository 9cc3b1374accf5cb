import {openSearch, searchFor} from './lib/search-modal';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

test('C1, C9: under 996 px the items move into a menu that opens and closes', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/staking');
  await expect(page.getByRole('link', {name: 'Platform'})).toBeHidden();
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeVisible();
  // Of the section's own list: an item of the bar may have the same name.
  const pages = menu.locator('.theme-doc-sidebar-menu');
  await expect(pages.getByRole('link', {name: 'Staking', exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('C9: a page found by the search that opens above the menu is shown without it', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/staking');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await openSearch(page);
  await searchFor(page, 'billing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/platform\/manage\/billing/);
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
});

test('C9: with large text on a small phone, the menu is not cut off and can be closed', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 568});
  await site.open('/platform/staking');
  await page.addStyleTag({content: 'html {font-size: 200% !important}'});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await close.focus();
  await expect(close).toBeInViewport({ratio: 1});
  expect(await menu.evaluate((panel) => [panel.scrollLeft, panel.scrollWidth - panel.clientWidth])).toEqual([0, 0]);
});

test('C9: in the menu of a phone, each menu is one button, which tells whether it is open', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/dyndexer/overview');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const languages = menu.getByRole('button', {name: 'Languages'});
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
  await languages.press('Space');
  await expect(languages).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', {name: 'English'})).toBeVisible();
  await expect(menu.getByRole('button', {name: 'dyndexer'})).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('button', {name: /the dropdown$/})).toHaveCount(0);
});
