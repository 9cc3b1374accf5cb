import {blockStorage} from './lib/block-storage';
import {colorToggle} from './lib/color-mode';
import {hits, input} from './lib/search-modal';
import {expect, test} from './lib/site';

test('C11: the version visited is stored for each docs plugin, and removed when it no longer exists', async ({
  page,
  site,
}) => {
  const stored = () =>
    page.evaluate(() => ['default', 'dyndexer'].map((id) => localStorage.getItem(`docs-preferred-version-${id}`)));
  await site.open('/');
  await expect.poll(stored).toEqual(['current', null]);
  await site.open('/dyndexer/overview');
  await expect.poll(stored).toEqual(['current', 'current']);
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-dyndexer', 'gone'));
  await site.open('/');
  await expect.poll(stored).toEqual(['current', null]);
});

test('E6: with storage blocked, a notice is shown and everything works', async ({page, site}) => {
  site.allow(/storage/i);
  await blockStorage(page);
  await site.open('/platform/staking');
  const notice = page.getByText(/blocks storage/);
  await expect(notice).toBeVisible();
  // Stays without the notice: screen readers announce only what is added to a status.
  const status = page.locator('#__docusaurus > [role="status"]');
  await expect(status).toContainText(/blocks storage/);
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
  await page.getByRole('button', {name: 'Dismiss'}).click();
  await expect(status).toBeEmpty();
  await expect(status).toBeFocused();
  await page.keyboard.press('Control+k');
  await input(page).fill('rate limits');
  await hits(page).first().click();
  await expect(page).toHaveURL(/rate-limits/);
});
