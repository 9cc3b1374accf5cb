import {sidebar} from '../../src/config/sidebar';
import {breakScripts} from './lib/page-scripts';
import {expect, test} from './lib/site';

test('C9: labels of the sidebar are whole at twice the size of text', async ({page, site}) => {
  await page.setViewportSize({width: 1100, height: 900});
  await site.open('/platform/resources/troubleshooting-http');
  await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'));
  const labels = page.locator('.theme-doc-sidebar-menu .menu__link > span');
  await expect(labels.first()).toBeVisible();
  const cut = await labels.evaluateAll((all) =>
    all.filter((label) => label.scrollHeight > label.clientHeight + 1).map((label) => label.textContent),
  );
  expect(cut).toEqual([]);
});

test('C5: in a low window, the entry of the page is in view, and so is one with the focus', async ({page, site}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await site.open('/platform/resources/faq');
  const button = page.getByRole('button', {name: 'Collapse sidebar'});
  const entry = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
  const isClear = async () => {
    const [of, below] = [await entry.boundingBox(), await button.boundingBox()];
    return of !== null && below !== null && of.y > 60 && of.y + of.height <= below.y;
  };
  await expect.poll(isClear).toBe(true);
  await page.locator('.theme-doc-sidebar-container .menu').evaluate((menu) => menu.scrollTo(0, 0));
  await entry.focus();
  expect(await isClear()).toBe(true);
});

test('C5: opening a category closes the other', async ({page, site}) => {
  await site.open('/platform/concepts/api-keys');
  const menu = page.locator('.theme-doc-sidebar-menu');
  await expect(menu.getByRole('link', {name: 'Stacks'})).toBeVisible();
  await menu.getByRole('button', {name: 'Manage', exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Billing'})).toBeVisible();
  await expect(menu.getByRole('link', {name: 'Stacks'})).toBeHidden();
});

test('C5: Space opens a category, and does not scroll the page', async ({page, site}) => {
  await site.open('/platform/concepts/api-keys');
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Manage', exact: true});
  await category.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await category.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('C5, C9: the sidebar can be hidden; it stays hidden after a reload, without a flash', async ({page, site}) => {
  await site.open('/platform/staking');
  const container = page.locator('.theme-doc-sidebar-container');
  const width = async () => (await container.boundingBox())?.width ?? 0;
  expect(await width()).toBe(300);
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect.poll(width).toBe(30);
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();

  // Without scripts the page stays in its state before hydration, which must be correct by itself.
  const repair = await breakScripts(page, site);
  await page.reload();
  expect(await width()).toBe(30);
  await expect(container.getByRole('link', {name: 'Staking'})).toBeHidden();
  await repair();

  await page.reload();
  await site.hydrated();
  expect(await width()).toBe(30);
  await page.getByRole('link', {name: 'Platform'}).first().click();
  await expect(page).toHaveURL('/');
  expect(await width()).toBe(30);
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect.poll(width).toBe(300);
  expect(await page.evaluate((key) => localStorage.getItem(key), sidebar.hidden.storageKey)).toBe('false');
});
