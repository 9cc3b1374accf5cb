import type {Locator, Page} from '@playwright/test';
import {searchPage} from '../../src/config/search-page';
import {compress} from '../support/compress';
import {violationsInAllViews} from './lib/axe';
import {overflow} from './lib/overflow';
import {ownScripts} from './lib/own-scripts';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';
import {allRoutes, dyndexerRoutes} from './routes';

/** Invariants of every page, checked in one visit to each. */

/**
 * Maximum size of the scripts that a page loads by itself though its HTML does not name them, in bytes after Brotli:
 * tests/budgets limits only those that it names. The decoder is near the top of its page, so that one loads 4 kB.
 */
const laterBudget = 6_000;

// axe takes seconds on the longest pages.
test.describe.configure({timeout: 90_000});

/** Watches a page for scripts that its HTML does not name; returns a function for their size in bytes after Brotli. */
function weighLaterScripts(page: Page, route: string): () => Promise<number> {
  const named = new Set(ownScripts(route));
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const isLater = response.request().resourceType() === 'script' && !named.has(new URL(response.url()).pathname);
    if (isLater) bodies.push(response.body());
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(bodies)).reduce((sum, body) => sum + compress(body).length, 0);
  };
}

for (const route of allRoutes) {
  test(`P1, P2, P7, R2, R3, C6: ${route} is complete, light and accessible`, async ({page, site}) => {
    const laterBytes = weighLaterScripts(page, route);
    await site.open(route);
    expect(await laterBytes()).toBeLessThanOrEqual(laterBudget);
    await expect(page).toHaveTitle(/^[^|]+ \| Syndica docs$/);
    if (route !== searchPage.path) await expectComplete(page, route);
    await openDetails(page);
    expect(await violationsInAllViews(page)).toEqual([]);
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({width, height: phone.height});
      // Only tables and code scroll horizontally, once a diagram has been drawn for this width.
      await expect.poll(() => overflow(page)).toBe(0);
    }
  });
}

/**
 * Expands collapsed content, so that it is checked, too. Skips the methods of the RPC reference, which have more of it
 * than all other pages, rendered by the same code: tests/e2e/rpc-reference.spec.ts expands one method completely.
 */
async function openDetails(page: Page): Promise<void> {
  await page.locator('details:not([data-filter-id] *)').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
}

/** Expects a table of contents, and an entry in the sidebar. */
async function expectComplete(page: Page, route: string): Promise<void> {
  // A tool on the page may contain articles of its own.
  const article = page.getByRole('article').first();
  const admonitions = article.locator('.theme-admonition');
  const kinds = admonitions.getByRole('img', {name: /^(?:note|tip|info|warning|danger)$/});
  await expect(kinds).toHaveCount(await admonitions.count());
  expect(await unmarkedLinks(article)).toEqual([]);
  // The table of contents lists exactly the headings of levels 2 and 3.
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

/**
 * The addresses of links in the text that leave the site, but in the same tab, or without a mark; and of those to write
 * a mail that have one.
 */
function unmarkedLinks(article: Locator): Promise<string[]> {
  return article.locator('.markdown :is(a[href^="http"], a[href^="mailto:"])').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => {
        const isMarked = getComputedStyle(link, '::after').content !== 'none';
        if (link.protocol === 'mailto:') return isMarked;
        return link.host !== location.host && !(isMarked && link.target === '_blank');
      })
      .map(({href}) => href),
  );
}

test('a link to another site without a mark is detected', async ({page, site}) => {
  await site.open('/platform/staking');
  const article = page.getByRole('article').first();
  const link = article.locator('.markdown a[target="_blank"]').first();
  await expect(link).toHaveAccessibleName(/\S ?\(opens in a new tab\)$/);
  const href = await link.getAttribute('href');
  await link.evaluate((element) => element.removeAttribute('target'));
  expect(await unmarkedLinks(article)).toEqual([href]);
  const markAll = (content: string) =>
    page.evaluate((value) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.markdown a::after { content: ${value} !important; }`);
      document.adoptedStyleSheets = [sheet];
    }, content);
  await markAll('none');
  expect((await unmarkedLinks(article)).length).toBeGreaterThan(1);

  const mail = 'mailto:support@example.com';
  await article
    .locator('.markdown a')
    .first()
    .evaluate((element, to) => element.setAttribute('href', to), mail);
  expect(await unmarkedLinks(article)).not.toContain(mail);
  await markAll('"!"');
  expect(await unmarkedLinks(article)).toContain(mail);
});

test('the budget check detects a page that loads too much', async ({page, site}) => {
  const noise = Array.from({length: 3_000}, (_, index) => (index * 2654435761) % 4294967296).join('');
  await page.route('**/heavy.js', (route) => route.fulfill({contentType: 'text/javascript', body: `//${noise}`}));
  const laterBytes = weighLaterScripts(page, '/');
  await site.open('/');
  expect(await laterBytes()).toBe(0);
  await page.addScriptTag({url: '/heavy.js'});
  expect(await laterBytes()).toBeGreaterThan(laterBudget);
});
