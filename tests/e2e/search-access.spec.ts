import {violationsInAllViews} from './lib/axe';
import {holdBack} from './lib/hold-back';
import {pressBack} from './lib/press-back';
import {dialog, hits, input, openSearch, searchFor} from './lib/search-modal';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

/** The search modal by keyboard and by screen reader. */

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 90_000});

const modal = '.DocSearch-Container';

test(
  'M1: Back closes the search, and the page stays; the next Back leaves it',
  {tag: '@whole-site'},
  async ({page, site}) => {
    await site.open('/');
    await page.locator('.theme-doc-sidebar-menu a[href="/platform/staking"]').click();
    await expect(page).toHaveURL('/platform/staking');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await pressBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/platform/staking');
    await expect(page.getByRole('heading', {level: 1, name: 'Staking'})).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', {level: 1, name: 'Welcome to Syndica'})).toBeVisible();
  },
);

test(
  'M1: the modal is a labeled dialog that keeps the focus inside',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    await site.open('/');
    await openSearch(page);
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((root) => root.contains(document.activeElement))).toBe(true);
    }
  },
);

test('M1: Tab does not give up a query that waits for its hits', async ({page, site, backend}) => {
  await site.open('/');
  const release = await holdBack(page, backend.requests);
  await openSearch(page);
  await page.keyboard.type('getBalance');
  await page.keyboard.press('Tab');
  release();
  await expect(hits(page).first()).toContainText('getBalance');
});

test('M1: the focus returns to the button, however the modal is closed', async ({page, site}) => {
  await site.open('/');
  const closings = {
    'Escape on a hit': async () => {
      await searchFor(page, 'staking');
      await hits(page).getByRole('link').first().focus();
      await page.keyboard.press('Escape');
    },
    'Ctrl+K': () => page.keyboard.press('Control+k'),
    'a click beside the modal': () => page.mouse.click(5, 500),
  };
  for (const [closing, close] of Object.entries(closings)) {
    await openSearch(page);
    await close();
    await expect(dialog(page), closing).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search docs'}), closing).toBeFocused();
  }
});

test(
  'M1: the focus returns to where it was, and the page stays where it is',
  {tag: '@whole-site'},
  async ({page, site}) => {
    await site.open('/platform/resources/rpc-error-codes');
    const field = page.getByRole('textbox', {name: 'Error, response, or log'});
    await field.focus();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();

    await field.blur();
    const button = page.getByRole('button', {name: 'Search docs'});
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.evaluate(() => window.scrollTo(0, 1900));
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await scrollY()).toBe(1900);
    await page.keyboard.press('Tab');
    await expect(button).not.toBeFocused();
    expect(await scrollY()).toBe(1900);
  },
);

test(
  'M1, M4, M6, M10: axe finds no violations in the open modal, whatever it shows',
  {tag: '@whole-site'},
  async ({page, site}) => {
    await site.open('/');
    await openSearch(page);
    expect(await violationsInAllViews(page, modal), 'empty').toEqual([]);
    await searchFor(page, 'rate limits');
    await page.keyboard.press('ArrowDown');
    expect(await violationsInAllViews(page, modal), 'with results, one of them selected').toEqual([]);
    await page.keyboard.press('Enter');
    // The new page takes the focus, so wait for it before opening the search again.
    await expect(page).toHaveURL(/rate-limits/);
    await expect(page.getByRole('heading', {level: 1, name: 'Rate limits'})).toBeVisible();
    await openSearch(page);
    await expect(dialog(page).getByTitle('Save this search')).toBeVisible();
    expect(await violationsInAllViews(page, modal), 'with a recent search').toEqual([]);
    await input(page).fill('qqqzzzxxx');
    await expect(dialog(page)).toContainText('No results for');
    expect(await violationsInAllViews(page, modal), 'with none').toEqual([]);
  },
);

test('M11: axe finds no violations in the modal with an error', async ({page, site, backend}) => {
  site.allow(/failed: /, /Failed to load resource/, /Search failed/);
  await page.route(backend.requests, (route) => route.abort());
  await site.open('/');
  await openSearch(page);
  await input(page).fill('staking');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  expect(await violationsInAllViews(page, modal)).toEqual([]);
});

test('M6: the first arrow goes to the first result, the next to the second', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await searchFor(page, 'rate limits');
  // Enter would open the first hit, but none is announced as selected until the reader moves to it.
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant');
  // During IME composition, the arrow keys select candidates.
  await input(page).dispatchEvent('keydown', {key: 'ArrowDown', isComposing: true});
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant');
  for (const index of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    const row = hits(page).nth(index);
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', (await row.getAttribute('id')) ?? '');
  }
  // A changed query resets the selection.
  await input(page).fill('staking');
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant');
});

test(
  'M1, M6: on a phone in landscape, the arrow keys keep the selected hit in view',
  {tag: '@any-back-end'},
  async ({page, site}) => {
    await page.setViewportSize({width: phone.height, height: phone.width});
    await site.open('/');
    await openSearch(page);
    await searchFor(page, 'getBalance');
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowDown');
    await expect(hits(page).and(page.locator('[aria-selected="true"]'))).toBeInViewport({ratio: 1});
  },
);

for (const size of [desk, phone]) {
  test(
    `M1, M6: with text twice as large, nothing is cut off in a window of ${size.width} px`,
    {tag: '@any-back-end'},
    async ({page, site}) => {
      await page.setViewportSize(size);
      await site.open('/');
      await page.addStyleTag({content: 'html {font-size: 200% !important}'});
      await openSearch(page);
      await searchFor(page, 'rate limits');
      const cut = await dialog(page)
        .locator('.DocSearch-Hit-Container, .DocSearch-Form, .DocSearch-Footer')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => {
              const {top, bottom, right} = box.getBoundingClientRect();
              return Array.from(box.querySelectorAll('span, input'))
                .flatMap((part) => Array.from(part.getClientRects()))
                .some((part) => part.top < top || part.bottom > bottom || part.right > right);
            })
            .map(({textContent}) => textContent),
        );
      expect(cut).toEqual([]);
    },
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `M6: with forced ${colorScheme} colors, the selected hit and its marks are visible`,
    {tag: '@any-back-end'},
    async ({page, site}) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      await site.open('/');
      await openSearch(page);
      await searchFor(page, 'getBalance');
      await page.keyboard.press('ArrowDown');
      const [selected, other] = await hits(page).evaluateAll((rows) =>
        rows.slice(0, 2).map((row) => {
          const hit = row.querySelector('.DocSearch-Hit-Container');
          const mark = row.querySelector('mark');
          if (!hit || !mark) throw new Error('A row has no hit or no mark.');
          return {background: getComputedStyle(hit).backgroundColor, mark: getComputedStyle(mark).color};
        }),
      );
      expect(selected?.background).not.toBe(other?.background);
      expect(selected?.mark).not.toBe(selected?.background);
    },
  );
}

test('M6, M10: the number of results, or that there are none, is announced', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  const status = dialog(page).getByRole('status');
  await searchFor(page, 'rate limits');
  await expect(status).toHaveText(`${await hits(page).count()} results shown. Use the arrow keys to go through them.`);
  // The second query without results changes no more than the text of the first.
  for (const query of ['qqqzzz', 'qqqzzzxxx']) {
    await input(page).fill(query);
    await expect(status).toHaveText(`No results for "${query}"`);
  }
});

test('M6: the input controls the visible lists, each with a name', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
  await searchFor(page, 'rate limits');
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  const grids = dialog(page).getByRole('grid');
  const ids = await grids.evaluateAll((found) => found.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
  await expect(input(page)).toHaveAttribute('aria-controls', ids.join(' '));
  await expect(dialog(page).getByRole('grid', {name: 'Resources'})).toBeVisible();
});

test('M7: a hit is a link, and can be opened in a new tab', async ({page, context, site}) => {
  await site.open('/');
  await openSearch(page);
  await searchFor(page, 'staking');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    hits(page)
      .first()
      .getByRole('link')
      .click({modifiers: ['Control']}),
  ]);
  await expect(opened).toHaveURL(/staking/);
});
