import type {Locator, Page} from '@playwright/test';
import {rpcMethods} from '../../src/data/rpc/methods';
import {violations} from './axe';
import {expect, test} from './site';

const route = '/platform/solana-rpc/solana-documentation';
const howTo = '/platform/solana-rpc/how-to';

test.use({permissions: ['clipboard-read', 'clipboard-write'], contextOptions: {reducedMotion: 'reduce'}});

const form = (page: Page) => page.getByRole('search', {name: 'Methods'});
const field = (page: Page) => form(page).getByRole('searchbox', {name: 'Name'});
const count = (page: Page) => form(page).getByRole('status');
const headings = (page: Page) => page.locator('article section > h3');
const section = (page: Page, name: string) => page.locator('section', {has: page.locator(`h3[id="${name}"]`)});
const languages = (page: Page, name: string) =>
  page.getByRole('tablist', {name: `Language of the request ${name}`, exact: true});
const code = (page: Page, name: string) =>
  page.getByRole('tabpanel', {name: `Request ${name}`, exact: true}).locator('pre');

/** Names of the methods that are shown. */
async function shown(page: Page): Promise<(string | null)[]> {
  const visible = await headings(page).filter({visible: true}).all();
  return Promise.all(visible.map((heading) => heading.getAttribute('id')));
}

async function top(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN;
}

test('P1: every method has a section, and a link in the table of contents', async ({page, site}) => {
  await site.open(route);
  const names = rpcMethods.map(({name}) => name);
  expect((await shown(page)).sort()).toEqual([...names].sort());
  for (const name of names) await expect(page.locator(`.theme-doc-toc-desktop a[href="#${name}"]`)).toHaveCount(1);
});

test('P3: methods are filtered by keyboard, and the number that is left is announced', async ({page, site}) => {
  await site.open(route);
  await expect(count(page)).toHaveText('63 methods');
  await field(page).focus();
  await page.keyboard.type('get token');
  await expect(count(page)).toHaveText('5 of 63 methods');
  expect(await shown(page)).toHaveLength(5);
  // The heading of a category goes with its methods.
  await expect(page.locator('#http-blocks')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#getTokenAccountBalance$/);
  await expect(page.locator('#getTokenAccountBalance')).toBeInViewport();

  await field(page).fill('');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bl');
  await expect(count(page)).toHaveText('7 of 63 methods');
  await page.keyboard.press('Tab');
  await page.keyboard.type('W');
  await expect(count(page)).toHaveText('No method matches.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('63 methods');
  expect(await shown(page)).toHaveLength(rpcMethods.length);
  await expect(form(page).getByRole('combobox', {name: 'Transport'})).toHaveValue('');
});

test('P3: a link leads to a method that the filter hides', async ({page, site}) => {
  await site.open(route);
  await field(page).fill('voteSubscribe');
  await expect(count(page)).toHaveText('1 of 63 methods');
  await page.locator('.theme-doc-toc-desktop a[href="#getBalance"]').click();
  await expect(page.locator('#getBalance')).toBeInViewport();
  await expect(count(page)).toHaveText('63 methods');
  await expect(field(page)).toHaveValue('');
  // The filter works on.
  await field(page).fill('voteSubscribe');
  await expect(count(page)).toHaveText('1 of 63 methods');
});

test('P3: a deep link shows its method, and what is far from the screen is not laid out', async ({page, site}) => {
  await site.open(`${route}#getBalance`);
  await expect(page.locator('#getBalance')).toBeInViewport();
  await expect(code(page, 'getBalance')).toContainText('"method": "getBalance"');
  const isLaidOut = (name: string) =>
    section(page, name)
      .locator('pre')
      .first()
      .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
  expect(await isLaidOut('getBalance')).toBe(true);
  expect(await isLaidOut('voteSubscribe')).toBe(false);
  await page.goto(`${route}#voteSubscribe`);
  await expect(page.locator('#voteSubscribe')).toBeInViewport();
});

test('P11: one language is in the document, the reader’s, for all requests', async ({page, site}) => {
  await site.open(`${route}#getTransaction`);
  await expect(code(page, 'getTransaction')).toContainText('curl');
  const text = () => page.evaluate(() => document.body.textContent);
  expect(await text()).not.toContain('package main');

  const go = languages(page, 'getTransaction').getByRole('tab', {name: 'Go'});
  const before = await top(go);
  await go.click();
  await expect(code(page, 'getTransaction')).toContainText('package main');
  await expect(page).toHaveURL(/[?&]language=go/);
  await expect(page.locator('[role=status]').filter({hasText: 'All requests are in Go now.'})).toBeAttached();
  expect(Math.abs((await top(go)) - before)).toBeLessThan(2);
  await expect(code(page, 'getTransaction')).not.toContainText('curl');

  // Requests further down follow as they come near the screen, and so do other pages.
  await page.locator('#getBlock').scrollIntoViewIfNeeded();
  await expect(code(page, 'getBlock')).toContainText('package main');
  await site.open(howTo);
  await expect(page.getByRole('tab', {name: 'Go', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
  await site.open(`${route}?language=python#getSlot`);
  await expect(code(page, 'getSlot')).toContainText('import json');
  await languages(page, 'getSlot').getByRole('tab', {name: 'Python'}).press('ArrowRight');
  await expect(code(page, 'getSlot')).toContainText('package main');
});

test('P11: a copy of a request reads the key from the environment', async ({page, site}) => {
  await site.open(`${route}?language=go#getSlot`);
  await expect(code(page, 'getSlot')).toContainText('/api-key/YOUR_API_KEY"');
  const panel = page.getByRole('tabpanel', {name: 'Request getSlot', exact: true});
  await panel.hover();
  await panel.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(panel.getByRole('status')).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/api-key/" + os.Getenv("SYNDICA_API_KEY")',
  );
});

test('P3: the link to a method can be copied', async ({page, site, baseURL}) => {
  await site.open(`${route}#getBalance`);
  await page.getByRole('button', {name: 'Copy link to getBalance', exact: true}).click();
  await expect(page.locator('[role=status]').filter({hasText: 'The link to getBalance is copied.'})).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${route}#getBalance`);
});

test('R8: a reader who comes from another page gets the same, without loading the site again', async ({page, site}) => {
  await site.open(howTo);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`).click();
  await expect(page).toHaveURL(route);
  await expect(page.locator('[data-request]')).toHaveCount(rpcMethods.length);
  await page.locator('#getBalance').scrollIntoViewIfNeeded();
  await expect(section(page, 'getBalance')).toContainText('Returns the lamport balance of one account.');
  await languages(page, 'getBalance').getByRole('tab', {name: 'Rust'}).click();
  await expect(code(page, 'getBalance')).toContainText('fn main()');
  await section(page, 'getBalance').getByRole('link', {name: '-32602'}).first().click();
  await expect(page).toHaveURL('/platform/resources/rpc-error-codes#error-minus-32602');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(section(page, 'getBalance')).toContainText('Returns the lamport balance of one account.');
});

test('P3: nothing but code scrolls sideways on a screen of 320 px', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await site.open(route);
  for (const name of ['getMinimumBalanceForRentExemption', 'simulateTransaction', 'getBlock', 'blockSubscribe']) {
    await page.goto(`${route}#${name}`);
    await expect(page.locator(`#${name}`)).toBeInViewport();
    for (const closed of await section(page, name).locator('summary').all()) await closed.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  }
});

for (const theme of ['light', 'dark']) {
  test(`P3: the filtered reference is accessible in ${theme} mode`, async ({page, site}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await site.open(route);
    await field(page).fill('subscribe');
    await expect(count(page)).toHaveText('9 of 63 methods');
    await section(page, 'blockSubscribe').scrollIntoViewIfNeeded();
    for (const closed of await section(page, 'blockSubscribe').locator('summary').all()) await closed.click();
    expect(await violations(page, 'article')).toEqual([]);
  });
}

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('P3: all methods can be read, and no filter is shown', async ({page}) => {
    await page.goto(route);
    expect(await shown(page)).toHaveLength(rpcMethods.length);
    await expect(form(page)).toBeHidden();
    const method = section(page, 'getTransaction');
    await method.locator('h3').scrollIntoViewIfNeeded();
    await expect(method).toContainText('Returns one confirmed transaction and its outcome.');
    await expect(method.locator('pre').first()).toContainText('curl');
    await expect(method.getByRole('tab').filter({visible: true})).toHaveText(['curl']);
    await method.locator('summary', {hasText: 'fields of meta'}).click();
    await expect(method.getByText('computeUnitsConsumed')).toBeVisible();
  });
});
