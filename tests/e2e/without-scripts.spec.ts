import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

/** The site without JavaScript; the search, the tools and the reference have their own tests. */
test.use({javaScriptEnabled: false});

const route = '/platform/introduction/getting-started';

test('P3: all tabs can be read, each below its name', async ({page}) => {
  await page.goto(route);
  const tabs = page.locator('.tabs-container').first();
  const positions = await tabs
    .locator('[role=tab], [role=tabpanel]')
    .evaluateAll((all) =>
      all
        .map((element) => ({role: element.role, top: element.getBoundingClientRect().top}))
        .sort((a, b) => a.top - b.top),
    );
  expect(positions.length).toBeGreaterThan(4);
  expect(positions.map(({role}, index) => role === (index % 2 === 0 ? 'tab' : 'tabpanel'))).not.toContain(false);
});

test('no button is visible, since none would work', async ({page}) => {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto(route);
    expect(await page.locator('button').count()).toBeGreaterThan(5);
    await expect(page.locator('button:visible')).toHaveCount(0);
  }
});

test('C1: on a phone, the list of pages is below the page', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto(route);
  const pages = page.getByRole('navigation', {name: 'Docs sidebar'});
  await pages.locator('a', {hasText: 'Concepts'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Stacks');
  await pages.getByRole('link', {name: 'Logs'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Logs');
  const [main, list] = [await page.locator('main').boundingBox(), await pages.boundingBox()];
  expect(list?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
});
