import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {searchFiles} from '../../src/config/search-files';
import {siteDir} from '../support/built-site';
import {violationsInAllViews} from './lib/axe';
import {blockStorage} from './lib/block-storage';
import {holdBack} from './lib/hold-back';
import {overflow} from './lib/overflow';
import {pageScripts} from './lib/page-scripts';
import {dialog, input, openSearch} from './lib/search-modal';
import {secretKey} from './lib/secret-key';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

/** The search page: its groups, keyboard and screen reader support, and its behavior when parts of the site fail. */

const field = (page: Page) => page.getByRole('searchbox');
const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('heading', {level: 2});
const sections = (page: Page) => main(page).getByRole('heading', {level: 3});
const links = (page: Page) => main(page).locator('[data-results]').getByRole('link');
const status = (page: Page) => page.locator('[data-live-text]');

const scripts = path.join(siteDir, 'assets/js');
/** Text that only the modal's scripts contain: the library's and ours. */
const inModal = 'DocSearch-Modal';

const pathOf = (href: string) => href.split('#')[0];
const linkPaths = (page: Page) =>
  links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
const titlePaths = (page: Page) =>
  titles(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

test('H8: results are grouped by page: each page is named once, with its sections below', async ({page, site}) => {
  await site.open('/search?q=rate limits');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const pages = await titlePaths(page);
  expect(pages.length).toBeGreaterThan(1);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.filter((href) => href.includes('#'))).toEqual([]);
  // In document order, each link to a section follows the title of its own page.
  let current = '';
  for (const href of await linkPaths(page)) {
    if (!href.includes('#')) current = href;
    expect(pathOf(href)).toBe(current);
  }
});

/** For readers who dictate: a "/" in what they say would open the search (WCAG 2.1.4). */
for (const isBlocked of [false, true]) {
  const kept = isBlocked ? 'for the visit if storage is blocked' : 'across visits';
  test(`M1: / can be turned off, ${kept}`, {tag: '@before-the-back-end'}, async ({page, site}) => {
    if (isBlocked) await blockStorage(page);
    site.allow(/storage is not available/i);
    await site.open('/search');
    const setting = page.getByRole('checkbox', {name: 'The / key opens the search, too'});
    await setting.uncheck();
    if (isBlocked) {
      await page.getByRole('link', {name: 'Platform', exact: true}).first().click();
      await expect(page).toHaveURL('/');
    } else {
      await page.reload();
      await site.hydrated();
      await expect(setting).not.toBeChecked();
    }
    await expect(page.getByRole('button', {name: 'Search docs'})).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    );
    await page.keyboard.press('/');
    await openSearch(page);
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');

    if (isBlocked) return;
    await setting.check();
    await page.getByRole('main').click({position: {x: 1, y: 1}});
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
  });
}

test(
  'M1: / that is turned off before the page responds stays off',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    const release = await holdBack(page, pageScripts);
    await page.goto('/search', {waitUntil: 'commit'});
    const setting = page.getByRole('checkbox', {name: 'The / key opens the search, too'});
    await setting.uncheck();
    release();
    await site.hydrated();
    await expect(setting).not.toBeChecked();
    await page.reload();
    await site.hydrated();
    await expect(setting).not.toBeChecked();
  },
);

test(
  'H8: on a phone with text twice as large, the page does not scroll sideways',
  {tag: '@any-back-end'},
  async ({page, site}) => {
    await page.setViewportSize(phone);
    await site.open('/search?q=rate limits');
    await page.addStyleTag({content: 'html {font-size: 200% !important}'});
    await expect(page.getByRole('button', {name: 'Show more results'})).toBeVisible();
    expect(await overflow(page)).toBe(0);
  },
);

test('H8: more results join their page or follow at the end', async ({page, site}) => {
  await site.open('/search?q=rate limits');
  await expect(titles(page).first()).toBeVisible();
  const before = await titlePaths(page);
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^\d+ results, \d+ shown$/);
  const after = await titlePaths(page);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(new Set(after).size).toBe(after.length);
  // Once all results are shown, the button says so and keeps the focus.
  const last = page.getByRole('button', {name: 'All results are shown'});
  while (await more.isVisible()) {
    const count = await links(page).count();
    await more.click();
    await expect(links(page).nth(count)).toBeVisible();
  }
  await expect(last).toBeFocused();
  await expect(status(page)).toHaveText(/^(\d+) results, \1 shown$/);
});

test(
  'M5: of text pasted before the page responds, the query has no secret key',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    const release = await holdBack(page, pageScripts);
    await page.goto('/search', {waitUntil: 'commit'});
    await field(page).focus();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.keyboard.insertText(`PRIVATE_KEY=${secretKey} node send.js`);
    // Would submit the form.
    await page.keyboard.press('Enter');
    release();
    await site.hydrated();
    await expect(field(page)).toHaveValue('PRIVATE_KEY= node send.js');
    await expect(page).toHaveURL('/search?q=PRIVATE_KEY%3D+node+send.js');
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    expect(requested.filter((url) => url.includes('PRIVATE_KEY'))).toEqual([]);
  },
);

test('M5: the field says that it leaves out the secret of a link, and Enter works as before', async ({page, site}) => {
  await site.open(`/search?q=${secretKey}`);
  await expect(page).toHaveURL('/search');
  const message = () => field(page).evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(await message()).toMatch(/^Left out, as it may be secret/);
  await field(page).fill('staking');
  expect(await message()).toBe('');
  await field(page).press('Enter');
  await expect(status(page)).toHaveText(/results/);
});

test('M5: of a long error message in the URL, only the end is searched, which names the cause', async ({
  page,
  site,
}) => {
  const text = 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1';
  await site.open(`/search?q=${encodeURIComponent(text)}`);
  await expect(field(page)).toHaveValue('custom program error: 0x1');
  await expect(links(page).first()).toHaveAttribute('href', '/platform/resources/rpc-error-codes');
  await expect(links(page).nth(1)).toHaveAttribute('href', /#custom-program-errors$/);
});

test('H8: Back from a late hit returns to it, not to the first hits', async ({page, site}) => {
  await site.open('/search?q=account');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const first = await links(page).count();
  let last = 0;
  for (let count = first; count < 3 * first - 10; count = await links(page).count()) {
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect.poll(() => links(page).count()).toBeGreaterThan(count);
    last += 1;
  }
  const shown = await links(page).count();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"page":${last}`);
  const late = links(page).last();
  const address = (await late.getAttribute('href')) ?? '';
  await late.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(links(page)).toHaveCount(shown);
  await expect(links(page).last()).toBeInViewport();
});

test('H8: a reload returns to the hit that was in view', async ({page, site}) => {
  await site.open('/search?q=account');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const late = links(page).last();
  await late.evaluate((link) => link.scrollIntoView({block: 'center'}));
  const top = () => late.evaluate((link) => Math.round(link.getBoundingClientRect().top)).catch(() => undefined);
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});

test('the arrow keys go from the field through the results, Escape goes back', async ({page, site}) => {
  await site.open('/search?q=staking');
  await expect(links(page).nth(2)).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('staking');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/platform/staking');
});

test('a focused result is not hidden by the navigation bar', async ({page, site}) => {
  await site.open('/search?q=rate limits');
  await expect(links(page).first()).toBeVisible();
  const count = await links(page).count();
  await links(page).last().focus();
  const bar = page.getByRole('navigation', {name: 'Main'});
  for (let index = count - 1; index > 0; index--) {
    await page.keyboard.press('ArrowUp');
    const link = await links(page)
      .nth(index - 1)
      .boundingBox();
    const {y = 0, height = 0} = (await bar.boundingBox()) ?? {};
    expect(link?.y).toBeGreaterThanOrEqual(y + height);
  }
});

test('R4: the query stays in the URL, and Back restores it', async ({page, site}) => {
  await site.open('/search?q=staking');
  await expect(titles(page).first()).toBeVisible();
  await field(page).fill('billing');
  await expect(page).toHaveURL('/search?q=billing');
  await field(page).fill('staking');
  await expect(page).toHaveURL('/search?q=staking');
  await field(page).fill('rate limits');
  await expect(page).toHaveURL('/search?q=rate+limits');
  await expect(status(page)).toHaveText(/results/);
  const href = await sections(page).getByRole('link').first().getAttribute('href');
  await sections(page).getByRole('link').first().click();
  await expect(page).toHaveURL(href ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=rate+limits');
  await expect(field(page)).toHaveValue('rate limits');
  await expect(links(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(page).toHaveURL('/search');
});

test('axe finds no violations on the search page: empty, with results and with none', async ({page, site}) => {
  await site.open('/search');
  expect(await violationsInAllViews(page, 'html', [desk]), 'empty').toEqual([]);
  await field(page).fill('rate limits');
  await expect(titles(page).first()).toBeVisible();
  expect(await violationsInAllViews(page, 'html', [desk]), 'with results').toEqual([]);
  await field(page).fill('qqqzzzxxx');
  await expect(status(page)).toHaveText('No results for "qqqzzzxxx"');
  expect(await violationsInAllViews(page, 'html', [desk]), 'with none').toEqual([]);
});

test('E1: axe finds no violations on the search page with an error', async ({page, site}) => {
  site.allow(/failed: /, /Failed to load resource/, /Search failed/);
  await page.route(`**/${searchFiles.folder}/**`, (route) => route.abort());
  await site.open('/search?q=staking');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  expect(await violationsInAllViews(page, 'html', [desk])).toEqual([]);
});

test('headings go down one level at a time', async ({page, site}) => {
  await site.open('/search?q=rate limits');
  await expect(sections(page).first()).toBeVisible();
  const levels = await main(page)
    .getByRole('heading')
    .evaluateAll((found) => found.map(({tagName}) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1));
});

test('E1: the search page works when the modal’s chunk does not load', async ({page, site}) => {
  site.allow(/failed: .*\.js/, /Failed to load resource/);
  const chunks = readdirSync(scripts).filter((file) =>
    readFileSync(path.join(scripts, file), 'utf8').includes(inModal),
  );
  expect(chunks).not.toEqual([]);
  for (const chunk of chunks) await page.route(`**/${chunk}`, (route) => route.abort());
  await site.open('/search');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await field(page).fill('staking');
  await expect(status(page)).toHaveText(/results/);
  await titles(page).getByRole('link', {name: 'Staking'}).first().click();
  await expect(page).toHaveURL('/platform/staking');
});

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('the search page says so, and where to look instead', async ({page}) => {
    await page.goto('/search?q=staking');
    // Playwright considers the content of `<noscript>` invisible, so use `innerText`.
    const message = page.locator('main noscript > p');
    expect(await message.evaluate((element) => (element as HTMLElement).innerText)).toContain(
      'Search needs JavaScript, which is off in your browser.',
    );
    await expect(field(page)).toBeHidden();
    const links = message.locator('a');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true);
    }
    await links.last().click();
    await expect(page).toHaveURL('/');
  });
});
