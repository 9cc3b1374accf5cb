import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {allRoutes} from './routes';
import {expect, test} from './site';

/** What axe finds, in words: rule, place and markup. */
async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({html, target}) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const route of allRoutes) {
  test(`P3: ${route} has no accessibility violation, light and wide, dark and narrow`, async ({page, site}) => {
    await site.open(route);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    await site.hydrated();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page)).toEqual([]);
    // Nothing but tables and code scrolls sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('P3: the check notices a violation', async ({page, site}) => {
  await site.open('/');
  await page.evaluate(() =>
    document.querySelector('article')?.insertAdjacentHTML('beforeend', '<img src="/img/logo.svg">'),
  );
  expect((await violations(page)).join()).toContain('image-alt');
});
