import type {Locator} from '@playwright/test';
import {announcement} from '../../src/config/announcement';
import {sidebar} from '../../src/config/sidebar';
import {afterIdle} from './lib/after-idle';
import {blockStorage} from './lib/block-storage';
import {connectBy, unconstrained} from './lib/connect-by';
import {holdBack} from './lib/hold-back';
import {ownScripts} from './lib/own-scripts';
import {hits, input} from './lib/search-modal';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

const modeToggle = /switch between dark and light mode/i;

test('C1: the bar has brand, items, search, color toggle and language', async ({page, site}) => {
  await site.open('/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('link', {name: 'Syndica'}).first()).toBeVisible();
  await expect(bar.getByRole('link', {name: 'Platform'})).toBeVisible();
  await expect(bar.getByRole('button', {name: 'Search docs'})).toBeVisible();
  await expect(bar.getByRole('button', {name: modeToggle})).toBeVisible();
  await bar.getByRole('button', {name: /English|languages/i}).hover();
  await expect(bar.locator('.dropdown__menu a', {hasText: 'English'})).toHaveAttribute('lang', 'en');
});

test('C1, C9: under 996 px the items move into a menu that opens and closes', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/staking');
  await expect(page.getByRole('link', {name: 'Platform'})).toBeHidden();
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeVisible();
  // Of the section's own list: an item of the bar may have the same name.
  const pages = menu.locator('.theme-doc-sidebar-menu');
  await expect(pages.getByRole('link', {name: 'Staking', exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('C9: with large text on a small phone, the menu is not cut off and can be closed', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 568});
  await site.open('/platform/staking');
  await page.addStyleTag({content: 'html {font-size: 200% !important}'});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await close.focus();
  await expect(close).toBeInViewport({ratio: 1});
  expect(await menu.evaluate((panel) => [panel.scrollLeft, panel.scrollWidth - panel.clientWidth])).toEqual([0, 0]);
});

for (const [width, fontSize] of [
  [1440, 32],
  [1010, 24],
  [997, 16],
] as const) {
  test(`C1: at a width of ${width} px and a font size of ${fontSize} px, the bar shows all of its items without overlap`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width, height: 800});
    await site.open('/platform/staking');
    await page.addStyleTag({content: `html {font-size: ${fontSize}px !important}`});
    const boxes = await page
      .locator('.navbar__brand, .navbar__items > .navbar__item, .navbar__items > .dropdown, .navbar__items > div')
      .filter({visible: true})
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(5);
    for (const [index, {left, right, top, bottom}] of boxes.entries()) {
      expect(right - left).toBeGreaterThan(16);
      expect(right).toBeLessThanOrEqual(width);
      const over = boxes.slice(index + 1).filter((b) => b.left < right - 1 && left < b.right - 1);
      expect(over.filter((b) => b.top < bottom - 1 && top < b.bottom - 1)).toEqual([]);
    }
  });
}

test('C1: Escape closes the open menu of the bar and returns the focus', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const trigger = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'dyndexer'});
  const list = page.locator('.dropdown--show > .dropdown__menu');
  await trigger.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize(phone);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('C1: Escape hides a menu below the pointer, until the pointer comes back', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const trigger = page.locator('.dropdown > .navbar__link', {hasText: 'dyndexer'});
  const list = page.locator('.dropdown__menu').and(trigger.locator('~ *'));
  await trigger.hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await trigger.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.mouse.move(0, 500);
  await trigger.hover();
  await expect(list).toBeVisible();
});

test('C1: a click opens and closes a menu of the bar, with a pointer and without', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const trigger = page.locator('.dropdown > .navbar__link', {hasText: 'dyndexer'});
  const list = page.locator('.dropdown__menu').and(trigger.locator('~ *'));
  const withPointer = () => trigger.click();
  // As a screen reader does.
  const without = () => trigger.dispatchEvent('click');
  for (const click of [without, withPointer]) {
    await click();
    await expect(list).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await click();
    await expect(list).toBeHidden();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  }
});

test('C2: the bar hides on scroll down and shows on scroll up', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits');
  const bar = page.getByRole('navigation', {name: 'Main'});
  // The bar compares two scroll events: a second scroll before the first event would be coalesced into one event.
  const scrollTo = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, {once: true});
          window.scrollTo({top: y, behavior: 'instant'});
        }),
      top,
    );
  await scrollTo(400);
  await scrollTo(800);
  await expect(bar).not.toBeInViewport();
  await scrollTo(500);
  await expect(bar).toBeInViewport();
});

test('C3: a dismissed announcement stays dismissed, and a new one shows at once', async ({page, site}) => {
  await site.open('/');
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar).toBeVisible();
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.navbar__brand')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
  await page.reload();
  await site.hydrated();
  await expect(bar).toHaveCount(0);
  // An older announcement was dismissed: the new one shows on the first load, before and after hydration.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
  await site.hydrated();
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(announcement?.id);
});

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

test('C9: labels of the sidebar are whole at twice the size of text', async ({page, site}) => {
  await page.setViewportSize({width: 1100, height: 900});
  await site.open('/platform/resources/troubleshooting-http');
  await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'));
  const labels = page.locator('.theme-doc-sidebar-menu .menu__link > span');
  await expect(labels.first()).toBeVisible();
  const cut = await labels.evaluateAll((all) =>
    all.filter((label) => label.scrollHeight > label.clientHeight + 1).map((label) => label.textContent),
  );
  expect(cut).toEqual([]);
});

test('C1, C2: the bar stays while one of its menus is open', async ({page, site}) => {
  await site.open('/dyndexer/cli');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const menu = bar.getByRole('link', {name: 'Overview'});
  const scrollDown = async () => {
    const before = await page.evaluate(() => window.scrollY);
    for (let times = 0; times < 4; times++) await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 600);
  };
  await bar.getByRole('button', {name: 'dyndexer'}).hover();
  await menu.hover();
  await scrollDown();
  await expect(menu).toBeVisible();
  await expect(bar).toBeInViewport({ratio: 1});
  await page.mouse.move(700, 500);
  await expect(bar).not.toBeInViewport();
});

test('C5: in a low window, the entry of the page is in view, and so is one with the focus', async ({page, site}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await site.open('/platform/resources/faq');
  const button = page.getByRole('button', {name: 'Collapse sidebar'});
  const entry = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
  const isClear = async () => {
    const [of, below] = [await entry.boundingBox(), await button.boundingBox()];
    return of !== null && below !== null && of.y > 60 && of.y + of.height <= below.y;
  };
  await expect.poll(isClear).toBe(true);
  await page.locator('.theme-doc-sidebar-container .menu').evaluate((menu) => menu.scrollTo(0, 0));
  await entry.focus();
  expect(await isClear()).toBe(true);
});

test('C5: opening a category closes the other', async ({page, site}) => {
  await site.open('/platform/concepts/api-keys');
  const menu = page.locator('.theme-doc-sidebar-menu');
  await expect(menu.getByRole('link', {name: 'Stacks'})).toBeVisible();
  await menu.getByRole('button', {name: 'Manage', exact: true}).click();
  await expect(menu.getByRole('link', {name: 'Billing'})).toBeVisible();
  await expect(menu.getByRole('link', {name: 'Stacks'})).toBeHidden();
});

test('C5: Space opens a category, and does not scroll the page', async ({page, site}) => {
  await site.open('/platform/concepts/api-keys');
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Manage', exact: true});
  await category.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await category.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

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
  await page.setViewportSize({width: 1440, height: 900});
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Which methods'}).click();
  await page.setViewportSize(phone);
  await expect(button).toHaveText(/^On this page.+/);
});

test('C9: in the menu of a phone, each menu is one button, which tells whether it is open', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/dyndexer/overview');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const languages = menu.getByRole('button', {name: 'Languages'});
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
  await languages.press('Space');
  await expect(languages).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', {name: 'English'})).toBeVisible();
  await expect(menu.getByRole('button', {name: 'dyndexer'})).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('button', {name: /the dropdown$/})).toHaveCount(0);
});

test('C5, C9: the sidebar can be hidden; it stays hidden after a reload, without a flash', async ({page, site}) => {
  await site.open('/platform/staking');
  const container = page.locator('.theme-doc-sidebar-container');
  const width = async () => (await container.boundingBox())?.width ?? 0;
  expect(await width()).toBe(300);
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect.poll(width).toBe(30);
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();

  // Without scripts the page stays in its state before hydration, which must be correct by itself.
  await page.route('**/assets/js/*.js', (route) => route.abort());
  site.allow(/failed: .*\.js/, /Failed to load resource/);
  await page.reload();
  expect(await width()).toBe(30);
  await expect(container.getByRole('link', {name: 'Staking'})).toBeHidden();
  await page.unrouteAll();

  await page.reload();
  await site.hydrated();
  expect(await width()).toBe(30);
  await page.getByRole('link', {name: 'Platform'}).first().click();
  await expect(page).toHaveURL('/');
  expect(await width()).toBe(30);
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect.poll(width).toBe(300);
  expect(await page.evaluate((key) => localStorage.getItem(key), sidebar.hidden.storageKey)).toBe('false');
});

test('C7, E5: a page that crashes shows the crash screen, and Try again recovers it', async ({page, site}) => {
  site.allow(/console error/, /uncaught/);
  await site.open('/search?q=staking');
  await expect(page.locator('[data-live-text]')).toHaveText(/results/);
  // Breaks a call that the search page makes when it renders the fields of a hit.
  await page.evaluate(`{
    const original = String.prototype.split;
    String.prototype.split = function (separator, limit) {
      if (separator === '<mark>') throw new Error('broken on purpose');
      return original.call(this, separator, limit);
    };
    window.fix = () => (String.prototype.split = original);
  }`);
  await page.getByRole('searchbox').fill('billing');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await page.evaluate('window.fix()');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Search the documentation'})).toBeVisible();
});

test('C8: light by default whatever the system prefers; a choice is stored under `theme`', async ({page, site}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: modeToggle}).click();
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

test('C10: the progress bar starts after 200 ms and ends on arrival', async ({page, site}) => {
  await page.clock.install();
  await site.open('/');
  const release = await holdBack(page, '**/assets/js/*.js');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', {name: 'Staking', exact: true}).first().click();
  await page.clock.runFor(190);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('.progress-bar')).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/stak/i);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

// The server renders Docusaurus's link component, the browser the site's (src/plugins/lean-bundle/client/link.tsx).
for (const path of ['/platform/manage/billing', '/platform/resources/glossary', '/dyndexer/api/ListIndexers']) {
  test(`R2, R3: links of ${path} are the same in the built HTML and after client-side navigation`, async ({
    page,
    site,
  }) => {
    await site.open(path);
    const linksOf = (isBuilt: boolean) =>
      page.evaluate(async (built) => {
        const html = built ? await (await fetch(window.location.href)).text() : document.documentElement.outerHTML;
        // Toggles of sidebar categories are links without scripts, and buttons with them.
        const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a:not([role=button])');
        // The table of contents highlights the current section.
        const read = ({name, value}: Attr) => `${name}=${value.replace(' table-of-contents__link--active', '')}`;
        return Array.from(links, (link) => Array.from(link.attributes, read).sort().join(' '));
      }, isBuilt);
    const built = await linksOf(true);
    await page.getByRole('link', {name: 'Syndica'}).first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => linksOf(false)).toEqual(built);
  });
}

test('a link to the current page adds no history entry', async ({page, site}) => {
  await site.open('/platform/staking');
  const brand = page.getByRole('link', {name: 'Syndica'}).first();
  await brand.click();
  await expect(page).toHaveURL('/');
  const length = await page.evaluate(() => history.length);
  await brand.click();
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('C1: a link that opens in a new tab does not navigate the page', async ({page, site, context}) => {
  await site.open('/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', {name: 'Staking', exact: true})
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/platform/staking');
  await expect(page).toHaveURL('/');
});

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

for (const [name, connection, prefetches] of [
  ['a fast connection', unconstrained, true],
  ['2g', {effectiveType: '2g', saveData: false}, false],
  ['data saving', {effectiveType: '4g', saveData: true}, false],
] as const) {
  test(`C12: on ${name} route assets are ${prefetches ? '' : 'not '}prefetched`, async ({page, site}) => {
    await connectBy(page, connection);
    await site.open('/');
    // Links in the viewport trigger prefetching. The mouse would load the page, which then needs no prefetching.
    await page.getByRole('link', {name: 'Staking', exact: true}).first().scrollIntoViewIfNeeded();
    await page.evaluate(afterIdle);
    const ofStaking = ownScripts('/platform/staking').filter((script) => !ownScripts('/').includes(script));
    expect(ofStaking).not.toEqual([]);
    for (const script of ofStaking) {
      await expect(page.locator(`head link[rel=prefetch][href="${script}"]`)).toHaveCount(prefetches ? 1 : 0);
    }
  });
}

test('E6: with storage blocked, a notice is shown and everything works', async ({page, site}) => {
  site.allow(/storage/i);
  await blockStorage(page);
  await site.open('/platform/staking');
  const notice = page.getByText(/blocks storage/);
  await expect(notice).toBeVisible();
  // Stays without the notice: screen readers announce only what is added to a status.
  const status = page.locator('#__docusaurus > [role="status"]');
  await expect(status).toContainText(/blocks storage/);
  await page.getByRole('button', {name: modeToggle}).click();
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

test('E7: a site that fails to load says so on its home page', async ({page, site}) => {
  site.allow(/failed: /, /Failed to load resource/);
  await page.route('**/assets/**', (route) => route.abort());
  // The one guarded reload (R9) would interrupt the next navigation.
  const reloaded = () =>
    page.waitForFunction(() =>
      performance.getEntriesByType('navigation').some((visit) => visit.toJSON().type === 'reload'),
    );
  await page.goto('/');
  await reloaded();
  await expect(page.getByRole('alert')).toContainText('Your site did not load properly');
  await page.goto('/platform/staking');
  await reloaded();
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
});

test('E7: a site that loads shows no banner', async ({page, site}) => {
  await site.open('/');
  await expect(page.getByText('Your site did not load properly')).toHaveCount(0);
});
