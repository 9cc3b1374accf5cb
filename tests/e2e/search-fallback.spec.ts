/** A site with a hosted provider, and its own index as a fallback. Without a fallback, search.spec.ts tests M11. */
import type {Route} from '@playwright/test';
import {embeddedIndex} from './lib/search-backends';
import {breakRequests, dialog, hits, input, openSearch, searchFor} from './lib/search-modal';
import {expect, test} from './lib/site';

const notice = "The search provider isn't responding. These results come from this site's own index.";

const failures: readonly [name: string, answer: (route: Route) => Promise<void>][] = [
  ['refuses', (route) => route.fulfill({status: 403, json: {message: 'Invalid Application-ID or API key'}})],
  ['is broken', (route) => route.fulfill({status: 503, body: 'unavailable'})],
  ['cannot be reached', (route) => route.abort()],
];

test.beforeEach(({site}) => {
  site.allow(
    /failed: /,
    /HTTP (?:403|503)/,
    /Failed to load resource/,
    /CORS policy/,
    /The search provider does not answer/,
  );
});

test('E1: while the provider responds, the site’s own index is not requested', async ({page, site}) => {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await site.open('/');
  await openSearch(page);
  await searchFor(page, 'staking');
  await expect(dialog(page)).not.toContainText(notice);
  expect(requested.filter((url) => embeddedIndex.test(url))).toEqual([]);
});

for (const [name, answer] of failures) {
  test(`E1: when the provider ${name}, the site’s own index answers, and the modal says so`, async ({
    page,
    site,
    backend,
  }) => {
    const fix = await breakRequests(page, backend.requests, answer);
    await site.open('/');
    await openSearch(page);
    await searchFor(page, 'stak');
    await expect(dialog(page)).toContainText(notice);
    await expect(dialog(page)).toContainText('Staking');
    fix();
    await page.keyboard.type('ing');
    await expect(dialog(page)).not.toContainText(notice);
    await expect(hits(page).first()).toBeVisible();
  });
}

test('M11, E1: when neither responds, the modal shows an error', async ({page, site, backend}) => {
  site.allow(/Search failed/);
  await breakRequests(page, backend.requests, (route) => route.abort());
  await breakRequests(page, embeddedIndex, (route) => route.abort());
  await site.open('/');
  await openSearch(page);
  await input(page).fill('staking');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).not.toContainText(notice);
});
