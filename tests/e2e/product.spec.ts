import {provider} from '../../src/config/provider';
import {colorToggle} from './lib/color-mode';
import {hits, input} from './lib/search-modal';
import {expect, test} from './lib/site';
import {docRoutes} from './routes';

test('P1: the platform is documented subject by subject', async ({page, site}) => {
  await site.open('/');
  const subjects = [
    ['/platform/solana-rpc/how-to', /Solana RPC/],
    ['/platform/chainstream-api', /ChainStream/],
    ['/platform/concepts/api-keys', /API key/],
    ['/platform/concepts/logs', /log/i],
    ['/platform/concepts/stacks', /Stack/],
    ['/platform/manage/billing', /billing/i],
    ['/platform/manage/account', /account/i],
    ['/platform/manage/teams-and-users', /users/i],
    ['/platform/staking', /stak/i],
    ['/platform/resources/rate-limits', /rate limit/i],
    ['/platform/resources/rpc-error-codes', /error code/i],
  ] as const;
  for (const [path, title] of subjects) {
    await site.open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

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

// tests/metadata compares its entries with the pages.
test('P8: each page of the sitemap is weekly, at priority 0.5, and none is of a tag', async ({page}) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const entries = Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => entry);
  expect(entries).toHaveLength(docRoutes.length);
  for (const entry of entries) {
    expect(entry).toContain('<changefreq>weekly</changefreq>');
    expect(entry).toContain('<priority>0.5</priority>');
  }
  expect(xml).not.toContain('/tags');
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
  const samples = [
    ['/', 'bash'],
    ['/', 'json'],
    ['/dyndexer/api/CreateIndexer', 'http'],
    ['/platform/solana-rpc/how-to', 'zig'],
    ['/platform/resources/rate-limits', 'python'],
    ['/platform/solana-rpc/how-to', 'go'],
    ['/', 'typescript'],
  ] as const;
  for (const [path, language] of samples) {
    await site.open(path);
    const colors = await page
      .locator(`.language-${language} .token`)
      .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
    expect(colors.length, language).toBeGreaterThan(1);
  }
});
