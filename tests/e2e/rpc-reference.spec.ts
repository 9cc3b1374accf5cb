import type {Page} from '@playwright/test';
import {provider} from '../../src/config/provider';
import {searchPage} from '../../src/config/search-page';
import {rpcMethods} from '../../src/data/rpc/methods';
import {violations} from './lib/axe';
import {clipboard} from './lib/clipboard';
import {methodCount} from './lib/method-count';
import {overflow} from './lib/overflow';
import {breakScripts} from './lib/page-scripts';
import {removeMethods} from './lib/remove-methods';
import {markDocument} from './lib/same-document';
import {expect, test} from './lib/site';

const route = '/platform/solana-rpc/solana-documentation';
const howTo = '/platform/solana-rpc/how-to';

test.use({permissions: ['clipboard-read', 'clipboard-write'], contextOptions: {reducedMotion: 'reduce'}});

const form = (page: Page) => page.getByRole('search', {name: 'Methods'});
const field = (page: Page) => form(page).getByRole('searchbox', {name: 'Name'});
const count = (page: Page) => form(page).locator('[data-live-text]');
const headings = (page: Page) => page.locator('article section > h3');
const section = (page: Page, name: string) => page.locator('section', {has: page.locator(`h3[id="${name}"]`)});
// By id: a lookup by accessible name would make the browser compute the name of every element.
const panel = (page: Page, name: string) => page.locator(`#request-${name}[role="tabpanel"]`);
const languages = (page: Page, name: string) => page.locator(`[role="tablist"]:has([aria-controls="request-${name}"])`);
const code = (page: Page, name: string) => panel(page, name).locator('pre');
const announced = (page: Page, text: string) => page.locator('[role=status]').filter({hasText: text});

/** Names of the visible methods. */
function shown(page: Page): Promise<string[]> {
  return headings(page).evaluateAll((found) =>
    found.filter((heading) => heading.checkVisibility()).map((heading) => heading.id),
  );
}

/** Names of the visible links of the list above the methods. */
function listed(page: Page): Promise<string[]> {
  return page
    .locator('dl dd a')
    .evaluateAll((found) => found.filter((link) => link.checkVisibility()).map((link) => link.textContent));
}

/** Whether the browser has rendered the content of a method's section (`content-visibility: auto`). */
function isLaidOut(page: Page, name: string): Promise<boolean> {
  return section(page, name)
    .locator('pre')
    .first()
    .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
}

/** Expands every `<details>` in the section of a method. */
async function openAll(page: Page, name: string): Promise<void> {
  await section(page, name)
    .locator('details')
    .evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
}

test('P1, R8: every method is in the document once and in one language, and only those near the viewport are laid out', async ({
  page,
  site,
  request,
}) => {
  const html = await (await request.get(route)).text();
  const names = rpcMethods.map(({name}) => name);
  expect(names.filter((name) => html.split(new RegExp(` id="?${name}[" >]`)).length !== 2)).toEqual([]);
  const inOtherLanguages = ['package main', 'import json', 'fn main()', 'await fetch('];
  expect(inOtherLanguages.filter((text) => html.includes(text))).toEqual([]);

  await site.open(route);
  expect((await shown(page)).sort()).toEqual([...names].sort());
  const contents = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(contents).toEqual(expect.arrayContaining(names.map((name) => `#${name}`)));
  expect(await isLaidOut(page, 'voteSubscribe')).toBe(false);
  await page.locator('#voteSubscribe').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, 'voteSubscribe')).toBe(true);
});

test('P1: methods are filtered by keyboard, and the number of matches is announced', async ({page, site}) => {
  await site.open(route);
  await expect(count(page)).toHaveText(methodCount());
  await field(page).focus();
  await page.keyboard.type('get token');
  await expect(count(page)).toHaveText(methodCount(5));
  expect(await shown(page)).toHaveLength(5);
  // A category's heading is hidden along with its methods, and so are the links above.
  await expect(page.locator('#http-blocks')).toBeHidden();
  await expect(page.locator('dl a[href="#getBlock"]')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#getTokenAccountBalance$/);
  await expect(page.locator('#getTokenAccountBalance')).toBeInViewport();
  // Like a link, a second press adds no history entry, and the query of a tool stays.
  await field(page).focus();
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => history.replaceState(history.state, '', '?build=getSlot#getTokenAccountBalance'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?build=getSlot#getTokenAccountBalance$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  // Some categories match only in part.
  await field(page).fill('getslot');
  await expect(count(page)).toHaveText(methodCount(3));
  expect(await listed(page)).toEqual(await shown(page));
  // A name with a typo is found, too.
  await field(page).fill('getblok');
  await expect(count(page)).toHaveText(methodCount(1));
  expect(await listed(page)).toEqual(['getBlock']);

  await field(page).fill('');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bl');
  await expect(count(page)).toHaveText(methodCount(7));
  await page.keyboard.press('Tab');
  await page.keyboard.type('W');
  await expect(count(page)).toHaveText('No methods match.');
  await expect(form(page).getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(methodCount());
  expect(await shown(page)).toHaveLength(rpcMethods.length);
  await expect(form(page).getByRole('combobox', {name: 'Transport'})).toHaveValue('');
});

test('P1: Enter right after typing leads to what is typed, not to what the list still shows', async ({page, site}) => {
  await site.open(route);
  await field(page).fill('getBalance');
  await expect(count(page)).toHaveText(methodCount(1));
  await field(page).selectText();
  // Both at once: Enter comes before the list has followed, and before the entry has what is typed.
  await Promise.all([page.keyboard.insertText('vote sub'), page.keyboard.press('Enter')]);
  await expect(page).toHaveURL(/#voteSubscribe$/);
  await expect(field(page)).toHaveValue('vote sub');
  await expect(count(page)).toHaveText(methodCount(1));
  expect(await shown(page)).toEqual(['voteSubscribe']);
  await expect(page.locator('#voteSubscribe')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(route);
  await expect(field(page)).toHaveValue('vote sub');
  await expect(count(page)).toHaveText(methodCount(1));
});

test('P1: of a long text, the filter takes only the beginning', async ({page, site}) => {
  await site.open(route);
  await field(page).focus();
  await page.keyboard.insertText('getSlot '.repeat(10_000));
  await expect(field(page)).toHaveValue('getSlot '.repeat(searchPage.maxQueryLength / 8));
  await expect(count(page)).toHaveText(methodCount(3));
});

test('P1: what no method is named after can be searched for', async ({page, site}) => {
  await site.open(route);
  await field(page).fill('history');
  await expect(count(page)).toHaveText('No methods match.');
  await form(page).getByRole('link', {name: 'Search the docs for it'}).click();
  await expect(page).toHaveURL(/\/search\?q=history$/);
});

test('M5: the reader’s key in the filter does not become a query', async ({page, site}) => {
  const key = '3q9Zk7Yx2mVbN8tR5wLc';
  await site.open(route);
  await page.getByRole('button', {name: 'Fill in your API key'}).first().click();
  await page.getByRole('dialog').getByRole('textbox', {name: 'API key'}).fill(key);
  await page.keyboard.press('Enter');
  await field(page).fill(`history ${key}`);
  await form(page).getByRole('link', {name: 'Search the docs for it'}).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('history ');
  await expect(page).toHaveURL(/\/search\?q=history\+?$/);
});

test('P1: the filter survives Back and a reload', async ({page, site}) => {
  await site.open(route);
  await field(page).fill('slot');
  await form(page).getByRole('combobox', {name: 'Transport'}).selectOption('websocket');
  await expect(count(page)).toHaveText(methodCount(2));
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('websocket');
  await page.locator(`.theme-doc-sidebar-menu a[href="${howTo}"]`).click();
  await expect(page).toHaveURL(howTo);
  await page.goBack();
  await expect(count(page)).toHaveText(methodCount(2));
  await expect(field(page)).toHaveValue('slot');
  expect(await shown(page)).toHaveLength(2);
  await page.reload();
  await site.hydrated();
  await expect(count(page)).toHaveText(methodCount(2));
  // A link to a hidden method resets the filter, in its own history entry.
  await page.locator('.theme-doc-toc-desktop a[href="#getBalance"]').dispatchEvent('click');
  await expect(count(page)).toHaveText(methodCount());
  await expect(page.locator('#getBalance')).toBeInViewport();
  await page.goBack();
  await expect(count(page)).toHaveText(methodCount(2));
  await expect(field(page)).toHaveValue('slot');
  await form(page).getByRole('button', {name: 'Show all'}).click();
  await expect(count(page)).toHaveText(methodCount());
  await expect(field(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('websocket');
});

test('P1: the filter survives Back from another document', async ({page, site}) => {
  await site.open(route);
  await field(page).fill('slot');
  await form(page).getByRole('combobox', {name: 'Transport'}).selectOption('websocket');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('websocket');
  await site.open(howTo);
  await page.goBack();
  await site.hydrated();
  await expect(count(page)).toHaveText(methodCount(2));
  await expect(field(page)).toHaveValue('slot');
});

test('P1: a link to a method that shows keeps the filter, and the table of contents marks it', async ({page, site}) => {
  await site.open(route);
  await field(page).fill('block');
  await expect(count(page)).toHaveText(methodCount(11));
  await page.locator('dl a[href="#getBlocks"]').click();
  await expect(page.locator('#getBlocks')).toBeInViewport();
  await expect(count(page)).toHaveText(methodCount(11));
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('getBlocks');
  // Like a native link, a second press adds no history entry.
  const entries = await page.evaluate(() => history.length);
  await page.locator('dl a[href="#getBlocks"]').click();
  await expect(page.locator('#getBlocks')).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // So does one outside of the reference.
  await page.locator('.theme-doc-toc-desktop a[href="#getBlockTime"]').click();
  await expect(page.locator('#getBlockTime')).toBeInViewport();
  await expect(count(page)).toHaveText(methodCount(11));
});

test('P1: a copy of the page has only what the filter leaves', async ({page, site}) => {
  await site.open(route);
  await field(page).fill('getBalance');
  await expect(count(page)).toHaveText(methodCount(1));
  await page.evaluate(() =>
    window.getSelection()?.selectAllChildren(document.querySelector('article') ?? document.body),
  );
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(copied).toMatch(/<h3[^>]*>getBalance/);
  expect(copied).not.toMatch(/<h3[^>]*>getSlot/);
});

test('P1: a link to a method that the filter hides shows it, and a method’s own link can be copied', async ({
  page,
  site,
  baseURL,
}) => {
  await site.open(route);
  await field(page).fill('voteSubscribe');
  await expect(count(page)).toHaveText(methodCount(1));
  await page.locator('.theme-doc-toc-desktop a[href="#getBalance"]').click();
  await expect(page.locator('#getBalance')).toBeInViewport();
  await expect(count(page)).toHaveText(methodCount());
  await expect(field(page)).toHaveValue('');
  // The filter still works.
  await field(page).fill('getBalance');
  await expect(count(page)).toHaveText(methodCount(1));

  await page.getByRole('button', {name: 'Copy link to getBalance', exact: true}).click();
  await expect(announced(page, 'The link to getBalance is copied.')).toBeAttached();
  expect(await clipboard(page)).toBe(`${baseURL}${route}#getBalance`);

  await page.getByRole('button', {name: 'Copy Markdown of getBalance', exact: true}).click();
  await expect(announced(page, 'getBalance is copied as Markdown.')).toBeAttached();
  const markdown = await clipboard(page);
  expect(markdown).toContain(`# getBalance\n\nSource: ${provider.siteUrl}${route}#getBalance\n\n`);
  expect(markdown).toMatch(/\n## Errors\n/);
  expect(markdown).not.toContain('getMultipleAccounts\n');

  await section(page, 'getBalance').getByRole('link', {name: 'Change the parameters'}).click();
  await expect(page).toHaveURL(`${route}?build=getBalance#build`);
  await expect(page.locator('#build')).toBeInViewport();
});

for (const name of ['getBalance', 'voteSubscribe']) {
  test(`P1: a deep link shows ${name}, whose tabs work`, async ({page, site}) => {
    await site.open(`${route}#${name}`);
    await expect(page.locator(`#${name}`)).toBeInViewport();
    await expect(code(page, name)).toContainText(`"method": "${name}"`);
    await languages(page, name).getByRole('tab', {name: 'Python'}).click();
    await expect(code(page, name)).toContainText('import json');
    await expect(page.locator(`#${name}`)).toBeInViewport();
  });
}

test('P11: the chosen language applies to all requests, and copies read the key from the environment', async ({
  page,
  site,
}) => {
  await site.open(`${route}#getTransaction`);
  const go = languages(page, 'getTransaction').getByRole('tab', {name: 'Go'});
  const top = async () => (await go.boundingBox())?.y ?? Number.NaN;
  await expect(go).toBeInViewport();
  const before = await top();
  await go.click();
  await expect(code(page, 'getTransaction')).toContainText('package main');
  await expect(code(page, 'getTransaction')).not.toContainText('curl');
  await expect(page).toHaveURL(/[?&]language=go/);
  await expect(announced(page, 'All requests are now in Go.')).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);

  await expect(code(page, 'getTransaction')).toContainText('/api-key/YOUR_API_KEY"');
  await panel(page, 'getTransaction').hover();
  await panel(page, 'getTransaction').getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(panel(page, 'getTransaction').getByRole('status')).toContainText('Copied');
  expect(await clipboard(page)).toContain('/api-key/" + os.Getenv("SYNDICA_API_KEY")');

  const example = section(page, 'getTransaction').locator('details', {hasText: 'Example response'});
  await example.locator('summary').click();
  await expect(example.locator('.token.property').first()).toBeVisible();

  // Requests further down switch as they near the viewport, and so do other pages.
  await page.locator('#getBlock').scrollIntoViewIfNeeded();
  await expect(code(page, 'getBlock')).toContainText('package main');
  await languages(page, 'getBlock').getByRole('tab', {name: 'Go'}).press('ArrowLeft');
  await expect(languages(page, 'getBlock').getByRole('tab', {name: 'Python'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code(page, 'getBlock')).toContainText('import json');
  await site.open(howTo);
  await expect(page.getByRole('tab', {name: 'Python', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
});

test('P11, R9: a request whose code does not load says so, and the next press tries again', async ({page, site}) => {
  await site.open(route);
  const repair = await breakScripts(page, site);
  await page.locator('#getTransaction').scrollIntoViewIfNeeded();
  const python = languages(page, 'getTransaction').getByRole('tab', {name: 'Python'});
  await python.click();
  await expect(announced(page, 'This could not be loaded.')).toBeInViewport();
  await repair();
  await python.click();
  await expect(code(page, 'getTransaction')).toContainText('import json');
});

test('R8: client-side navigation from another page shows the same', async ({page, site}) => {
  await site.open(howTo);
  const expectSameDocument = await markDocument(page);
  await page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`).click();
  await expect(page).toHaveURL(route);
  await expect(page.locator('[data-request]')).toHaveCount(rpcMethods.length);
  await field(page).fill('getBalance');
  await expect(count(page)).toHaveText(methodCount(1));
  await section(page, 'getBalance').scrollIntoViewIfNeeded();
  await expect(section(page, 'getBalance')).toContainText(
    'Returns the SOL balance of an account, such as a wallet, in lamports.',
  );
  await languages(page, 'getBalance').getByRole('tab', {name: 'Rust'}).click();
  await expect(code(page, 'getBalance')).toContainText('fn main()');
  await section(page, 'getBalance').getByRole('link', {name: '-32602'}).first().click();
  await expect(page).toHaveURL('/platform/resources/rpc-error-codes#error-minus-32602');
  await expectSameDocument();
  await page.goBack();
  await expect(section(page, 'getBalance')).toContainText(
    'Returns the SOL balance of an account, such as a wallet, in lamports.',
  );
});

test('only code scrolls horizontally at a width of 320 px', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await site.open(route);
  for (const name of ['getMinimumBalanceForRentExemption', 'blockSubscribe']) {
    await page.goto(`${route}#${name}`);
    await expect(page.locator(`#${name}`)).toBeInViewport();
    await openAll(page, name);
    expect(await overflow(page), name).toBe(0);
  }
});

// tests/e2e/pages.spec.ts checks the whole page in light mode.
test('a fully expanded method is accessible in dark mode', async ({page, site}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await site.open(route);
  await field(page).fill('signatureSubscribe');
  await expect(count(page)).toHaveText(methodCount(1));
  await section(page, 'signatureSubscribe').scrollIntoViewIfNeeded();
  await openAll(page, 'signatureSubscribe');
  await removeMethods(page, 'signatureSubscribe');
  expect(await violations(page, 'section:has(#signatureSubscribe)')).toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('P1: all methods can be read, and no filter is shown', async ({page}) => {
    await page.goto(route);
    expect(await shown(page)).toHaveLength(rpcMethods.length);
    await expect(form(page)).toBeHidden();
    const method = section(page, 'getTransaction');
    await method.locator('h3').scrollIntoViewIfNeeded();
    await expect(method).toContainText(
      'Returns one confirmed transaction by its signature, with its outcome and logs.',
    );
    await expect(method.locator('pre').first()).toContainText('curl');
    await expect(method.getByRole('tab').filter({visible: true})).toHaveText(['curl']);
    await expect(method.getByText('Copy link')).toBeHidden();
    await expect(method.getByText('Change the parameters')).toBeHidden();
    const meta = method.locator('summary', {hasText: 'fields of meta'});
    await meta.click();
    await expect(method.locator('li > code').getByText('computeUnitsConsumed', {exact: true}).first()).toBeVisible();
    await meta.click();

    // Sections that are not rendered yet reserve about the height that they will have. The estimates are for pages with
    // scripts, whose controls take some 90 pixels.
    const shares = await page.locator('section [style*="--wide"]').evaluateAll((contents) => {
      for (const content of contents as HTMLElement[]) content.style.contentVisibility = 'visible';
      return (contents as HTMLElement[]).map(
        (content) =>
          content.getBoundingClientRect().height / Number.parseFloat(content.style.getPropertyValue('--wide')),
      );
    });
    expect(shares).toHaveLength(rpcMethods.length);
    expect(shares.filter((share) => share < 0.75 || share > 1.15)).toEqual([]);
  });
});
