import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Locator} from '@playwright/test';
import {diagramSizes, usualSize, type DiagramSize} from '../../src/components/Diagram/diagram-sizes';
import {provider} from '../../src/config/provider';
import {isFarFrom} from './lib/heights';
import {hits, input} from './lib/search-modal';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';
import {docRoutes, platformRoutes} from './routes';

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
  expect(platformRoutes).toHaveLength(21);
});

test('P3: a reader reads, searches and switches color mode', async ({page, site}) => {
  await site.open('/platform/staking');
  await expect(page.getByRole('article')).toContainText('stake');
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
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

test('P8: the sitemap lists every page, weekly, at priority 0.5', async ({page}) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const entries = Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => entry);
  const paths = entries.map((entry) => new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname);
  expect(paths.sort()).toEqual([...docRoutes].sort());
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

const root = resolve(__dirname, '../..');

const pagesWithDiagrams = ['docs', 'dyndexer'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && readFileSync(join(root, folder, file), 'utf8').includes('```mermaid'))
    .map((file) => `/${folder === 'docs' ? '' : 'dyndexer/'}${file.replace(/\.mdx$/, '')}`),
);

/** Whether a diagram is far from the height that the page reserves for its size, in a column narrower than that too. */
async function isDrawnFarFrom([width, height]: DiagramSize, figure: Locator): Promise<boolean> {
  const drawing = figure.locator('.docusaurus-mermaid-container');
  const column = await drawing.evaluate(({clientWidth}) => clientWidth);
  return isFarFrom((Math.min(column, width) / width) * height, drawing.locator('svg'));
}

test('P13: there are pages with diagrams', () => {
  expect(pagesWithDiagrams).not.toEqual([]);
});

for (const path of pagesWithDiagrams) {
  test(`P13: each diagram of ${path} is drawn, with another theme in dark mode`, async ({page, site}) => {
    await site.open(path);
    const figures = page.getByRole('figure').filter({hasText: 'Diagram in words'});
    await expect(figures).not.toHaveCount(0);
    for (const figure of await figures.all()) {
      // Diagrams are drawn when they near the viewport.
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.docusaurus-mermaid-container svg')).toHaveAttribute('aria-labelledby');
      const title = (await figure.getAttribute('aria-label')) ?? '';
      const [width, height] = diagramSizes[title] ?? usualSize;
      const advice = `${title}: measure it for src/components/Diagram/diagram-sizes.ts`;
      expect(await isDrawnFarFrom([width, height], figure), advice).toBe(false);
      expect(await isDrawnFarFrom([width, height / 2], figure), 'half the height is detected').toBe(true);
    }
    const diagram = figures.last().locator('.docusaurus-mermaid-container svg');
    const themeOf = () => diagram.locator('style').first().textContent();
    const light = await themeOf();
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect.poll(themeOf, {timeout: 15_000}).not.toBe(light);
  });
}

test('P13: a diagram follows forced colors', async ({page, site}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await site.open('/platform/staking');
  const figure = page.getByRole('figure', {name: 'States of a stake account'});
  await figure.scrollIntoViewIfNeeded();
  // Behind text that forced colors make white.
  await expect(figure.locator('.statediagram-state rect').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
});

test('P13: on a phone a wide diagram scrolls, by keyboard too, and its text is legible', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/dyndexer/overview');
  const figure = page.getByRole('figure', {name: 'Event in, output out'});
  await figure.scrollIntoViewIfNeeded();
  const drawing = figure.locator('.docusaurus-mermaid-container svg');
  await expect(drawing).toHaveAttribute('aria-labelledby');
  const scale = await drawing.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0);
  expect(scale * 16, 'text height in pixels').toBeGreaterThan(10);
  const box = figure.getByRole('group', {name: /^Diagram: .*, scrolls sideways$/});
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('P13: a reader without JavaScript has the diagram in words', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/platform/staking');
  await page.getByText('Diagram in words').click();
  await expect(page.getByRole('figure').getByRole('paragraph')).toBeVisible();
  await page.close();
});
