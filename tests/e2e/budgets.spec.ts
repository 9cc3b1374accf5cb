import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {allRoutes} from './routes';
import {expect, test} from './site';

/** Most JavaScript that a first visit may load, in bytes after gzip. */
const scriptBudget = 165_000;

/** Bytes, after gzip, of the scripts that a page loads by itself; prefetched ones are for later. */
async function firstLoadScripts(page: Page, open: () => Promise<void>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await open();
  await page.waitForLoadState('networkidle');
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}

for (const route of allRoutes) {
  test(`R8: ${route} loads at most ${scriptBudget / 1000} kB of JavaScript`, async ({page, site}) => {
    // Pages with a live block or a diagram fetch its engine when it nears the screen, after the page.
    const engines = /\/assets\/js\/.*\.js/;
    const total = await firstLoadScripts(page, () => site.open(route));
    expect(total, String(engines)).toBeLessThanOrEqual(scriptBudget);
    test.info().annotations.push({type: 'first load', description: `${total} bytes gzip`});
  });
}

test('R8: the budget notices a page that loads too much', async ({page, site}) => {
  const noise = Array.from({length: 60_000}, (_, index) => (index * 2654435761) % 4294967296).join('');
  await page.route('**/heavy.js', (route) => route.fulfill({contentType: 'text/javascript', body: `//${noise}`}));
  const total = await firstLoadScripts(page, async () => {
    await site.open('/');
    await page.addScriptTag({url: '/heavy.js'});
  });
  expect(total).toBeGreaterThan(scriptBudget);
});
