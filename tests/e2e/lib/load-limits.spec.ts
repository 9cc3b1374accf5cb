import {calibrate} from '../../support/calibrate';
import {
  excess,
  goToAccount,
  loaded,
  loadLimits,
  navigationLimits,
  observe,
  observeNavigation,
  untilQuiet,
} from './load-limits';
import {expect, test} from './site';

/** Beside other tests, unlike tests/e2e/load.spec.ts: whatever takes CPU time from these only adds to the figures. */

test.describe.configure({timeout: 90_000});

test.describe('the limits are exceeded by', () => {
  test('a script that blocks the page', async ({page, site}) => {
    await observe(page);
    await site.open('/platform/staking');
    const unit = await page.evaluate(calibrate);
    // In whole milliseconds, as the browser reports tasks.
    const long = Math.ceil(1.5 * loadLimits.longestTask * unit);
    await page.evaluate(
      (duration) =>
        setTimeout(() => {
          const start = performance.now();
          while (performance.now() - start < duration);
        }),
      long,
    );
    // The browser reports a task some time after it.
    await expect.poll(async () => (await loaded(page)).longestTask, untilQuiet).toBeGreaterThanOrEqual(long);
    expect(await excess(page, loadLimits, await loaded(page), unit)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tbt: /), expect.stringMatching(/^longestTask: /)]),
    );
  });

  test('a script that runs before the next page shows', async ({page, site}) => {
    await observeNavigation(page);
    await site.open('/platform/manage/billing');
    const unit = await page.evaluate(calibrate);
    await page.evaluate(
      (duration) => {
        addEventListener('click', ({timeStamp}) => {
          while (performance.now() - timeStamp < duration);
        });
      },
      1.5 * navigationLimits.navigation * unit,
    );
    const navigation = await goToAccount(page);
    expect(await excess(page, navigationLimits, {navigation}, unit)).toEqual([expect.stringMatching(/^navigation: /)]);
  });

  test('content that shows late', async ({page, site}) => {
    await observe(page);
    await site.open('/platform/staking');
    const before = await loaded(page);
    const unit = await page.evaluate(calibrate);
    const limits = {...loadLimits, lcp: before.lcp / unit};
    const late = expect.stringMatching(/^lcp: /);
    expect(await excess(page, limits, before, unit)).not.toContainEqual(late);
    expect(await excess(page, loadLimits, {...before, lcp: 1.5 * loadLimits.lcp * unit}, unit)).toContainEqual(late);
    await page.evaluate(() => {
      const cover = document.createElement('p');
      cover.textContent = 'Late '.repeat(200);
      cover.style.cssText = 'position: fixed; inset: 0; z-index: 999; font-size: 60px';
      document.body.append(cover);
    });
    await expect.poll(async () => (await loaded(page)).lcp, untilQuiet).toBeGreaterThan(before.lcp);
    expect(await excess(page, limits, await loaded(page), unit)).toContainEqual(late);
  });
});
