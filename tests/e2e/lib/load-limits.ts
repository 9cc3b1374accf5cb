import type {Page} from '@playwright/test';
import {calibrate} from '../../support/calibrate';
import {observeLoad, type LoadFigures} from '../../support/load-figures';
import {slowDown} from '../../support/slow-down';
import {navigationTime, timeNavigation} from '../../support/time-navigation';
import {connectBy, unconstrained} from './connect-by';
import {expectLoaded} from './own-scripts';
import {expect} from './site';

/**
 * Limits for a page whose CPU is slowed, in runs of the calibration workload on the same page: times depend on the
 * machine and on what else it does, their ratio less so. They are several times what a quiet machine shows, to detect
 * what gets in the way of readers; `npm run bench` measures the times.
 */
export const loadLimits = {lcp: 90, tbt: 25, longestTask: 25};
export const navigationLimits = {navigation: 40};

const cpuSlowdown = 4;

/**
 * What else the machine does only adds time, so that one load within the limits is enough. A single load of the largest
 * page can take longer than 20 s on a busy machine.
 */
export const untilQuiet = {timeout: 60_000};

/** Watches the loads of a page, on a slow CPU. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(observeLoad);
  await slowDown(page, cpuSlowdown);
}

export async function loaded(page: Page): Promise<LoadFigures> {
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => window.loadFigures());
  // 0 means that the browser has reported none, unlike for tasks.
  expect(figures.lcp).toBeGreaterThan(0);
  expect(figures.fcp).toBeGreaterThan(0);
  return figures;
}

/**
 * The figures that exceed their limit.
 *
 * @param unit milliseconds for a run of the calibration workload
 */
export async function excess<Figure extends string>(
  page: Page,
  limits: Readonly<Record<Figure, number>>,
  figures: Readonly<Record<NoInfer<Figure>, number>>,
  unit?: number,
): Promise<string[]> {
  unit ??= await page.evaluate(calibrate);
  return (Object.keys(limits) as Figure[]).flatMap((figure) => {
    const runs = figures[figure] / unit;
    return runs <= limits[figure] ? [] : [`${figure}: ${runs.toFixed(0)} runs, limit ${limits[figure]}`];
  });
}

/** Lets the page prefetch others, as most connections do, and measures navigation. */
export async function observeNavigation(page: Page): Promise<void> {
  await connectBy(page, unconstrained);
  await page.addInitScript(timeNavigation, 'Account');
  await slowDown(page, cpuSlowdown);
}

/** Prefetches the page on accounts, opens it, and returns the milliseconds until it shows. */
export async function goToAccount(page: Page): Promise<number> {
  const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Account', exact: true});
  await link.hover();
  await expectLoaded(page, '/platform/manage/account');
  await link.click();
  return navigationTime(page);
}
