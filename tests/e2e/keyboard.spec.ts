import type {Locator, Page} from '@playwright/test';
import {afterNextFrame} from './lib/after-next-frame';
import {clipboard} from './lib/clipboard';
import {colorToggle} from './lib/color-mode';
import {expectFocusSeen, stopOf, tab, tabTo} from './lib/keyboard';
import {liveEditor, livePage} from './lib/live-code';
import {methodCount} from './lib/method-count';
import {pressBack} from './lib/press-back';
import {dialog, hits, input} from './lib/search-modal';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

/**
 * Main tasks of readers by keyboard alone, from the top of the page. The helpers fail at each tab stop without visible
 * focus: without an outline, behind the bar, or outside the viewport.
 */

test.use({permissions: ['clipboard-read', 'clipboard-write']});
test.describe.configure({timeout: 60_000});

const article = (page: Page) => page.getByRole('article').first();

/** Activates the skip link, the first tab stop of every page. */
async function skipToContent(page: Page): Promise<void> {
  expect(await tab(page)).toBe('Skip to main content');
  await page.keyboard.press('Enter');
}

test('C1, C3, C4, C8: tab stops follow the page; the announcement is dismissed and the color mode switched', async ({
  page,
  site,
}) => {
  await site.open('/');
  const announcement = page.getByRole('region', {name: 'Announcement'});
  const toggle = colorToggle(page);
  const first = await tabTo(page, announcement.getByRole('button', {name: 'Close'}));
  expect(first[0]).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await expect(announcement).toHaveCount(0);

  // The focus moves on from there, not to the top.
  expect((await stopOf(page)).name).toBe('Syndica');
  const bar = await tabTo(page, toggle);
  expect(bar).toEqual([
    'Platform',
    'dyndexer',
    'Status',
    'Sign up',
    'English',
    'Search docs',
    expect.stringContaining('currently light mode'),
  ]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toBeFocused();
  expect((await stopOf(page)).name).toContain('currently dark mode');

  const menu = await tabTo(page, page.getByRole('button', {name: 'Collapse sidebar'}));
  expect(menu.slice(0, 2)).toEqual(['Welcome', 'Introduction']);
  const rest = await tabTo(page, article(page).getByRole('button', {name: 'Copy code to clipboard'}).first());
  expect(rest[0]).toBe('Home page');
});

test('a link announces the page that it opens, and a link within the page does not', async ({page, site}) => {
  await site.open('/platform/staking');
  const status = page.locator('.page-status[role="status"]');
  await expect(status).toHaveText('');
  await article(page).getByRole('link', {name: 'Link to this section'}).first().press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(status).toHaveText('');
  await page.getByRole('link', {name: 'Rate limits', exact: true}).first().press('Enter');
  await expect(status).toHaveText('Rate limits');
  await page.goBack();
  await expect(status).toHaveText('Staking');
});

test('C9: Escape closes the search above the open menu, and then the menu', async ({page, site}) => {
  await page.setViewportSize({width: 900, height: 800});
  await site.open('/platform/staking');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  const menu = page.locator('.navbar-sidebar--show');
  await expect(menu).toBeVisible();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(menu).toBeVisible();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('C5, C9: the sidebar is hidden and shown again', async ({page, site}) => {
  await site.open('/platform/staking');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await tabTo(page, page.getByRole('button', {name: 'Collapse sidebar'}));
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', {name: 'Collapse sidebar'})).toBeFocused();
  await expectFocusSeen(page);
});

test('P12: live code is edited, and left in both directions', async ({page, site}) => {
  await site.open(livePage);
  const editor = liveEditor(page);
  await expect(editor).toBeVisible();
  const original = await editor.textContent();
  const reset = page.getByRole('button', {name: 'Reset code to original'}).first();
  await reset.focus();
  await tabTo(page, editor, 1);
  await page.keyboard.type('// typed');
  await expect(editor).toContainText('// typed');
  const code = await editor.textContent();
  await tab(page);
  await expect(editor).not.toBeFocused();
  await tab(page, 'Shift+Tab');
  await expect(editor).toBeFocused();
  await tab(page, 'Shift+Tab');
  await expect(reset).toBeFocused();
  expect(await editor.textContent()).toBe(code);
  await page.keyboard.press('Enter');
  await expect(editor).toHaveText(original ?? '');
  await expect(reset).toBeFocused();
  await tabTo(page, editor, 1);
  await page.keyboard.type('// typed again');
  await expect(editor).toContainText('// typed again');
});

test('M1, M6, M7: a page is found by search and opened', async ({page, site}) => {
  await site.open('/');
  await tabTo(page, page.getByRole('button', {name: 'Search docs'}));
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('rate limits');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rate-limits/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Rate limits'})).toBeAttached();
  // The new page moves the focus to its top shortly after it renders; the next Tab continues from there.
  await expect.poll(async () => (await stopOf(page)).name).toBe('nothing');
  expect(await tab(page)).toBe('Skip to main content');
});

test('P1, P11: a method is found, read and its request copied', async ({page, site}) => {
  await site.open('/platform/solana-rpc/solana-documentation');
  await skipToContent(page);
  await tabTo(page, page.getByRole('searchbox', {name: 'Name'}));
  await page.keyboard.type('getBalance');
  await expect(page.getByRole('search', {name: 'Methods'}).locator('[data-live-text]')).toHaveText(methodCount(1));
  await expect(page.locator('.live-text-status[role=status]').filter({hasText: methodCount(1)})).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#getBalance')).toBeInViewport();
  const method = page.locator('section', {has: page.locator('h3#getBalance')});
  await tabTo(page, method.getByRole('button', {name: 'Copy code to clipboard'}).first());
  await page.keyboard.press('Enter');
  await expect(method.getByRole('status').first()).toContainText('Copied');
  expect(await clipboard(page)).toContain('"method": "getBalance"');
});

test('P1: an error is decoded and its entry opened', async ({page, site}) => {
  await site.open('/platform/resources/rpc-error-codes');
  const decoder = page.getByRole('region', {name: 'Error decoder'});
  await skipToContent(page);
  await tabTo(page, decoder.getByRole('textbox', {name: 'Error, response, or log'}));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7429');
  await expect(decoder.locator('[data-live-text]')).toContainText('7429');
  await tabTo(page, decoder.getByRole('link', {name: 'More about Rate Limited'}));
  await page.keyboard.press('Enter');
  await expect(page.locator('#error-7429')).toBeInViewport();
});

test('the focus is also visible with Shift+Tab', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let step = 0; step < 25; step++) await tab(page, 'Shift+Tab');
});

/** Scrolls up a little, which shows the back-to-top button. */
async function showToTop(page: Page): Promise<Locator> {
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, -200);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  return button;
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the button scrolls back to the top, with reduced motion: ${reducedMotion}`, async ({page, site}) => {
    await page.emulateMedia({reducedMotion});
    await site.open('/platform/resources/glossary');
    await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
    const button = await showToTop(page);
    const isThere = await button.evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY === 0;
    });
    expect(isThere).toBe(reducedMotion === 'reduce');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test.describe('on a small laptop', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('C6: the back-to-top button does not cover the end of the table of contents', async ({page, site}) => {
    await site.open('/platform/resources/rpc-error-codes');
    await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
    const button = await showToTop(page);
    // At once: the button hides again when text that loads above moves the page down.
    const top = (await button.boundingBox())?.y;
    const link = page.locator('.theme-doc-toc-desktop a').last();
    await link.focus();
    // Nor does the table scroll back to its active entry.
    await page.evaluate(afterNextFrame);
    const end = await link.boundingBox();
    if (!end || top === undefined) throw new Error('The table of contents or the button is not rendered.');
    expect(end.y + end.height).toBeLessThanOrEqual(top);
  });
});

test.describe('on a small phone', () => {
  test.use({viewport: {width: 320, height: 568}});

  test('the back-to-top button does not cover the focused element', async ({page, site}) => {
    await site.open('/platform/resources/glossary');
    const links = page.getByRole('article').getByRole('link');
    // A link at the horizontal position of the button, which shows while the reader scrolls up and would cover the
    // link.
    const index = await links.evaluateAll((all) =>
      all.findIndex((link) => {
        const {top, right} = link.getBoundingClientRect();
        return top > 3 * window.innerHeight && right > 280;
      }),
    );
    expect(index).toBeGreaterThan(0);
    const link = links.nth(index);
    await link.evaluate((element) => {
      const top = window.scrollY + element.getBoundingClientRect().top;
      window.scrollTo({top: top - window.innerHeight + 250, behavior: 'instant'});
    });
    const button = await showToTop(page);
    await links.nth(index - 1).evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
    await tab(page);
    await expect(link).toBeFocused();
    const edge = await button.evaluate((element: HTMLElement) => window.innerHeight - element.offsetHeight);
    await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(edge);
  });
});

test('the check detects a tab stop without visible focus', async ({page, site}) => {
  await site.open('/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.navbar__brand { outline: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.getByRole('link', {name: 'Syndica'}).first().focus();
  expect((await stopOf(page)).faults).toEqual([expect.stringContaining('no outline')]);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    document.body.append(cover);
  });
  await page.getByRole('button', {name: 'Search docs'}).focus();
  expect((await stopOf(page)).faults).toEqual([expect.stringContaining('out of sight')]);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect((await stopOf(page)).faults).toEqual(['no focus']);
});

test('C9: the mobile menu takes, keeps and returns the focus', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/introduction/getting-started');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.getByRole('dialog', {name: 'Menu'});
  // Twice: the second time, the menu is there already and slides in.
  for (let time = 0; time < 2; time++) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    // The panel with the pages of the section comes after the main one, which takes no focus.
    const controls = menu.locator('.navbar-sidebar__item').last().locator('a, button').filter({visible: true});
    expect(await controls.count()).toBeGreaterThan(5);
    for (const control of await controls.all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }
    // After the last, the focus goes to the browser, where the document has none, or begins again.
    await page.keyboard.press('Tab');
    expect(['nothing', 'Close navigation bar']).toContain((await stopOf(page)).name);
    await menu.getByRole('button', {name: 'Close navigation bar'}).focus();
    // The button that leads to the other panel leaves with its own.
    await menu.getByRole('button', {name: /Back to main menu/}).press('Enter');
    await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__inner').locator(':focus')).toBeVisible();
});

test('C9: Back closes the mobile menu, and returns the focus', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/staking');
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  // The address changes first; until the page has loaded, the old one stays.
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/staking/i);
  const address = page.url();
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  await pressBack(page);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(toggle).toBeFocused();
});
