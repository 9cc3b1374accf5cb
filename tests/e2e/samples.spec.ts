import type {Locator, Page} from '@playwright/test';
import {violations} from './lib/axe';
import {clipboard} from './lib/clipboard';
import {breakScripts} from './lib/page-scripts';
import {pressBack} from './lib/press-back';
import {input} from './lib/search-modal';
import {expect, test} from './lib/site';
import {storedBy} from './lib/stored-by';
import {desk, phone} from './lib/viewports';

const howTo = '/platform/solana-rpc/how-to';
const gettingStarted = '/platform/introduction/getting-started';

test.use({permissions: ['clipboard-read', 'clipboard-write'], contextOptions: {reducedMotion: 'reduce'}});

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});

/** The visible code block that contains a text. */
const block = (page: Page, text: string): Locator =>
  page.locator('[class*="language-"]:has(> div > pre)').filter({hasText: text, visible: true}).first();

async function copy(code: Locator): Promise<string> {
  await code.hover();
  await code.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(code.getByRole('status')).toContainText('Copied');
  return clipboard(code.page());
}

/** Opens the dialog from a code block and types a key. */
async function fillIn(code: Locator, key: string): Promise<Locator> {
  await code.getByRole('button', {name: /your API key/}).click();
  const dialog = code.page().getByRole('dialog', {name: 'Your API key in the samples'});
  await dialog.getByRole('textbox', {name: 'API key'}).fill(key);
  return dialog;
}

test('code is a tab stop, with a name, only if it scrolls sideways', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open(gettingStarted);
  const boxes = page.getByRole('article').locator('pre').filter({visible: true});
  const wide = boxes.and(page.getByRole('group', {name: /^Code: .+, scrolls sideways$/}));
  await expect(wide.first()).toHaveAttribute('tabindex', '0');
  const isStop = await boxes.evaluateAll((all) =>
    all.map((box) => [box.scrollWidth > box.clientWidth, box.tabIndex === 0]),
  );
  expect(new Set(isStop.map(String))).toEqual(new Set(['true,true', 'false,false']));
});

test('P11: the tabs of a sample have a name, Home and End move among them, and Space selects', async ({page, site}) => {
  await site.open(howTo);
  const list = page.getByRole('tablist', {name: 'Language'}).first();
  const tabs = list.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const {scrollY} = await page.evaluate(() => ({scrollY: window.scrollY}));
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(1)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
});

test('P11: when long code is folded again, its button stays where it is', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits');
  const button = page.getByRole('button', {name: /^Show all \d+ lines$/}).first();
  await button.click();
  const fold = page.getByRole('button', {name: 'Show less'}).first();
  await fold.scrollIntoViewIfNeeded();
  const before = await fold.boundingBox();
  await fold.click();
  await expect(button).toBeInViewport();
  // The browser scrolls by whole pixels.
  expect(Math.abs(((await button.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);

  // By keyboard, it is below the screen when it is pressed again.
  await button.press('Enter');
  await expect(fold).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
});

/** Whether words in code show, and whether they are in the window. */
function placeOf(code: Locator, words: string): Promise<{isShown: boolean; isInWindow: boolean} | undefined> {
  return code.evaluate((element, searched) => {
    let start = element.textContent.indexOf(searched);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const length = () => walker.currentNode.textContent?.length ?? 0;
    while (walker.nextNode() && start >= length()) start -= length();
    const range = document.createRange();
    range.setStart(walker.currentNode, start);
    range.setEnd(walker.currentNode, Math.min(start + searched.length, length()));
    const {top, bottom} = range.getBoundingClientRect();
    const box = element.closest('pre')?.getBoundingClientRect();
    return (
      box && {
        isShown:
          (walker.currentNode.parentElement?.checkVisibility() ?? false) && top >= box.top && bottom <= box.bottom,
        isInWindow: top >= 0 && bottom <= window.innerHeight,
      }
    );
  }, words);
}

test('P11: a folded program is shown from below its imports, which show with the rest, and in print', async ({
  page,
  site,
}) => {
  await site.open('/platform/solana-rpc/send-transaction');
  const code = page.getByRole('tabpanel').filter({visible: true}).first().locator('pre > code');
  await expect.poll(() => placeOf(code, 'finalized')).toMatchObject({isShown: true});
  expect(await placeOf(code, 'node:fs/promises')).toMatchObject({isShown: false});
  await expect(code.locator('[hidden="until-found"]')).toHaveCount(2);
  await page.emulateMedia({media: 'print'});
  expect(await placeOf(code, 'node:fs/promises')).toMatchObject({isShown: true});
  await page.emulateMedia({media: 'screen'});
  await page
    .getByRole('button', {name: /^Show all \d+ lines$/})
    .first()
    .click();
  await expect.poll(() => placeOf(code, 'node:fs/promises')).toMatchObject({isShown: true});
});

test('P11: folded code opens around what a link to a text finds in it', async ({page, site}) => {
  const path = '/platform/solana-rpc/send-transaction';
  await site.open(path);
  const sample = page.getByRole('tabpanel').filter({visible: true}).first();
  const code = sample.locator('pre > code');
  const lines = ((await code.textContent()) ?? '').split('\n').map((line) => line.trim());
  const line = lines.findLast(({length}) => length > 30) ?? '';
  expect(await placeOf(code, line)).toMatchObject({isShown: false});
  // Chromium does not look for the text on a page that is already open.
  await page.goto('about:blank');
  await page.goto(`${path}#:~:text=${encodeURIComponent(line)}`);
  await expect(sample.getByRole('button', {name: 'Show less'})).toBeVisible();
  await expect.poll(() => placeOf(code, line)).toEqual({isShown: true, isInWindow: true});
});

test('P11: the browser finds text in folded code, also with the reader’s key in it', async ({page, site}) => {
  await site.open('/platform/solana-rpc/send-transaction');
  const sample = page.getByRole('tabpanel').filter({visible: true}).first();
  const code = sample.locator('pre > code');
  /** An anchor in a part, which the browser shows as it does what its search finds. */
  const openAround = async (part: number) => {
    await code.evaluate((element, index) => {
      const anchor = Object.assign(document.createElement('i'), {id: `part-${index}`});
      element.querySelectorAll('[data-fold]')[index]?.append(anchor);
      window.location.hash = anchor.id;
    }, part);
    await expect(sample.getByRole('button', {name: 'Show less'})).toBeVisible();
    await expect(code.locator(`#part-${part}`)).toBeInViewport();
    await expect(code.locator('[hidden]')).toHaveCount(0);
  };
  await openAround(1);
  await sample.getByRole('button', {name: 'Show less'}).click();
  await (await fillIn(sample, 'k-1')).getByRole('button', {name: 'Use key'}).click();
  await openAround(0);
});

test('P11: selected code with marked lines is copied as it is', async ({page, site}) => {
  await site.open('/platform/resources/troubleshooting-http');
  const marked = page.locator('pre:has(mark)').filter({visible: true});
  expect(await marked.count()).toBeGreaterThan(0);
  for (const block of await marked.all()) {
    const [selected, code] = await block.evaluate((pre) => {
      getSelection()?.selectAllChildren(pre);
      return [getSelection()?.toString(), pre.textContent];
    });
    expect(selected?.trimEnd()).toBe(code.trimEnd());
    // Firefox adds a line break after a block, here in the middle of a command.
    const displays = await block
      .locator('mark')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).display));
    expect(new Set(displays)).toEqual(new Set(['inline-block']));
  }
});

test('Back closes the API key dialog, and the page stays', async ({page, site}) => {
  await site.open('/');
  await page.locator('.theme-doc-sidebar-menu a[href="/platform/staking"]').click();
  // The address changes first; until the page has loaded, the old one stays.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/staking/i);
  await page.getByRole('button', {name: 'Fill in your API key'}).first().click();
  const dialog = page.getByRole('dialog', {name: 'Your API key in the samples'});
  await expect(dialog).toBeVisible();
  await pressBack(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/platform/staking');
});

test('R9: when the form for the key does not load, the page stays, says so, and can try again', async ({
  page,
  site,
}) => {
  await site.open(gettingStarted);
  const repair = await breakScripts(page, site);
  await page.getByRole('button', {name: 'Fill in your API key'}).first().click();
  const alert = page.getByRole('alert').filter({hasText: 'The API key form isn’t working right now.'});
  await expect(alert).toBeVisible();
  await repair();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('dialog', {name: 'Your API key in the samples'})).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('P11: the language of samples is chosen once, for every page, and can be linked to', async ({page, site}) => {
  await site.open(howTo);
  await tab(page, 'Python').first().click();
  await expect(page).toHaveURL(/[?&]language=python/);
  for (const each of await tab(page, 'Python').all()) await expect(each).toHaveAttribute('aria-selected', 'true');
  await site.open(gettingStarted);
  await expect(tab(page, 'Python').first()).toHaveAttribute('aria-selected', 'true');
  await site.open(`${howTo}?language=go`);
  await expect(tab(page, 'Go').first()).toHaveAttribute('aria-selected', 'true');
  await expect(block(page, 'package main')).toBeVisible();
});

test('P11: a copy reads the key from the environment, and screen readers announce it', async ({page, site}) => {
  await site.open(gettingStarted);
  const code = block(page, 'curl');
  await expect(code).toContainText('/api-key/YOUR_API_KEY');
  expect(await copy(code)).toContain('/api-key/$SYNDICA_API_KEY"');
  await expect(code.getByRole('status')).toHaveText('Copied. Set SYNDICA_API_KEY before you run it.');
});

test('P11: a copy leaves out prompts and printed output', async ({page, site}) => {
  await site.open('/platform/concepts/api-keys');
  const code = page.locator('.language-console').first();
  await expect(code).toContainText('$ curl');
  const copied = await copy(code);
  expect(copied).toMatch(/^curl /);
  expect(copied).not.toContain('$ curl');
});

test('a typed key fills the samples, and is never stored, sent or put into an address', async ({page, site}) => {
  const key = 'key-only-in-memory-7';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await site.open(gettingStarted);
  const code = block(page, 'curl');
  const opener = code.getByRole('button', {name: 'Fill in your API key'});
  const dialog = await fillIn(code, key);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(code).toContainText(`/api-key/${key}`);
  await expect(code.getByRole('button', {name: 'Change your API key'})).toBeFocused();
  await expect(opener).toBeHidden();
  expect(await copy(code)).not.toContain(key);

  // The key is kept on the next page of this tab, and copied code includes it if the reader opts in.
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Why Syndica'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Why Syndica'})).toBeVisible();
  const other = block(page, key);
  await (await fillIn(other, key)).getByRole('radio', {name: 'Contain the key'}).check();
  const use = page.getByRole('button', {name: 'Use key'});
  // By default, buttons do not inherit the font.
  await expect(use).toHaveCSS('font-family', await page.evaluate(() => getComputedStyle(document.body).fontFamily));
  await use.click();
  expect(await copy(other)).toContain(key);

  const stored = JSON.stringify(await storedBy(page));
  const leaks = () => [stored, page.url(), ...requests].filter((text) => text.includes(key)).length;
  expect(leaks()).toBe(0);
  // Sanity check: a leak of the key would be noticed.
  await page.evaluate((text) => fetch(`/?leak=${text}`), key);
  expect(leaks()).toBe(1);
  await page.reload();
  await site.hydrated();
  await expect(page.getByRole('article')).not.toContainText(key);
});

test('a selected key does not become the search query', async ({page, site}) => {
  await site.open(gettingStarted);
  const code = block(page, 'curl');
  const dialog = await fillIn(code, 'key-that-is-selected');
  await page.keyboard.press('Enter');
  // It is in the block, and has code of its own.
  await expect(dialog).toHaveCount(0);
  await code.locator('code').selectText();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
});

test('text that cannot be a key is rejected but kept in the field, and Escape changes nothing', async ({
  page,
  site,
}) => {
  await site.open(gettingStarted);
  const code = block(page, 'curl');
  const dialog = await fillIn(code, 'two words');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/a key contains only letters, digits/);
  await expect(dialog.getByRole('textbox')).toHaveValue('two words');
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(code).toContainText('YOUR_API_KEY');
  await expect(code.getByRole('button', {name: 'Fill in your API key'})).toBeFocused();
});

test('P11: a sample says what it was checked against', async ({page, site}) => {
  await site.open(`${howTo}?language=typescript`);
  await expect(block(page, 'createSolanaRpc')).toContainText(
    /Checked: compiled to JavaScript and run with Node\.js [\d.]+ and @solana\/kit [\d.]+ against a local stand-in/,
  );
});

test('a selection of the text leaves out the controls in it', async ({page, site}) => {
  await site.open(howTo);
  const labels = ['Copy page', 'Fill in your API key', 'curl\nTypeScript', 'Use Solana RPC'];
  const selectedLabels = async () => {
    const copied = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('article') as Node);
      return getSelection()?.toString() ?? '';
    });
    expect(copied).toContain('getBalance');
    return labels.filter((label) => copied.includes(label));
  };
  expect(await selectedLabels()).toEqual([]);
  await page.addStyleTag({content: 'article * {user-select: text !important}'});
  expect(await selectedLabels(), 'the check detects labels that can be selected').toEqual(labels);
});

/** Copy buttons that do not show, or that cover the box of their code or a tab. Runs in the page. */
function hiddenOrCovering(buttons: readonly Element[]): string[] {
  const overlap = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return buttons.flatMap((button) => {
    const box = button.getBoundingClientRect();
    const code = button.parentElement?.querySelector('pre');
    const tabs = button.closest('[role=tabpanel]')?.parentElement?.parentElement?.querySelectorAll('[role=tab]') ?? [];
    const covered = [...(code ? [code] : []), ...tabs].filter((each) => overlap(box, each.getBoundingClientRect()));
    const isShown = getComputedStyle(button).opacity === '1';
    return isShown && covered.length === 0 ? [] : [`${code?.textContent}: ${isShown ? covered.length : 'hidden'}`];
  });
}

for (const viewport of [desk, phone, {width: 320, height: 700}]) {
  test(`P11: the copy button always shows, and covers no code, at ${viewport.width} pixels`, async ({page, site}) => {
    await page.setViewportSize(viewport);
    for (const route of [howTo, '/platform/concepts/api-keys', '/platform/solana-rpc/solana-documentation']) {
      await site.open(route);
      const buttons = page.getByRole('button', {name: 'Copy code to clipboard'}).filter({visible: true});
      await expect(buttons.first()).toBeVisible();
      expect(await buttons.evaluateAll(hiddenOrCovering), route).toEqual([]);
    }
    await page.addStyleTag({content: '[title=Copy] {top: 0 !important; right: 3rem !important}'});
    const moved = page.getByRole('button', {name: 'Copy code to clipboard'}).filter({visible: true});
    expect(await moved.evaluateAll(hiddenOrCovering), 'the check detects one on the code').not.toEqual([]);
  });
}
