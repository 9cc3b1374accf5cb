import {announcement} from '../../src/config/announcement';
import {expect, test} from './lib/site';

test('C3: a dismissed announcement stays dismissed, and a new one shows at once', async ({page, site}) => {
  await site.open('/');
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.navbar__brand')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  await page.reload();
  await site.hydrated();
  await expect(bar).toHaveCount(0);
  // An older announcement was dismissed: the new one shows on the first load, before and after hydration.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
  await site.hydrated();
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(announcement?.id);
});
