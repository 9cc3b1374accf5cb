import {provider} from '../../src/config/provider';
import {colorToggle} from './lib/color-mode';
import {hits, input} from './lib/search-modal';
import {expect, test} from './lib/site';

test('P3: a reader reads, searches and switches color mode', async ({page, site}) => {
  await site.open('/platform/staking');
  await expect(page.getByRole('article')).toContainText('stake');
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await input(page).fill('rate limits');
  await hits(page).first().click();
  await expect(page).toHaveURL(/rate-limits/);
});

test('P4: English, left to right, and no blog', async ({page, site}) => {
  await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const response = await page.request.get('/blog');
  expect(response.status()).toBe(404);
});

test('P5: docs are served from the site root', async ({page, site}) => {
  await site.open('/');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${provider.siteUrl}/`);
});

test('P9: the copyright year is 2025', async ({page, site}) => {
  await site.open('/');
  await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2025 Syndica');
});

test('P10: there is no login', async ({page, site}) => {
  await site.open('/');
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  for (const path of ['/login', '/account', '/admin']) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
});

test('P11: the languages that the row names are highlighted', async ({page, site}) => {
  // With a page that shows each of them; a unit test covers all that are configured.
  const samples = {
    '/': ['bash', 'json', 'typescript'],
    '/dyndexer/api/CreateIndexer': ['http'],
    '/platform/solana-rpc/how-to': ['zig', 'go'],
    '/platform/resources/rate-limits': ['python'],
  };
  for (const [path, languages] of Object.entries(samples)) {
    await site.open(path);
    for (const language of languages) {
      const colors = await page
        .locator(`.language-${language} .token`)
        .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
      expect(colors.length, language).toBeGreaterThan(1);
    }
  }
});
