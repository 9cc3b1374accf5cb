import {expect, test} from './lib/site';

test('E7: a site that fails to load says so on its home page', async ({page, site}) => {
  site.allow(/failed: /, /Failed to load resource/);
  await page.route('**/assets/**', (route) => route.abort());
  // The one guarded reload (R9) would interrupt the next navigation.
  const reloaded = () =>
    page.waitForFunction(() =>
      performance.getEntriesByType('navigation').some((visit) => visit.toJSON().type === 'reload'),
    );
  await page.goto('/');
  await reloaded();
  await expect(page.getByRole('alert')).toContainText('Your site did not load properly');
  await page.goto('/platform/staking');
  await reloaded();
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
});

test('E7: a site that loads shows no banner', async ({page, site}) => {
  await site.open('/');
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
});
