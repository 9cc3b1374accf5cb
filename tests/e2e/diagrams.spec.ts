import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Locator} from '@playwright/test';
import {diagramSizes, usualSize, type DiagramSize} from '../../src/components/Diagram/diagram-sizes';
import {colorToggle} from './lib/color-mode';
import {isFarFrom} from './lib/heights';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

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
    await colorToggle(page).click();
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
