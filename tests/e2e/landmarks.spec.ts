import {expect, test} from './lib/site';

test('C4: footer, breadcrumbs and a skip link that works', async ({page, site}) => {
  await site.open('/platform/concepts/api-keys');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Mail opens no tab, unlike the links beside it.
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Support', exact: true})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Concepts');
  await expect(page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  // The next tab stop is in the main landmark: the navigation was skipped.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
