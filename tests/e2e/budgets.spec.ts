import path from 'node:path';
import type {Page} from '@playwright/test';
import {loadBudgets} from '../budgets/budgets';
import {weighPages} from '../budgets/built-pages';
import {findExcess} from '../budgets/check-budgets';
import {compress} from '../site-bench/compress';
import {expect, test} from './site';

test('P3: each built page keeps to its budget', () => {
  expect(findExcess(weighPages(path.join(__dirname, '../../build')))).toEqual([]);
});

for (const {route, requests, scripts} of loadBudgets) {
  test(`P3: ${route} loads within its budget, and nothing of it moves`, async ({page, site}) => {
    await page.addInitScript(watchShifts);
    const loads = watchLoads(page);
    await site.open(route);
    await page.waitForLoadState('networkidle');
    const {files, scriptBytes} = await loads();
    expect.soft(files.length, `requests: ${files.join('\n')}`).toBeLessThanOrEqual(requests);
    expect.soft(scriptBytes / 1024, 'KiB of scripts, after Brotli').toBeLessThanOrEqual(scripts / 1024);
    expect.soft(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}

test('P3: a page that moves is noticed', async ({page, site}) => {
  await page.addInitScript(watchShifts);
  await site.open('/search');
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<div style="height: 300px">late</div>'));
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});

declare global {
  interface Window {
    /** What moved, and how much of the screen it took, as the browser counts it for CLS. */
    shifts: string[];
  }
}

/** Runs in the page, from its start. What is less than a thousandth moves by parts of a pixel. */
function watchShifts(): void {
  window.shifts = [];
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly {readonly node?: Node}[];
  }
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries() as Shift[]) {
      if (value < 0.001) continue;
      const moved = sources.map(({node}) => node?.parentElement?.className ?? node?.nodeName);
      window.shifts.push(`${value.toFixed(3)} ${moved.join(', ')}`);
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Collects what the page loads; the returned function weighs it. */
function watchLoads(page: Page) {
  const loads: {path: string; scriptBytes: Promise<number>}[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    loads.push({
      path: new URL(response.url()).pathname,
      scriptBytes: isScript ? response.body().then((body) => compress(body).length) : Promise.resolve(0),
    });
  });
  return async () => {
    const sizes = await Promise.all(loads.map(({scriptBytes}) => scriptBytes));
    return {files: loads.map((load) => load.path), scriptBytes: sizes.reduce((sum, size) => sum + size, 0)};
  };
}
