import {
  excess,
  goToAccount,
  loaded,
  loadLimits,
  navigationLimits,
  observe,
  observeNavigation,
  untilQuiet,
} from './lib/load-limits';
import {expect, test} from './lib/site';

test.describe.configure({timeout: 90_000});

/** A plain page, the largest, the most interactive, a generated one, and one without an article. */
const routes = [
  '/platform/staking',
  '/platform/solana-rpc/solana-documentation',
  '/platform/resources/rate-limits',
  '/dyndexer/api/CreateIndexer',
  '/search',
];

for (const route of routes) {
  test(`${route} shows and responds within its limits, on a slow CPU`, async ({page, site}) => {
    await observe(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Each attempt is a first visit.
    await session.send('Network.setCacheDisabled', {cacheDisabled: true});
    await expect(async () => {
      await site.open(route);
      expect(await excess(page, loadLimits, await loaded(page))).toEqual([]);
    }).toPass(untilQuiet);
  });
}

test('a page that has been prefetched shows within its limit after a click', async ({page, site}) => {
  await observeNavigation(page);
  await expect(async () => {
    await site.open('/platform/manage/billing');
    expect(await excess(page, navigationLimits, {navigation: await goToAccount(page)})).toEqual([]);
  }).toPass(untilQuiet);
});
