import {expect, test} from './lib/site';

const long = {route: '/platform/resources/rate-limits', title: 'Rate limits', last: 'related-pages'};

/** Whether the last section is there when the title of the page comes. Self-contained, as it is serialized. */
function watchTitle({title, last}: typeof long): void {
  new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== title) window.hasLast = undefined;
    else window.hasLast ??= document.getElementById(last) !== null;
  }).observe(document, {subtree: true, childList: true});
}

declare global {
  interface Window {
    hasLast: boolean | undefined;
  }
}

test('a long page shows before all of it is rendered; after Back, and for a section, it comes whole', async ({
  page,
  site,
}) => {
  await page.addInitScript(watchTitle, long);
  const last = page.locator(`#${long.last}`);
  const title = page.getByRole('heading', {level: 1});
  await site.open('/platform/resources/glossary');
  await page.locator(`.menu a[href="${long.route}"]`).click();
  await expect(title).toHaveText(long.title);
  await expect(last).toBeAttached();
  expect(await page.evaluate(() => window.hasLast)).toBe(false);

  await page.locator('.menu a[href="/platform/resources/faq"]').click();
  await expect(title).toHaveText('FAQ');
  await page.goBack();
  await expect(title).toHaveText(long.title);
  expect(await page.evaluate(() => window.hasLast)).toBe(true);

  await page.locator('.menu a[href="/platform/resources/faq"]').click();
  await expect(title).toHaveText('FAQ');
  await page.locator(`article a[href^="${long.route}#"]`).first().click();
  await expect(title).toHaveText(long.title);
  expect(await page.evaluate(() => window.hasLast)).toBe(true);
});
