import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {dialog, input, openSearch} from './lib/search-modal';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';
import {expectAsPictured, settle} from './lib/visual';

/**
 * Visual regression tests against the screenshots in tests/e2e/pictures. After an intended change, update them with
 * `npm run test:visual -- --update-snapshots`, review them, and commit them.
 */

const pictureFolder = path.join(__dirname, 'pictures');
/** In bytes. Screenshots are committed, so they show parts of pages, not whole ones. */
const pictureBudget = 2_000_000;

test.describe.configure({timeout: 90_000});

/** Fixes the height of a page's text: any edit to it would shift what follows by a fraction of a pixel. */
async function fixHeight(page: Page): Promise<void> {
  await page.addStyleTag({content: '.theme-doc-markdown { height: 1200px; overflow: clip; }'});
}

test('C1, C3, C4: the bars at the top and at the bottom match their screenshots', async ({page, site}) => {
  await site.open('/');
  await fixHeight(page);
  await expectAsPictured(page, [
    {name: 'announcement', part: page.getByRole('region', {name: 'Announcement'})},
    {name: 'navbar', part: page.getByRole('navigation', {name: 'Main'})},
    {name: 'footer', part: page.getByRole('contentinfo')},
  ]);
});

test('C4, C5, C6: the frame of a page and its heading match their screenshots', async ({page, site}) => {
  await site.open('/platform/staking');
  const article = page.getByRole('article');
  await fixHeight(page);
  await expectAsPictured(page, [
    {
      name: 'frame',
      part: page,
      // The text is irrelevant to this screenshot.
      mask: [article, page.locator('.theme-doc-toc-desktop')],
      sizes: [desk],
    },
    {name: 'breadcrumbs', part: page.getByRole('navigation', {name: 'Breadcrumbs'})},
    {name: 'heading', part: article.locator('header').first()},
    {name: 'admonition', part: article.locator('.theme-admonition').first()},
    {name: 'previous-and-next', part: page.getByRole('navigation', {name: 'Docs pages'})},
  ]);
});

test('P11: tabs and code match their screenshots', async ({page, site}) => {
  await site.open('/');
  const tabs = page.locator('.tabs-container').first();
  // The versions in this line change over time.
  await expectAsPictured(page, [{name: 'tabs-and-code', part: tabs, mask: [tabs.getByText(/^Checked:/)]}]);
});

test('P1: a table matches its screenshots', async ({page, site}) => {
  await site.open('/platform/manage/billing');
  await expectAsPictured(page, [{name: 'table', part: page.locator('article :has(> table)').first()}]);
});

test('the row names of a wide table, and the lines between them, match their screenshots', async ({page, site}) => {
  await page.setViewportSize(phone);
  // Its rows have fractional heights.
  await site.open('/platform/resources/troubleshooting-http');
  const table = page.locator('[data-row-names]', {hasText: 'Unauthorized'}).first();
  await table.evaluate((box) => {
    box.scrollTo({left: box.scrollWidth});
    // In the page, its own place has a fraction, too, which depends on what has been laid out above.
    Object.assign((box as HTMLElement).style, {
      position: 'fixed',
      inset: '1rem 1rem auto',
      zIndex: '1000',
      background: 'var(--site-surface)',
    });
  });
  await expectAsPictured(page, [{name: 'row-names', part: table, sizes: [phone]}]);
});

test('C6: the navigation of a long page matches its screenshots', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/staking');
  // The button is visible only while the reader scrolls up.
  await page.addStyleTag({
    content:
      '.theme-back-to-top-button { opacity: 1 !important; transform: none !important; visibility: visible !important; }',
  });
  const contents = page.locator('.theme-doc-toc-mobile');
  const toTop = page.getByRole('button', {name: 'Scroll back to top'});
  await expectAsPictured(page, [
    {name: 'contents', part: contents, sizes: [phone]},
    {name: 'to-top', part: toTop, sizes: [phone]},
  ]);
  // Regression: the first button had no edge but its background, and only the background of the second remained.
  await page.emulateMedia({forcedColors: 'active'});
  await expect.soft(contents).toHaveScreenshot('contents-forced-390.png');
  await expect.soft(toTop).toHaveScreenshot('to-top-forced-390.png');
});

test('C9: the mobile menu matches its screenshots', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/staking');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  // The arrow is not in the site's font: which font it comes from, and its width, depend on the machine.
  await page.locator('.navbar-sidebar__back').evaluate((button) => (button.textContent = 'Back to main menu'));
  await expectAsPictured(page, [{name: 'menu', part: page.locator('.navbar-sidebar'), sizes: [phone]}]);
});

test('M2, M4, M10: the search modal matches its screenshots', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  const modal = page.locator('.DocSearch-Modal');
  await expectAsPictured(page, [{name: 'search-empty', part: modal}]);
  await input(page).fill('qqqzzzxxx');
  await expect(dialog(page)).toContainText('No results for');
  await expectAsPictured(page, [{name: 'search-without-results', part: modal}]);
});

test('R6: the not-found page matches its screenshots', async ({page, site}) => {
  site.allow(/HTTP 404/, /status of 404/);
  await site.open('/nowhere');
  await expectAsPictured(page, [{name: 'not-found', part: page.getByRole('main')}]);
});

test('a screenshot comparison detects a different color, size and position', async ({page, site}) => {
  await site.open('/');
  await settle(page);
  const bar = page.getByRole('navigation', {name: 'Main'});
  for (const change of [
    '.navbar__link { color: #5b6478; }',
    '.navbar__brand { font-size: 17px; }',
    '.navbar__items { padding-left: 4px; }',
  ]) {
    const sheet = await page.evaluateHandle((css) => {
      const added = new CSSStyleSheet();
      added.replaceSync(css.replaceAll(';', ' !important;'));
      document.adoptedStyleSheets.push(added);
      return added;
    }, change);
    await expect(bar, change).not.toHaveScreenshot('navbar-light-1440.png');
    await sheet.evaluate((added) => added.replaceSync(''));
  }
  await expect(bar).toHaveScreenshot('navbar-light-1440.png');
});

test('the screenshots stay within their size budget', () => {
  const bytes = readdirSync(pictureFolder).map((file) => statSync(path.join(pictureFolder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(pictureBudget);
});
