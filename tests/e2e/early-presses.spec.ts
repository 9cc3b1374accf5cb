import type {Page} from '@playwright/test';
import {searchPage} from '../../src/config/search-page';
import {colorToggle} from './lib/color-mode';
import {holdBack} from './lib/hold-back';
import {methodCount} from './lib/method-count';
import {input} from './lib/search-modal';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

declare global {
  interface Window {
    /** What the page says of its hydration at the moment of the press. */
    hydratedAtPress?: string;
  }
}

/** Opens a page whose main script does not arrive before `release` is called. */
async function openUnresponsive(page: Page, route: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/js/main.*.js');
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}

test('M1: a press on the search button before the page responds opens the search', async ({page}) => {
  const release = await openUnresponsive(page, '/platform/staking');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await expect(input(page)).toHaveCount(0);
  release();
  await expect(input(page)).toBeFocused();
});

for (const shortcut of ['Control+k', 'Meta+K', '/']) {
  test(`M1: ${shortcut} before the page responds opens the search`, async ({page}) => {
    const release = await openUnresponsive(page, '/platform/staking');
    await page.keyboard.press(shortcut);
    release();
    await expect(input(page)).toBeFocused();
  });
}

test('M1: / before the page responds does nothing if the reader has turned it off', async ({page, site}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), searchPage.slashOff.storageKey);
  const release = await openUnresponsive(page, '/platform/staking');
  await page.keyboard.press('/');
  release();
  await site.hydrated();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue('');
});

const keyboards = [
  {keyboard: 'a Russian', press: {key: 'л', code: 'KeyK'}, opens: true},
  {keyboard: 'a Dvorak', press: {key: 'k', code: 'KeyV'}, opens: true},
  {keyboard: 'the wrong key of a Dvorak', press: {key: 't', code: 'KeyK'}, opens: false},
];

for (const {keyboard, press, opens} of keyboards) {
  test(`M1: a shortcut pressed on ${keyboard} keyboard while the page hydrates ${opens ? 'opens the search' : 'does nothing'}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((init) => {
      // Docusaurus sets it when it has called React, which hydrates in tasks of its own.
      Object.defineProperty(window, 'docusaurusRoot', {
        set: () => {
          window.hydratedAtPress = document.documentElement.dataset.hasHydrated;
          window.dispatchEvent(new KeyboardEvent('keydown', {...init, ctrlKey: true, cancelable: true}));
        },
      });
    }, press);
    await site.open('/platform/solana-rpc/solana-documentation');
    expect(await page.evaluate(() => window.hydratedAtPress)).toBe('false');
    if (!opens) await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
  });
}

test('M1: text typed after the shortcut becomes the query', async ({page}) => {
  const release = await openUnresponsive(page, '/platform/staking');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rate/limitx');
  await page.keyboard.press('Backspace');
  release();
  await expect(input(page)).toHaveValue('rate/limit');
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('rate/limits');
});

test('M7: Enter after it opens the first hit', async ({page}) => {
  const release = await openUnresponsive(page, '/platform/staking');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('getBalance');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/solana-documentation#getBalance$/);
});

test('M1: / typed in a field before the page responds is a character', async ({page, site}) => {
  const release = await openUnresponsive(page, '/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('/');
  expect(await page.evaluate(() => window.earlyPress)).toBeUndefined();
  release();
  await site.hydrated();
  await expect(page).toHaveURL('/search?q=%2F');
  await expect(field).toBeFocused();
  await field.press('a');
  await expect(field).toHaveValue('/a');
  await expect(input(page)).toHaveCount(0);
});

test('R4: what is typed on the search page before it responds is searched for, and Enter sends nothing', async ({
  page,
}) => {
  const release = await openUnresponsive(page, '/search?q=stake');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('rate limits');
  await field.press('Enter');
  release();
  await expect(field).toHaveValue('rate limits');
  await expect(page).toHaveURL('/search?q=rate+limits');
  await expect(page.locator('[data-live-text]')).toHaveText(/^\d+ results$/);
});

test('M1: a press elsewhere cancels an early press', async ({page, site}) => {
  const release = await openUnresponsive(page, '/platform/staking');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await page.getByRole('heading', {level: 1}).click();
  release();
  await site.hydrated();
  expect(await page.evaluate(() => window.earlyPress)).toBeNull();
});

test('C9: an early press on the toggle opens the mobile menu', async ({page}) => {
  await page.setViewportSize(phone);
  const release = await openUnresponsive(page, '/platform/staking');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  release();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
});

test('C6: an early press on the sections of the page opens them', async ({page}) => {
  await page.setViewportSize(phone);
  const release = await openUnresponsive(page, '/platform/staking');
  await page.getByText('On this page', {exact: true}).click();
  release();
  await expect(page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first()).toBeVisible();
});

test('P11: an early press on a tab shows it', async ({page}) => {
  const release = await openUnresponsive(page, '/platform/introduction/getting-started');
  const tab = page.getByRole('tab', {name: 'Python'}).first();
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('P11: an early press on a tab of a method’s request shows it, though requests respond later than the page', async ({
  page,
}) => {
  const release = await openUnresponsive(page, '/platform/solana-rpc/solana-documentation#getTransaction');
  const languages = page.getByRole('tablist', {name: 'Language of the getTransaction request', exact: true});
  await languages.getByRole('tab', {name: 'Go'}).click();
  release();
  await expect(languages.getByRole('tab', {name: 'Go'})).toHaveAttribute('aria-selected', 'true');
});

test('C8: once the page responds, each press counts once', async ({page, site}) => {
  await site.open('/platform/staking');
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => window.earlyPress)).toBeUndefined();
});

test('P1: a filter chosen before the page responds is applied', async ({page}) => {
  const release = await openUnresponsive(page, '/platform/solana-rpc/solana-documentation');
  const filter = page.getByRole('search', {name: 'Methods'});
  await filter.getByRole('searchbox', {name: 'Name'}).fill('getSlot');
  await filter.getByLabel('Transport').selectOption('HTTP');
  release();
  await expect(filter.locator('[data-live-text]')).toHaveText(methodCount(3));
  await expect(filter.getByRole('searchbox', {name: 'Name'})).toHaveValue('getSlot');
  await expect(filter.getByLabel('Transport')).toHaveValue('http');
});
