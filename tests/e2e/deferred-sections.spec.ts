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

test('a page that has been loaded shows within the click, and tabs that are not selected come later', async ({
  page,
  site,
}) => {
  await site.open('/');
  const title = page.getByRole('heading', {level: 1});
  const home = await title.textContent();
  await page.locator('.menu a[href="/platform/staking"]').click();
  await expect(title).toHaveText('Staking');
  const shown = await page.locator('a.navbar__brand').evaluate(async (link: HTMLElement) => {
    link.click();
    // Tasks and frames come after all of these.
    for (let count = 0; count < 100; count++) await Promise.resolve();
    const panels = [...document.querySelectorAll('article [role=tabpanel]')];
    return {title: document.querySelector('h1')?.textContent, hidden: panels.map((panel) => panel.matches('[hidden]'))};
  });
  expect(shown).toEqual({title: home, hidden: [false]});
  await expect(page.locator('article [role=tabpanel][hidden]')).not.toHaveCount(0);
});
