import {provider} from '../../src/config/provider';
import {clipboard} from './lib/clipboard';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('P1: the menu of ways to read a page is above the header of a table below it', async ({page, site}) => {
  await site.open('/platform/introduction/getting-started');
  await page.getByLabel('More ways to read this page').click();
  const links = page.locator('article details ul').getByRole('link');
  const covered = await links.evaluateAll((all) =>
    all.filter((link) => {
      const {left, bottom} = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + 1, bottom - 1));
    }),
  );
  expect(covered).toEqual([]);
  await expect(links).not.toHaveCount(0);
});

test('P1: Markdown is served at the address of its page', async ({request}) => {
  for (const path of ['/platform/staking.md', '/llms.txt', '/llms-full.txt']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toMatch(/^# /);
  }
});

test('P1: a page can be copied as Markdown, or opened in an assistant', async ({page, site}) => {
  await site.open('/platform/staking');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.locator('[role=status]').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await clipboard(page);
  expect(copied.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^# ./),
    '',
    `Source: ${provider.siteUrl}/platform/staking`,
  ]);

  const more = page.getByLabel('More ways to read this page');
  await more.click();
  const assistant = page.getByRole('link', {name: 'Ask Claude'});
  await expect(assistant).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${provider.siteUrl}/platform/staking.md`)),
  );
  // In Safari, a click does not focus the button of the menu.
  await more.blur();
  await page.keyboard.press('Escape');
  await expect(assistant).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/platform/staking.md');
});

test('P1: a page that cannot be copied says what to do instead', async ({page, site}) => {
  site.allow(/failed: .*\.md/, /Failed to load resource/);
  await page.route(/\.md$/, (route) => route.abort());
  await site.open('/platform/staking');
  await page.getByRole('button', {name: 'Copy page'}).click();
  const message = page.locator('[role=status]').filter({hasText: 'Not copied.'});
  await expect(message).toBeVisible();
  await test.step('on a phone, it is readable above what it covers', async () => {
    await page.setViewportSize(phone);
    await expect(message).toBeInViewport({ratio: 1});
    expect((await message.boundingBox())?.width).toBeGreaterThan(250);
    expect(await message.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);
  });
});
