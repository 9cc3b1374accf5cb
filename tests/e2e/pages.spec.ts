import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {searchPage} from '../../src/config/search-page';
import {phone, violationsInAllViews} from './axe';
import {allRoutes, dyndexerRoutes} from './routes';
import {expect, test} from './site';

/** What holds for every page, checked on one visit to each. */

/** Most JavaScript that a first visit may load, in bytes after gzip. The text of the page is part of it. */
const scriptBudget = 180_000;

// Axe takes seconds for the longest pages.
test.describe.configure({timeout: 90_000});

/** Watches which scripts a page loads by itself; returns their bytes after gzip. */
function watchScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}

for (const route of allRoutes) {
  test(`P1, P2, P3, P7, R2, R3, R8, C6: ${route} is complete, light and accessible`, async ({page, site}) => {
    const scriptBytes = watchScripts(page);
    await site.open(route);
    expect(await scriptBytes()).toBeLessThanOrEqual(scriptBudget);
    await expect(page).toHaveTitle(/^[^|]+ \| Syndica docs$/);
    if (route !== searchPage.path) await expectComplete(page, route);
    await openDetails(page);
    expect(await violationsInAllViews(page)).toEqual([]);
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({width, height: phone.height});
      // Nothing but tables and code scrolls sideways, once a diagram has been drawn for this width.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

/**
 * What is folded away counts as well. The methods of the RPC reference have more of it than all other pages, made
 * by the same code: tests/e2e/rpc-reference.spec.ts opens all of one method.
 */
async function openDetails(page: Page): Promise<void> {
  await page.locator('details:not([data-filter-id] *)').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
}

/** Text, a sample or a table, a description, a table of contents, and its place in the sidebar. */
async function expectComplete(page: Page, route: string): Promise<void> {
  // A tool of the page may hold articles of its own.
  const article = page.getByRole('article').first();
  expect((await article.innerText()).split(/\s+/).length).toBeGreaterThanOrEqual(200);
  expect(await article.locator('table, pre').count()).toBeGreaterThan(0);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length ?? 0).toBeGreaterThanOrEqual(50);
  // The table of contents lists levels 2 and 3, all of them and nothing else.
  const headings = await article.locator(':is(h2, h3)[id]').evaluateAll((found) => found.map(({id}) => `#${id}`));
  const contents = page.locator('.theme-doc-toc-desktop a');
  expect(await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(headings);
  if ((dyndexerRoutes as readonly string[]).includes(route)) {
    await expect(page.getByRole('main')).toContainText('Preview');
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  } else {
    await expect(page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`)).toHaveAttribute('aria-current', 'page');
  }
}

test('R8: the budget notices a page that loads too much', async ({page, site}) => {
  const noise = Array.from({length: 60_000}, (_, index) => (index * 2654435761) % 4294967296).join('');
  await page.route('**/heavy.js', (route) => route.fulfill({contentType: 'text/javascript', body: `//${noise}`}));
  const scriptBytes = watchScripts(page);
  await site.open('/');
  await page.addScriptTag({url: '/heavy.js'});
  expect(await scriptBytes()).toBeGreaterThan(scriptBudget);
});

test('R2: HTML that is not what React makes of the page is noticed', async ({page, site}) => {
  site.allow(/#418/);
  await page.route('/platform/staking', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Another heading')});
  });
  // React fixes the page and says so; tests/e2e/site.ts fails a test on each error of the console.
  const complaint = page.waitForEvent('console', (message) => message.text().includes('#418'));
  await site.open('/platform/staking');
  expect((await complaint).type()).toBe('error');
});
