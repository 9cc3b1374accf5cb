import type {Locator, Page} from '@playwright/test';
import {search as settings} from '../../src/config/search';
import {findWords} from '../../src/lib/search/words';
import {siteDir} from '../support/built-site';
import {engineFile} from '../support/search-bytes';
import {slowDown} from '../support/slow-down';
import {afterIdle} from './lib/after-idle';
import {violations, violationsInAllViews} from './lib/axe';
import {connectBy, unconstrained} from './lib/connect-by';
import {holdBack} from './lib/hold-back';
import {breakScripts, pageScripts} from './lib/page-scripts';
import {embeddedIndex, type SearchBackend} from './lib/search-backends';
import {breakRequests, dialog, hits, input, openSearch, searchFor} from './lib/search-modal';
import {secretKey} from './lib/secret-key';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

const recentKey = ({indexName}: SearchBackend) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const favoriteKey = ({indexName}: SearchBackend) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/** A search in the modal's storage format. */
const stored = (name: string) => ({
  objectID: `/${name}`,
  url: '/platform/staking',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Platform', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

/** Stores searches before the modal opens, which reads them once. */
function store(page: Page, key: string, searches: readonly object[]): Promise<void> {
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(searches)] as const);
}

test(
  'M1: Ctrl+K, Cmd+K and / open the search, Escape closes it and focus returns',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    await site.open('/');
    for (const shortcut of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(shortcut);
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
    }
  },
);

test(
  'M1: a page that is still opening does not take the focus from the search',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    await site.open('/');
    await openSearch(page);
    await page.locator('#__docusaurus a').first().focus();
    await expect(input(page)).toBeFocused();
  },
);

test('M1: text typed while the search still loads becomes its query', async ({page, site}) => {
  await site.open('/');
  const release = await holdBack(page, pageScripts);
  await page.keyboard.press('/');
  await page.keyboard.type('api/keys');
  release();
  await expect(input(page)).toHaveValue('api/keys');
  await page.keyboard.type(' limit');
  await expect(input(page)).toHaveValue('api/keys limit');
  await expect(hits(page).first()).toBeVisible();
});

test('M7: Enter after text typed while the search still loads opens the first hit', async ({page, site}) => {
  await site.open('/');
  const release = await holdBack(page, pageScripts);
  await page.keyboard.press('/');
  await page.keyboard.type('getBalance');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/solana-documentation#getBalance$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('M7: Enter waits for the hits of the query, and opens no recent search', async ({page, site, backend}) => {
  await site.open('/');
  await store(page, recentKey(backend), [stored('one')]);
  const release = await holdBack(page, backend.requests);
  await openSearch(page);
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.type('getBalance');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('getBalance');
  release();
  await expect(page).toHaveURL(/\/solana-documentation#getBalance$/);
});

test('M7: an arrow key before the hits of the query are there does not mean a recent search', async ({
  page,
  site,
  backend,
}) => {
  await site.open('/');
  await store(page, recentKey(backend), [stored('one')]);
  const release = await holdBack(page, backend.requests);
  await openSearch(page);
  await page.keyboard.type('getBalance');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/solana-documentation#getBalance$/);
});

test(
  'M7: Enter held down on the search button opens no recent search',
  {tag: '@before-the-back-end'},
  async ({page, site, backend}) => {
    await site.open('/');
    await store(page, recentKey(backend), [stored('one')]);
    await page.getByRole('button', {name: 'Search docs'}).focus();
    await page.keyboard.down('Enter');
    await expect(hits(page)).toHaveCount(1);
    // Playwright repeats a key that is already down.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(hits(page)).toHaveCount(1);
    await expect(page).toHaveURL('/');
  },
);

test('M1: text pasted while the search still loads becomes its query', async ({page, site}) => {
  await site.open('/');
  const release = await holdBack(page, pageScripts);
  await page.evaluate(
    (value) => {
      const field = Object.assign(document.createElement('textarea'), {value});
      document.body.append(field);
      field.select();
    },
    `Error: ${'x'.repeat(60)}: Blockhash not found`,
  );
  await page.keyboard.press('Control+x');
  await page.evaluate(() => document.querySelector('textarea')?.remove());
  await page.keyboard.press('/');
  await page.keyboard.press('Control+v');
  release();
  await expect(input(page)).toHaveValue('Blockhash not found');
  await expect(offer(page)).toBeVisible();
});

test(
  'M1: of text pasted while the search still loads, the reader’s key does not become its query',
  {
    tag: '@whole-site',
  },
  async ({page, site}) => {
    const key = 'key-only-in-memory-7';
    await site.open('/platform/introduction/getting-started');
    await page.getByRole('button', {name: 'Fill in your API key'}).first().click();
    await page.getByRole('dialog').getByRole('textbox', {name: 'API key'}).fill(key);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const release = await holdBack(page, pageScripts);
    await page.keyboard.press('/');
    await paste(page, `getBalance ${key}`);
    release();
    await expect(input(page)).toHaveValue('getBalance ');
    // It is no error.
    await expect(offer(page)).toHaveCount(0);
  },
);

test(
  'M1: a secret key that is pasted while the search still loads is left out, whatever is typed beside it',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    await site.open('/');
    const release = await holdBack(page, pageScripts);
    await page.keyboard.press('/');
    await page.keyboard.type('my');
    await paste(page, secretKey);
    await page.keyboard.type('key');
    release();
    await expect(input(page)).toHaveValue('mykey');
  },
);

test('M1: the field says that it leaves out a pasted secret', {tag: '@before-the-back-end'}, async ({page, site}) => {
  await site.open('/');
  const leftOut = /^Left out, as it may be secret/;
  const message = () => input(page).evaluate((field: HTMLInputElement) => field.validationMessage);
  const release = await holdBack(page, pageScripts);
  await page.keyboard.press('/');
  await paste(page, secretKey);
  release();
  await expect.poll(message).toMatch(leftOut);
  await page.keyboard.type('key');
  await expect(input(page)).toHaveValue('key');
  expect(await message()).toBe('');
  await input(page).fill('');
  await paste(page, secretKey);
  expect(await message()).toMatch(leftOut);
});

test('M7: a changed query takes back an Enter that waits', async ({page, site, backend}) => {
  await site.open('/');
  const release = await holdBack(page, backend.requests);
  await openSearch(page);
  await page.keyboard.type('getBalanc');
  await page.keyboard.press('Enter');
  await page.keyboard.type('e');
  release();
  await expect(hits(page).first()).toContainText('getBalance');
  await expect(dialog(page)).toBeVisible();
});

test(
  'M1: no character is lost when a reader types fast on a slow machine',
  {tag: '@any-back-end'},
  async ({page, site}) => {
    await site.open('/');
    await slowDown(page, 6);
    const query = 'getaccountinfo base64 encoding zstd limit of rows';
    await page.keyboard.press('Control+k');
    await page.keyboard.type(query);
    await expect(input(page)).toHaveValue(query);
  },
);

test('M1: / is a character while the reader types in a field', {tag: '@before-the-back-end'}, async ({page, site}) => {
  await site.open('/search');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('searchbox')).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('M2: input, clear, cancel and key hints', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/');
  await page.getByRole('button', {name: 'Search docs'}).click();
  await input(page).fill('staking');
  await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
  await expect(input(page)).toHaveValue('');
  await expect(dialog(page).getByText('to select')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('M3: the placeholder is Search docs', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
});

test('M4, E3: without recent searches the modal says so; later it lists them', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await searchFor(page, 'staking');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await expect(dialog(page).getByText('Recent', {exact: true})).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
});

test('M5: typed or pasted, a query has at most 64 characters', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await page.keyboard.insertText('x'.repeat(200));
  await expect(input(page)).toHaveValue('x'.repeat(64));
  await site.open(`/search?q=${'y'.repeat(200)}`);
  await expect(page.getByRole('searchbox')).toHaveValue('y'.repeat(64));
});

const cause = 'custom program error: 0x1';
const logLine = `Error: failed to send transaction: Transaction simulation failed: Error processing Instruction 3: ${cause}`;

const offer = (page: Page) => dialog(page).getByRole('link', {name: 'Decode the pasted error'});

async function paste(page: Page, pasted: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true});
    document.activeElement?.dispatchEvent(event);
  }, pasted);
}

test(
  'M5: a pasted log line keeps only its end, which names the cause',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    await site.open('/search');
    await page.getByRole('searchbox').focus();
    await paste(page, logLine);
    await expect(page.getByRole('searchbox')).toHaveValue(cause);
    await openSearch(page);
    await paste(page, logLine);
    await expect(input(page)).toHaveValue(cause);
  },
);

test('M5: a pasted error is handed to the decoder as a whole', {tag: '@whole-site'}, async ({page, site}) => {
  await site.open('/platform/staking');
  await openSearch(page);
  await paste(page, `How do I move my application, which has run for years with another provider, to this one?`);
  await expect(offer(page)).toHaveCount(0);
  await input(page).fill('');
  await paste(page, logLine);
  await expect(offer(page)).toBeVisible();
  // Not for another query.
  await input(page).press('Backspace');
  await expect(offer(page)).toHaveCount(0);
  await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
  await paste(page, logLine);
  expect(await violations(page, '.DocSearch-Container')).toEqual([]);

  await input(page).press('Tab');
  await expect(dialog(page).getByRole('button', {name: 'Clear the query'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(offer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/platform/resources/rpc-error-codes#decode');
  await expect(dialog(page)).toHaveCount(0);
  const decoder = page.getByRole('region', {name: 'Error decoder'});
  await expect(decoder.getByRole('textbox')).toHaveValue(logLine);
  await expect(decoder.getByRole('article').first()).toContainText('Instruction 3, counting from 0');
  // There, the decoder has a field of its own.
  await openSearch(page);
  await paste(page, logLine);
  await expect(input(page)).toHaveValue(cause);
  await expect(offer(page)).toHaveCount(0);
});

test('M5: a dropped log line keeps only its end, too', {tag: '@before-the-back-end'}, async ({page, site}) => {
  await site.open('/search');
  await page.evaluate((text) => {
    const source = Object.assign(document.createElement('p'), {textContent: text, draggable: true, id: 'source'});
    source.ondragstart = ({dataTransfer}) => dataTransfer?.setData('text/plain', text);
    document.querySelector('main')?.append(source);
  }, logLine);
  await page.locator('#source').dragTo(page.getByRole('searchbox'));
  await expect(page.getByRole('searchbox')).toHaveValue(cause);
});

test(
  'M5: a link with an API key in the query loses it in the address, too',
  {tag: '@before-the-back-end'},
  async ({page, site}) => {
    await site.open('/search?q=curl https://solana-mainnet.api.syndica.io/api-key/3q9Zk7Yx2mVbN8tR5wLc/ 429');
    await expect(page.getByRole('searchbox')).toHaveValue(/429$/);
    await expect(page).toHaveURL(/^(?!.*3q9Zk7Yx2).*q=[^&]*429$/);
    await site.open('/search?q=getBalance&language=rust');
    await expect(page.getByRole('searchbox')).toHaveValue('getBalance');
    await expect(page).toHaveURL('/search?q=getBalance&language=rust');
  },
);

test('M6: hits are grouped, at most 5 per group', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await searchFor(page, 'rate limits');
  const groups = dialog(page).locator('.DocSearch-Hits');
  expect(await groups.count()).toBeGreaterThan(1);
  for (const group of await groups.all()) {
    expect(await group.getByRole('row').count()).toBeLessThanOrEqual(5);
    await expect(group.locator('.DocSearch-Hit-source')).not.toBeEmpty();
  }
});

test('M6: a line leads to a section from its page above it, and to no other', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  // `invoice` finds sections that rank above their page.
  for (const query of ['invoice', 'api keys']) {
    await searchFor(page, query);
    const rows = await hits(page).evaluateAll((elements) =>
      elements.map((element) => ({
        page: element.querySelector('a')?.pathname,
        isSection: (element.querySelector('a')?.hash ?? '') !== '',
        hasLine: element.querySelector('.DocSearch-Hit-Tree') !== null,
      })),
    );
    expect(rows.some(({hasLine}) => hasLine)).toBe(true);
    rows.forEach(({page: path, hasLine}, index) => {
      const above = rows.slice(0, index).findLast((row) => !row.isSection);
      if (hasLine) expect(above?.page).toBe(path);
    });
  }
});

test('M7: a selected hit becomes recent, a favorite, and is removed', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await searchFor(page, 'permessage-deflate');
  // A hit that matched only by its text is saved, too, whether or not its page is among the hits.
  await hits(page).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await expect(hits(page)).toHaveCount(1);
  await dialog(page).getByTitle('Save this search').click();
  await expect(dialog(page).getByText('Favorite', {exact: true})).toBeVisible();
  await expect(dialog(page).getByText('Recent', {exact: true})).toHaveCount(0);
  // Selecting a favorite does not add it to the recent searches.
  await hits(page).first().click();
  await openSearch(page);
  await expect(hits(page)).toHaveCount(1);
  await dialog(page).getByTitle('Remove this search from favorites').click();
  await expect(dialog(page)).toContainText('No recent searches');
});

for (const query of ['AccountNotInitialized', '3012']) {
  test(`M7: a hit for ${query} leads to its row in a long table`, {tag: '@whole-site'}, async ({page, site}) => {
    const row = page.getByRole('row').filter({hasText: 'AccountNotInitialized'});
    const leadsToRow = async () => {
      await expect(page).toHaveURL(/\/platform\/resources\/rpc-error-codes#anchor-framework-errors$/);
      await expect(row).toBeInViewport();
      // Highlighted, and where the next Tab continues.
      await expect(row.locator('[tabindex="-1"]:focus')).toHaveCount(1);
      await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    };
    await site.open('/');
    await openSearch(page);
    await searchFor(page, query);
    await page.keyboard.press('Enter');
    await leadsToRow();
    await site.open('/');
    await openSearch(page);
    await searchFor(page, query);
    await hits(page).first().getByRole('link').click();
    await leadsToRow();
    await site.open(`/search?q=${query}`);
    await page.locator('[data-results]').getByRole('link', {name: "Anchor's own errors"}).first().click();
    await leadsToRow();
  });
}

test(
  'M7: a hit for a field leads to it in the list of a method, also if what it is in was closed',
  {tag: '@whole-site'},
  async ({page, site}) => {
    await site.open('/platform/solana-rpc/solana-documentation');
    await expect(page.locator('details:not([open]) > summary', {hasText: 'fields of meta'})).not.toHaveCount(0);
    for (const from of ['/', '/platform/solana-rpc/solana-documentation']) {
      await site.open(from);
      await openSearch(page);
      await searchFor(page, 'computeUnitsConsumed');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#getTransaction$/);
      const field = page.locator('section[data-filter-id="getTransaction"] code:focus', {
        hasText: 'computeUnitsConsumed',
      });
      await expect(field).toBeInViewport();
      await expect(field).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    // A filter that hides the method is reset first.
    await page.getByRole('search', {name: 'Methods'}).getByRole('searchbox').fill('slot');
    await expect(page.locator('#getTransaction')).toBeHidden();
    await openSearch(page);
    await searchFor(page, 'costUnits');
    await page.keyboard.press('Enter');
    await expect(page.locator('code:focus', {hasText: 'costUnits'})).toBeInViewport();
  },
);

test(
  'M7: on a phone, the name beside which a row scrolls is highlighted with it',
  {tag: '@whole-site'},
  async ({page, site}) => {
    await page.setViewportSize(phone);
    await site.open('/');
    await openSearch(page);
    await searchFor(page, 'InvalidAccountData');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({has: page.locator(':focus')});
    await expect(row).toContainText('InvalidAccountData');
    const background = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
    await expect(row.getByRole('rowheader')).toHaveCSS('background-color', background);
  },
);

test(
  'M7: a second hit in the section that the reader is in leads to its row',
  {tag: '@whole-site'},
  async ({page, site}) => {
    await site.open('/');
    for (const query of ['BlockhashNotFound', 'AccountInUse']) {
      await openSearch(page);
      await searchFor(page, query);
      await page.keyboard.press('Enter');
      const row = page.getByRole('row').filter({hasText: query});
      await expect(row).toBeInViewport();
      await expect(row.locator(':focus')).toHaveCount(1);
    }
  },
);

test('M7: a recent search can be removed', {tag: '@before-the-back-end'}, async ({page, site, backend}) => {
  await site.open('/');
  await store(page, recentKey(backend), [stored('one')]);
  await openSearch(page);
  await dialog(page).getByTitle('Remove this search from history').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('No recent searches');
  // The button that had the focus was removed.
  await expect(input(page)).toBeFocused();
});

/** The recent and favorite searches in the modal, by the button that only one of the kinds has. */
const recents = (page: Page) => dialog(page).getByRole('button', {name: 'Save this search'});
const favorites = (page: Page) => dialog(page).getByRole('button', {name: 'Remove this search from favorites'});

test('M8: 7 recent searches, 4 with favorites, 10 favorites', async ({page, site, backend}) => {
  await site.open('/');
  const twelve = (name: string) => Array.from({length: 12}, (_, index) => stored(`${name} ${index}`));
  await store(page, recentKey(backend), twelve('entry'));
  await openSearch(page);
  await expect(recents(page)).toHaveCount(7);
  await expect(favorites(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await store(page, favoriteKey(backend), twelve('favorite'));
  await openSearch(page);
  await expect(recents(page)).toHaveCount(4);
  await expect(favorites(page)).toHaveCount(10);
});

test(
  'M8: the first favorite leaves 4 recent searches',
  {tag: '@before-the-back-end'},
  async ({page, site, backend}) => {
    await site.open('/');
    const many = Array.from({length: 7}, (_, index) => stored(`entry ${index}`));
    await store(page, recentKey(backend), many);
    await openSearch(page);
    await recents(page).first().click();
    await expect(recents(page)).toHaveCount(4);
    await expect(favorites(page)).toHaveCount(1);
  },
);

test('M4, E3: while a query takes long, the modal says so instead of naming no recent searches', async ({
  page,
  site,
  backend,
}) => {
  await site.open('/');
  const answer = await holdBack(page, backend.requests);
  await openSearch(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await input(page).fill('rate limits');
  await expect(dialog(page).getByText('Still searching…').first()).toBeVisible();
  await expect(dialog(page).getByText('No recent searches')).toBeHidden();
  await expect(dialog(page).getByRole('status')).toHaveText('Still searching…');
  answer();
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByText('Still searching…')).toHaveCount(0);
});

test('M9: a link leads to all results', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  await searchFor(page, 'rate limits');
  const link = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
  const newTab = page.context().waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await (await newTab).close();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/search?q=rate+limits');
  await expect(page.locator('[data-live-text]')).toHaveText(`${count} results`);
});

test('M10, E2: without results, the modal suggests other queries', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  // Earlier results, of several categories, change nothing.
  await searchFor(page, 'getBalance');
  await input(page).fill('qqqzzzxxx');
  await expect(dialog(page)).toContainText('No results for "qqqzzzxxx"');
  await expect(dialog(page)).toContainText('Try searching for');
  const suggestions = dialog(page).locator('.DocSearch-Prefill');
  await expect(suggestions).toHaveText([...settings.suggestedQueries]);
  await suggestions.first().click();
  await expect(hits(page).first()).toBeVisible();
  await site.open('/search?q=qqqzzzxxx');
  await expect(page.locator('[data-live-text]')).toHaveText('No results for "qqqzzzxxx"');
});

for (const [name, answer] of [
  ['missing', {status: 404, body: 'not found'}],
  ['damaged', {status: 200, contentType: 'application/json', body: '[{"objectID":'}],
  ['replaced by another file', {status: 200, contentType: 'application/json', body: '{"a": 1}'}],
] as const) {
  test(`M11, E1: with the index ${name}, the modal and the page show an error, and recover`, async ({
    page,
    site,
    backend,
  }) => {
    site.allow(/HTTP 404/, /Failed to load resource/, /Search failed/);
    const fix = await breakRequests(page, backend.requests, (route) => route.fulfill(answer));
    await site.open('/');
    await openSearch(page);
    await input(page).fill('staking');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await site.open('/search?q=staking');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    fix();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('[data-live-text]')).toHaveText(/results/);
  });
}

test('E1, H11: a page that was open before a deployment offers a reload, which fixes its search', async ({
  page,
  site,
  backend,
}) => {
  site.allow(/HTTP 404/, /Failed to load resource/, /Search failed/);
  const fix = await breakRequests(page, backend.requests, (route) => route.fulfill({status: 404}));
  const reload = (part: Locator) => part.getByRole('button', {name: 'Reload the page'});
  await site.open('/search?q=staking');
  await expect(reload(page.getByRole('alert'))).toBeVisible();
  await openSearch(page);
  await input(page).fill('staking');
  await expect(dialog(page)).toContainText('this page may be older than the site');
  await expect(dialog(page).getByRole('status')).toContainText('older than the site');
  expect(await violationsInAllViews(page, '.DocSearch-Container')).toEqual([]);
  fix();
  await page.keyboard.press('Escape');
  await openSearch(page);
  await input(page).fill('stakin');
  await expect(hits(page).first()).toBeVisible();
  await expect(reload(dialog(page))).toHaveCount(0);
});

test('M11: the error stays until a search works again', async ({page, site, backend}) => {
  site.allow(/failed: /, /Failed to load resource/, /Search failed/);
  const fix = await breakRequests(page, backend.requests, (route) => route.abort());
  await site.open('/');
  await openSearch(page);
  await input(page).fill('stak');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await page.keyboard.type('i');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  fix();
  await page.keyboard.type('ng');
  await expect(hits(page).first()).toBeVisible();
});

test('E1, H11: when the engine cannot be loaded, the modal shows an error, and a later search works', async ({
  page,
  site,
}) => {
  site.allow(/failed: .*\.js/, /Failed to load resource/, /Search failed/);
  const engine = engineFile(siteDir);
  const fix = await breakRequests(page, `/${engine}`, (route) => route.abort());
  await site.open('/');
  await openSearch(page);
  await input(page).fill('stak');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  fix();
  await page.keyboard.type('ing');
  await expect(hits(page).first()).toBeVisible();
});

test('E1: when the modal itself cannot be loaded, an error is shown', async ({page, site}) => {
  await site.open('/');
  const repair = await breakScripts(page, site);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  // Once the focus has returned, the shortcut opens the search again rather than closing it.
  await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  // Typed by a reader who expects the search: the space presses no button.
  await page.keyboard.type('rate limits');
  const reload = dialog(page).getByRole('button', {name: 'Reload the page'});
  // Until then the modal's chunk may still be requested.
  await expect(reload).toBeVisible();
  await repair();
  await reload.click();
  await expect(dialog(page)).toHaveCount(0);
  await site.hydrated();
  await openSearch(page);
});

test.describe('on a phone', () => {
  test.use({viewport: phone});

  test(
    'M1: the page keeps its place behind the modal, and Back from a hit leads there',
    {tag: '@whole-site'},
    async ({page, site}) => {
      await site.open('/platform/resources/rate-limits');
      await page.evaluate(() => window.scrollTo(0, 3000));
      await openSearch(page);
      await searchFor(page, 'getBalance');
      for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowDown');
      await expect(input(page)).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => scrollY)).toBe(3000);
      await hits(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/#getBalance$/);
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1, name: 'Rate limits'})).toBeAttached();
      await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(50);
    },
  );

  test(
    'M6: the modal shows a whole heading, including the matched words',
    {tag: '@any-back-end'},
    async ({page, site}) => {
      await site.open('/');
      await openSearch(page);
      await input(page).fill('transaction not land');
      const title = dialog(page).locator('.DocSearch-Hit-title', {hasText: 'land'}).first();
      await expect(title).toHaveText('Why did my transaction not land?');
      expect(await title.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      await input(page).fill('large amounts javascript');
      const long = dialog(page).locator('.DocSearch-Hit-title', {hasText: 'Why do large amounts'}).first();
      await expect(long).toHaveText('Why do large amounts come out wrong in JavaScript?');
      const isInRow = (element: Element) => {
        const {top = 0} = element.closest('[role="row"]')?.getBoundingClientRect() ?? {};
        return element.getBoundingClientRect().top >= top && element.scrollWidth <= element.clientWidth;
      };
      expect(await long.evaluate(isInRow)).toBe(true);
    },
  );

  test.describe('with a touchscreen', () => {
    test.use({hasTouch: true, isMobile: true});

    test('M2: the modal has no hints about keys, and no bar for them', {tag: '@any-back-end'}, async ({page, site}) => {
      await site.open('/');
      await page.getByRole('button', {name: 'Search docs'}).tap();
      await searchFor(page, 'rate limits');
      await expect(dialog(page).getByText('to select')).toBeHidden();
      const [bottom, list] = [
        await dialog(page).boundingBox(),
        await dialog(page).locator('.DocSearch-Dropdown').boundingBox(),
      ];
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeCloseTo((bottom?.y ?? 0) + (bottom?.height ?? 0), 0);
    });
  });
});

test.describe('on a phone in landscape', () => {
  // The window that its keyboard leaves.
  test.use({viewport: {width: 844, height: 190}, hasTouch: true, isMobile: true});

  test(
    'M2, M6: the modal shows a hit above the keyboard, and a way to close it',
    {tag: '@any-back-end'},
    async ({page, site}) => {
      await site.open('/');
      await page.getByRole('button', {name: 'Search docs'}).tap();
      await searchFor(page, 'rate limits');
      await expect(hits(page).first()).toBeInViewport({ratio: 1});
      await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
      await expect(dialog(page)).toBeHidden();
    },
  );
});

test('H2: a slow search page says that it is still searching', async ({page, site, backend}) => {
  const release = await holdBack(page, backend.requests);
  await site.open('/search?q=staking');
  await expect(page.locator('[data-live-text]')).toHaveText('Still searching…');
  release();
  await expect(page.locator('[data-live-text]')).toHaveText(/results/);
});

test('H8: 20 hits per page; snippets are shorter on narrow screens', async ({page, site}) => {
  const items = page.getByRole('main').getByRole('listitem');
  /** The hits in sections, which have their snippet below a link: the link, and the number of words. */
  const snippets = async () => {
    const found = await items.locator('h3 + p').evaluateAll((elements) =>
      elements.map((element) => ({
        url: element.previousElementSibling?.querySelector('a')?.href,
        text: element.textContent,
      })),
    );
    return found.map(({url, text}) => ({url, words: findWords(text).length}));
  };
  const longest = (found: readonly {readonly words: number}[]) => Math.max(...found.map(({words}) => words));
  await site.open('/search?q=rate limits');
  await expect(items).toHaveCount(settings.hitsPerPage);
  const wide = await snippets();
  expect(longest(wide)).toBe(settings.snippetWords.wide);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => items.count()).toBeGreaterThan(settings.hitsPerPage);
  await page.setViewportSize(phone);
  // A history entry of its own: the one of the search remembers how many results are shown.
  await site.open('/');
  await site.open('/search?q=rate limits');
  await expect(items).toHaveCount(settings.hitsPerPage);
  const narrow = await snippets();
  expect(longest(narrow)).toBe(settings.snippetWords.narrow);
  expect(narrow.map(({url}) => url)).toEqual(wide.map(({url}) => url));
});

test('H11: no part of the search loads before the reader needs it, and no request leaves the site', async ({
  page,
  site,
}) => {
  await connectBy(page, unconstrained);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const parts = {
    index: embeddedIndex,
    engine: new RegExp(`/${engineFile(siteDir)}$`),
    modal: /\/search-modal\.\w+\.js$/,
  };
  const loaded = () =>
    Object.entries(parts).flatMap(([part, file]) => requested.filter((url) => file.test(url)).map(() => part));
  await site.open('/');
  await page.evaluate(afterIdle);
  await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
  expect(loaded()).toEqual([]);
  await page.getByRole('button', {name: 'Search docs'}).hover();
  await expect.poll(loaded).toEqual(['index', 'engine', 'modal']);
});

test('H11: for a reader who saves data, the search loads when it opens, not when it has the pointer or the focus', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await site.open('/');
  const button = page.getByRole('button', {name: 'Search docs'});
  await button.hover();
  await button.focus();
  await page.evaluate(afterIdle);
  expect(requested.filter((url) => /\/search-modal\.\w+\.js$/.test(url))).toEqual([]);
  await button.click();
  await expect(input(page)).toBeFocused();
});

const hostile = {
  'ten thousand characters': 'a'.repeat(10_000),
  'right to left': 'حدود المعدل',
  emoji: `${'a'.repeat(63)}😀`,
  HTML: '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  'regular expression': '(.*+?[^]{}|\\$',
  'null bytes': 'a\u0000b\u0000',
  'half a surrogate pair': '\ud83d',
  'prototype names': '__proto__ constructor hasOwnProperty',
  'percent signs': '%E0%A4%A %',
};

test('M5, M10: no query breaks the search or runs as code', {tag: '@before-the-back-end'}, async ({page, site}) => {
  test.slow();
  await site.open('/');
  await openSearch(page);
  for (const [name, query] of Object.entries(hostile)) {
    await test.step(name, async () => {
      await input(page).fill('');
      await expect(dialog(page).locator('.DocSearch-StartScreen')).toBeVisible();
      await input(page).fill(query);
      await expect(dialog(page).locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
      expect((await input(page).inputValue()).length).toBeLessThanOrEqual(64);
    });
  }
  for (const [name, query] of Object.entries(hostile)) {
    await test.step(`${name}, in the address`, async () => {
      // Navigation would normalize invalid characters, so a script sets the address.
      await page.evaluate(
        (text) => {
          history.pushState(null, '', `/search?${new URLSearchParams({q: text})}`);
        },
        query.slice(0, 2000),
      );
      await page.reload();
      await site.hydrated();
      await expect(page.getByRole('heading', {name: 'Search the documentation'})).toBeVisible();
    });
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test(
  'M4, M8: damaged recent searches are dropped, valid ones kept',
  {tag: '@before-the-back-end'},
  async ({page, site, backend}) => {
    await site.open('/');
    await page.evaluate(
      ([recent, favorite, items]) => {
        localStorage.setItem(recent as string, JSON.stringify(items));
        localStorage.setItem(favorite as string, '{not json');
      },
      [
        recentKey(backend),
        favoriteKey(backend),
        [null, {objectID: 1}, stored('kept'), {...stored('evil'), url: 'javascript:alert(1)'}],
      ],
    );
    await openSearch(page);
    await expect(hits(page)).toHaveCount(1);
    await expect(hits(page)).toContainText('kept');
  },
);
