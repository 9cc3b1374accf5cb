import type {Locator} from '@playwright/test';
import {afterNextFrame} from './lib/after-next-frame';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

// The longest page of the site takes seconds to open on a busy machine.
test.describe.configure({timeout: 60_000});

test('C6: on a phone, the sections of a page are in a menu that stays in view, with the current one', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/resources/faq#which-region');
  const menu = page.getByRole('group').filter({hasText: 'On this page'});
  const button = menu.getByText('On this page');
  const sections = menu.getByRole('navigation', {name: 'On this page'});
  const current = page.getByRole('heading', {name: 'Which region takes my requests?'});
  await expect(button).toBeInViewport({ratio: 1});
  await expect(current).toBeInViewport({ratio: 1});
  const isBelowMenu = async (place: Locator) => {
    const [menuBox, box] = [await menu.boundingBox(), await place.boundingBox()];
    return menuBox !== null && box !== null && menuBox.y + menuBox.height <= box.y;
  };
  expect(await isBelowMenu(current)).toBe(true);
  await expect(button).toContainText('Which region takes my requests?');

  // Focus in it does not move the page. It opens at the current section.
  const scrollY = await page.evaluate(() => window.scrollY);
  await button.press('Enter');
  await expect(sections.getByRole('link', {name: 'Which region takes my requests?'})).toBeInViewport({ratio: 1});
  await expect(sections.getByRole('link', {name: 'Where do I find my API key?'})).not.toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);

  await page.keyboard.press('Escape');
  await expect(sections).toBeHidden();
  await expect(button).toBeFocused();

  // A press outside closes it, one that opens a section in a tab does not.
  await button.click();
  await page.getByRole('heading', {level: 3}).last().dispatchEvent('pointerdown');
  await expect(sections).toBeHidden();
  await button.click();
  const section = sections.getByRole('link', {name: 'Which methods can I call?'});
  const tab = page.context().waitForEvent('page');
  await section.click({modifiers: ['ControlOrMeta']});
  await (await tab).close();
  await expect(sections).toBeVisible();

  await section.click();
  await expect(sections).toBeHidden();
  await expect(page).toHaveURL(/#which-methods$/);
  const chosen = page.getByRole('heading', {name: 'Which methods can I call?'});
  await expect(chosen).toBeInViewport({ratio: 1});
  expect(await isBelowMenu(chosen)).toBe(true);
  await expect(button).toContainText('Which methods can I call?');

  // Before the first section there is none.
  await page.keyboard.press('Control+Home');
  await expect(button).toHaveText('On this page');

  // It has missed the scrolling on a screen with room for the list.
  await page.setViewportSize(desk);
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Which methods'}).click();
  await page.setViewportSize(phone);
  await expect(button).toHaveText(/^On this page.+/);
});

test('C6: the table of contents does not move under the pointer', async ({page, site}) => {
  await site.open('/platform/solana-rpc/solana-documentation');
  const toc = page.locator('.theme-doc-toc-desktop');
  const active = toc.locator('.table-of-contents__link--active');
  const last = toc.getByRole('link').last();
  await toc.hover();
  await toc.evaluate((box) => box.scrollTo({top: box.scrollHeight}));
  await expect(last).toBeInViewport();
  // Beyond its end, the wheel scrolls the page, which makes other entries active.
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight / 2, behavior: 'instant'}));
  await expect(active).toHaveCount(1);
  await page.evaluate(afterNextFrame);
  await expect(last).toBeInViewport();
  await page.mouse.move(500, 400);
  await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight / 4, behavior: 'instant'}));
  await expect(active).toBeInViewport();
});

test('C6: the table of contents follows the reader', async ({page, site}) => {
  await site.open('/platform/solana-rpc/solana-documentation#voteSubscribe');
  const toc = page.locator('.theme-doc-toc-desktop');
  const active = toc.locator('.table-of-contents__link--active');
  await expect(active).toHaveText('voteSubscribe');
  await expect(active).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(toc.getByRole('link').first()).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(active).toBeInViewport();
});
