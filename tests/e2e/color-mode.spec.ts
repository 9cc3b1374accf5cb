import {colorToggle} from './lib/color-mode';
import {expect, test} from './lib/site';

test('C8: light by default whatever the system prefers; a choice is stored under `theme`', async ({page, site}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await colorToggle(page).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('C8: an unknown color mode that another site stored under `theme` is ignored', async ({page, site}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'));
  await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', {name: 'currently light mode'});
  await expect(toggle.locator('svg:visible')).toHaveCount(1);
});
