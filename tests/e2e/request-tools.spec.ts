import type {Page} from '@playwright/test';
import {violationsInAllViews} from './lib/axe';
import {clipboard} from './lib/clipboard';
import {overflow} from './lib/overflow';
import {removeMethods} from './lib/remove-methods';
import {expect, test} from './lib/site';
import {storedBy} from './lib/stored-by';
import {phone} from './lib/viewports';

const route = '/platform/solana-rpc/solana-documentation';
const endpoint = 'https://node.example.org/api-key/k-1';

/** Timeout for lazily loaded code on a busy machine, in milliseconds. */
const slow = 20_000;

test.use({permissions: ['clipboard-read', 'clipboard-write'], contextOptions: {reducedMotion: 'reduce'}});

const builder = (page: Page) => page.getByRole('region', {name: 'Request builder'});
const checker = (page: Page) => page.getByRole('region', {name: 'Request checker'});
const code = (page: Page) => builder(page).getByRole('tabpanel', {name: 'The request'}).locator('pre');

/** Selects a method, and expands its collapsed parts. */
async function show(page: Page, method: string): Promise<void> {
  await builder(page).getByLabel('Method').selectOption(method);
  await expect(code(page)).toContainText(method);
  const folded = builder(page).locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().press('Enter');
}

/** Elements that stick out of the region or scroll sideways; code scrolls within itself. */
function tooWide(region: Element): string[] {
  const {right} = region.getBoundingClientRect();
  return [...region.querySelectorAll('*')]
    .filter((element) => element.closest('pre, select, input, textarea') === null)
    .filter(
      (element) =>
        element.getBoundingClientRect().right > right ||
        (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible'),
    )
    .map((element) => element.outerHTML.slice(0, 100));
}

function unlabelled(region: Element): string[] {
  return [...region.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, select, textarea')]
    .filter(({labels}) => !/\w/.test(labels?.[0]?.textContent ?? ''))
    .map((control) => control.outerHTML.slice(0, 100));
}

async function openBuilder(page: Page): Promise<void> {
  await builder(page).evaluate((region) => region.scrollIntoView());
  await expect(builder(page).getByLabel('Method')).toBeVisible({timeout: slow});
}

async function openChecker(page: Page): Promise<void> {
  await checker(page).evaluate((region) => region.scrollIntoView());
  await expect(checker(page).getByRole('textbox', {name: 'Request'})).toBeVisible({timeout: slow});
}

/** Waits until the state of the history entry has this text. */
async function keptInEntry(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(text);
}

/** Mocks the endpoint; returns the live list of requests that it receives. */
async function answer(page: Page, status: number, body: string): Promise<{body: string | null; headers: string[]}[]> {
  const seen: {body: string | null; headers: string[]}[] = [];
  await page.route('https://node.example.org/**', async (call) => {
    const request = call.request();
    const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
    if (request.method() !== 'OPTIONS') seen.push({body: request.postData(), headers: Object.keys(request.headers())});
    await call.fulfill({status, headers: cors, contentType: 'application/json', body});
  });
  return seen;
}

test('P1: the builder shows a request in every language, checks each value, and can start over', async ({
  page,
  site,
}) => {
  await site.open(`${route}?build=requestAirdrop#build`);
  await openBuilder(page);
  await test.step('in every language, and its exact body', async () => {
    await expect(builder(page).getByLabel('Method')).toHaveValue('requestAirdrop');
    await builder(page).getByLabel('lamports').fill('18446744073709551615');
    for (const name of ['TypeScript', 'Python', 'Go', 'Rust', 'curl']) {
      await builder(page).getByRole('tab', {name}).click();
      await expect(code(page)).toContainText('18446744073709551615');
    }
    await builder(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect.poll(() => clipboard(page)).toContain('$SYNDICA_API_KEY');

    await builder(page).getByRole('tab', {name: 'Body'}).click();
    const body = await code(page).textContent();
    expect(body).toMatch(
      /^\{"jsonrpc":"2\.0","id":1,"method":"requestAirdrop","params":\["\w+",18446744073709551615\]\}$/,
    );
    await expect(builder(page)).toContainText(`${body?.length} bytes`);
    await builder(page).getByRole('tab', {name: 'curl'}).click();
  });
  await test.step('invalid values are reported beside the field, and valid values that may fail', async () => {
    await builder(page).getByLabel('Method').selectOption('getBlock');
    const slot = builder(page).getByLabel('slot u64');
    await slot.fill('-1');
    await expect(slot).toHaveAttribute('aria-invalid', 'true');
    await expect(slot).toHaveAccessibleDescription(/Enter a whole number from 0 to 18,446,744,073,709,551,615\./);
    await expect(builder(page).locator('[data-live-text]')).toHaveText('One field needs a different value.');
    await slot.fill('5');
    await builder(page).getByLabel('maxSupportedTransactionVersion').selectOption('0');
    await expect(builder(page)).toContainText('Write 1, if your code can read version 1.');
    await expect(code(page)).toContainText('"maxSupportedTransactionVersion": 0');
  });
  await test.step('an error of a group describes the group', async () => {
    await builder(page).getByLabel('Method').selectOption('getTokenAccountsByOwner');
    const filter = builder(page).getByRole('group', {name: /^filter /});
    await expect(filter).not.toHaveAttribute('aria-describedby');
    await filter.getByLabel('programId').fill('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
    await expect(filter).toHaveAccessibleDescription(/Write one of mint, programId/);
  });
  await test.step('the key is extracted from a pasted explorer URL', async () => {
    await builder(page).getByLabel('Method').selectOption('getAccountInfo');
    const field = builder(page).getByLabel('pubkey');
    const key = '83astBRguLMdt2h5U1Tpdq5tjFoJ6noeGwaY3mDLVcri';
    const example = await field.inputValue();
    expect(example).not.toBe(key);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `https://solscan.io/account/${key}`);
    await field.selectText();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue(key);
    await expect(code(page)).toContainText(`"${key}"`);
    await expect(builder(page).locator('[data-live-text]')).toHaveText('The request is valid.');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(field).toHaveValue(example);
  });
  await test.step('resetting a method to its example keeps the values of other methods', async () => {
    await builder(page).getByLabel('Method').selectOption('getSignaturesForAddress');
    const back = builder(page).getByRole('button', {name: 'Back to the example'});
    await expect(back).toBeDisabled();
    await builder(page).getByLabel('limit').fill('7');
    await builder(page).getByLabel('Method').selectOption('getBlocksWithLimit');
    await builder(page).getByLabel('startSlot').fill('8');
    await back.click();
    await expect(back).toBeDisabled();
    await expect(builder(page).getByLabel('startSlot')).not.toHaveValue('8');
    await builder(page).getByLabel('Method').selectOption('getSignaturesForAddress');
    await expect(builder(page).getByLabel('limit')).toHaveValue('7');
  });
  await test.step('a JSON field takes the full row of its group', async () => {
    await builder(page).getByLabel('Method').selectOption('getProgramAccounts');
    const room = builder(page)
      .getByLabel('filters')
      .evaluate((area) => (area.closest('fieldset > div')?.clientWidth ?? NaN) - (area as HTMLElement).offsetWidth);
    expect(Math.abs(await room)).toBeLessThan(1);
  });
});

test('P1: the URL contains the method, but no typed values, and the builder leads to the method', async ({
  page,
  site,
}) => {
  test.slow();
  await site.open(`${route}#build`);
  await openBuilder(page);
  await builder(page).getByLabel('Method').selectOption('getSignaturesForAddress');
  await expect(page).toHaveURL(/\?build=getSignaturesForAddress#build$/, {timeout: slow});
  await builder(page).getByLabel('limit').fill('7');
  await page.locator('.theme-doc-toc-desktop a[href="#check"]').click();
  await expect(page).toHaveURL(/#check$/);
  await expect(builder(page).getByLabel('limit')).toHaveValue('7');
  expect(new URL(page.url()).search).toBe('?build=getSignaturesForAddress');

  await test.step('it leads to the method, and keeps its form', async () => {
    await builder(page).getByRole('link', {name: 'getSignaturesForAddress'}).click();
    await expect(page.locator('#getSignaturesForAddress')).toBeInViewport();
    await expect(builder(page).getByLabel('Method')).toHaveValue('getSignaturesForAddress');
  });

  await page.locator('a[href="?build=getSlot#build"]').click();
  await expect(builder(page).getByLabel('Method')).toHaveValue('getSlot', {timeout: slow});
  await expect(page).toHaveURL(/\?build=getSlot#build$/);
});

test('P1: a request is sent only to the typed endpoint, and errors are decoded', async ({page, site}) => {
  site.allow(/^left the site: https:\/\/node\.example\.org\//);
  const seen = await answer(page, 200, '{"jsonrpc":"2.0","result":{"value":18446744073709551615},"id":1}');
  await site.open(`${route}?build=getBalance#build`);
  await openBuilder(page);
  await builder(page).getByText('Send it').click();
  const send = builder(page).getByRole('button', {name: 'Send'});
  const field = builder(page).getByLabel('Endpoint');
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Enter a full address/);
  await field.fill('http://node.example.org');
  await expect(field).toHaveAccessibleDescription(/Start the address with https/);
  await field.press('Enter');
  await expect(builder(page)).toContainText('Not sent: correct the endpoint first.');
  await field.fill(endpoint);
  await send.click();
  await expect(builder(page)).toContainText(/HTTP 200.*, \d+ ms, 64 bytes\./);
  await expect(builder(page)).toContainText('18446744073709551615');
  expect(seen).toHaveLength(1);
  expect(seen[0]?.body).toContain('"method":"getBalance"');
  expect(seen[0]?.headers).not.toContain('cookie');
  expect(seen[0]?.headers).not.toContain('referer');

  await answer(page, 200, '{"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid param: WrongSize"},"id":1}');
  await send.click();
  await expect(builder(page).getByRole('article')).toContainText('-32602', {timeout: slow});

  await page.unroute('https://node.example.org/**');
  await page.route('https://node.example.org/**', (call) => call.abort('failed'));
  site.allow(/^console error: Failed to load resource/, /^failed: https:\/\/node\.example\.org\//);
  await send.click();
  await expect(builder(page)).toContainText('CORS');

  expect(page.url()).not.toContain('k-1');
  expect(JSON.stringify(await storedBy(page))).not.toContain('k-1');
  expect(await code(page).textContent()).not.toContain('k-1');
});

test('P1: the key from the dialog is filled into the endpoint on request, and stored nowhere else', async ({
  page,
  site,
}) => {
  const syndica = 'https://solana-mainnet.api.syndica.io';
  site.allow(/^left the site: https:\/\/solana-mainnet\.api\.syndica\.io\//);
  const sent: string[] = [];
  await page.route(`${syndica}/**`, async (call) => {
    if (call.request().method() !== 'OPTIONS') sent.push(call.request().url());
    const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
    await call.fulfill({headers, contentType: 'application/json', body: '{"jsonrpc":"2.0","result":5,"id":1}'});
  });
  await site.open(`${route}?build=getSlot#build`);
  await openBuilder(page);
  await builder(page).getByText('Send it').click();
  const fillIn = builder(page).getByRole('button', {name: 'Use Syndica’s endpoint with your key'});
  const field = builder(page).getByLabel('Endpoint');
  await expect(fillIn).toHaveCount(0);
  await expect(field).toHaveAccessibleDescription(/solana-mainnet\.api\.syndica\.io\/api-key\/YOUR_API_KEY/);
  await builder(page).getByRole('button', {name: 'Fill in your API key'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: 'Use key'}).click();
  await expect(dialog.getByRole('alert')).toHaveText('Nothing to fill in yet: enter your key, or choose Cancel.');
  await dialog.getByRole('textbox', {name: 'API key'}).fill('k-9');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await fillIn.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${syndica}/api-key/k-9`);
  expect(sent).toEqual([]);
  await field.press('Enter');
  await expect(builder(page)).toContainText(/HTTP 200/);
  expect(sent).toEqual([`${syndica}/api-key/k-9`]);

  // Another method has the same endpoint, and the panel stays open.
  await builder(page).getByLabel('Method').selectOption('getBalance');
  await expect(field).toHaveValue(`${syndica}/api-key/k-9`);
  await expect(field).toBeVisible();
  expect(page.url()).not.toContain('k-9');
  expect(JSON.stringify(await storedBy(page))).not.toContain('k-9');
});

test('P1: after client-side navigation, sending needs a reload, which keeps the form', async ({page, site}) => {
  await site.open('/platform/solana-rpc/how-to');
  await page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`).click();
  await expect(page).toHaveURL(route);
  await openBuilder(page);
  await builder(page).getByLabel('Method').selectOption('getSignaturesForAddress');
  await expect(page).toHaveURL(/\?build=getSignaturesForAddress/, {timeout: slow});
  await builder(page).getByLabel('limit').fill('7');
  await builder(page).getByText('Send it').click();
  await expect(builder(page).getByLabel('Endpoint')).toHaveCount(0);
  await builder(page).getByRole('button', {name: 'Reload the page'}).click();
  await expect(builder(page).getByRole('button', {name: 'Reload the page'})).toHaveCount(0);
  await openBuilder(page);
  await expect(builder(page).getByLabel('Method')).toHaveValue('getSignaturesForAddress');
  await expect(builder(page).getByLabel('limit')).toHaveValue('7');
  await expect(builder(page).getByLabel('Endpoint')).toBeFocused();
  expect(new URL(page.url()).search).toBe('?build=getSignaturesForAddress');

  // The focus goes to the endpoint only that one time.
  await keptInEntry(page, '"isResuming":false');
  await page.reload();
  await site.hydrated();
  await openBuilder(page);
  await expect(builder(page).getByLabel('limit')).toHaveValue('7');
  await expect(builder(page).getByLabel('Endpoint')).not.toBeFocused();
});

test('P1: typed values survive Back, a reload and a change of method, but are not in the URL or in storage', async ({
  page,
  site,
}) => {
  const pubkey = '83astBRguLMdt2h5U1Tpdq5tjFoJ6noeGwaY3mDLVcri';
  await site.open(`${route}?build=getAccountInfo#build`);
  await openBuilder(page);
  const field = builder(page).getByLabel('pubkey');
  await field.fill(pubkey);
  await keptInEntry(page, pubkey);
  await page.locator('.theme-doc-toc-desktop a[href="#check"]').click();
  await keptInEntry(page, pubkey);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await builder(page).getByRole('link', {name: '-32016'}).first().click();
  await expect(page).toHaveURL(/rpc-error-codes/);
  // A page load would lose the API key.
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/#check$/);
  await openBuilder(page);
  await expect(field).toHaveValue(pubkey);
  await page.reload();
  await site.hydrated();
  await openBuilder(page);
  await expect(field).toHaveValue(pubkey);

  await builder(page).getByLabel('Method').selectOption('getBalance');
  await expect(field).toHaveValue(pubkey);
  await expect(page).toHaveURL(/build=getBalance/, {timeout: slow});
  expect(page.url()).not.toContain(pubkey);
  // The history entry has them, for Back and a reload.
  const {historyState, ...stored} = await storedBy(page);
  expect(JSON.stringify(historyState)).toContain(pubkey);
  expect(JSON.stringify(stored)).not.toContain(pubkey);
});

test('the keyboard reaches every field of the builder in order, each has a name, and none is wider than 320 px', async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize({width: 320, height: 800});
  await site.open(`${route}#build`);
  await openBuilder(page);
  await builder(page).getByRole('button', {name: 'Fill in your API key'}).click();
  await page.getByRole('dialog').getByRole('textbox').fill('k-1');
  await page.keyboard.press('Enter');
  await removeMethods(page);
  const methods = await builder(page)
    .getByLabel('Method')
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  for (const method of methods) {
    await show(page, method);
    expect(await builder(page).evaluate(tooWide), method).toEqual([]);
    expect(await builder(page).evaluate(unlabelled), method).toEqual([]);
  }

  await show(page, 'simulateTransaction');
  const fields = builder(page).locator('summary, input, select, textarea, form button');
  await fields.first().focus();
  for (const field of (await fields.all()).slice(1)) {
    const isFocused = () => field.evaluate((element) => element === document.activeElement);
    while (!(await isFocused())) {
      await page.keyboard.press('Tab');
      await expect(builder(page).locator(':focus')).toHaveCount(1);
    }
  }

  await test.step('with large text on a phone, the form that sends a request fits', async () => {
    await page.setViewportSize(phone);
    await page.addStyleTag({content: 'html {font-size: 200% !important}'});
    await show(page, 'getBalance');
    expect(await builder(page).evaluate(tooWide)).toEqual([]);
  });
});

test('P1: the checker says what is wrong, where, and what to write', async ({page, site}) => {
  await site.open(route);
  await openChecker(page);
  const verdict = checker(page).locator('[data-live-text]');
  await expect(verdict).toHaveText('2 errors, 1 warning in this getBlock request.');
  await expect(checker(page).getByRole('listitem').first()).toContainText('Line 5, column 26');
  await expect(checker(page).getByRole('listitem').first()).toContainText('There is no field "encodings" here.');
  const colors = await Promise.all(
    ['Error', 'Warning'].map((label) =>
      checker(page)
        .getByText(label, {exact: true})
        .first()
        .evaluate((badge) => getComputedStyle(badge).color),
    ),
  );
  expect(new Set(colors).size).toBe(2);
  await checker(page).getByRole('button', {name: 'A valid request'}).click();
  await expect(verdict).toHaveText('No problem found: this is a valid getSlot request.');
  await checker(page).getByRole('button', {name: 'A stream at the wrong host'}).click();
  await expect(checker(page)).toContainText('Connect to wss://solana-mainnet.chainstream.syndica.io');

  await checker(page).getByRole('button', {name: 'Code', exact: true}).click();
  await expect(verdict).toHaveText('1 error in this getTokenAccountsByOwner request.');
  await expect(checker(page).getByRole('listitem').first()).toContainText('Line 8');
  const request = checker(page).getByRole('textbox', {name: 'Request'});
  await request.fill('{"method": <img src=x onerror=alert(1)>');
  await expect(checker(page).locator('img')).toHaveCount(0);
  await expect(checker(page)).toContainText('Line 1, column 12');
  expect(new URL(page.url()).search).toBe('');

  await test.step('it has the address of Syndica for a line of configuration, and masks its key', async () => {
    const url = 'https://cool-name.solana-mainnet.quiknode.pro/0123456789abcdef0123456789abcdef01234567/';
    await checker(page).getByRole('textbox', {name: 'Request'}).fill(`SOLANA_RPC_URL="${url}"`);
    await expect(checker(page).locator('[data-live-text]')).toHaveText('1 warning, 1 note.');
    await expect(checker(page)).toContainText('write https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY.');
    await checker(page).getByRole('button', {name: 'Copy without the key'}).click();
    await expect
      .poll(() => clipboard(page))
      .toBe('SOLANA_RPC_URL="https://cool-name.solana-mainnet.quiknode.pro/YOUR_API_KEY/"');
  });
  await test.step('a key in a pasted request is masked in the copy', async () => {
    await checker(page).getByRole('button', {name: 'A command with a key'}).click();
    await expect(checker(page)).toContainText('This text contains an API key');
    await checker(page).getByRole('button', {name: 'Copy without the key'}).click();
    await expect(checker(page).getByText('Copied, with YOUR_API_KEY')).toBeVisible();
    expect(await clipboard(page)).toContain('/api-key/YOUR_API_KEY"');
    expect(await clipboard(page)).not.toContain('made-up-key');
  });
  await test.step('a pasted response is for the error decoder, which is a link', async () => {
    await checker(page).getByRole('textbox', {name: 'Request'}).fill('{"error": {"code": -32005}}');
    await checker(page).getByRole('link', {name: 'Error decoder'}).click();
    await expect(page).toHaveURL(/rpc-error-codes#decode$/);
    await expect(page.getByRole('region', {name: 'Error decoder'})).toBeInViewport();
  });
});

test('P1: a paste replaces the example in the checker, but not what the reader has typed, which Back restores', async ({
  page,
  site,
}) => {
  await site.open(`${route}#check`);
  const field = checker(page).getByLabel('Request', {exact: true});
  await expect(field).toHaveValue(/getBlock/);
  await page.evaluate((text) => navigator.clipboard.writeText(text), '{"jsonrpc":"2.0","id":1,"method":"getSlot"}');
  await field.click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue('{"jsonrpc":"2.0","id":1,"method":"getSlot"}');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(field).toHaveValue(/getBlock/);
  await field.fill('[]');
  await field.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue('[{"jsonrpc":"2.0","id":1,"method":"getSlot"}]');

  await test.step('Back restores a pasted request, unless it contains a key', async () => {
    const text = page.getByRole('textbox', {name: 'Request'});
    await text.fill('{"method": "getSlot"}');
    await keptInEntry(page, 'getSlot');
    await page.getByRole('link', {name: 'Syndica'}).first().dispatchEvent('click');
    await expect(page.getByRole('heading', {level: 1, name: 'Welcome to Syndica'})).toBeVisible();
    await page.goBack();
    await expect(text).toHaveValue('{"method": "getSlot"}');
    await text.fill('curl https://solana-mainnet.api.syndica.io/api-key/k-1-secret');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('getSlot');
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('k-1-secret');
  });
});

test('P1: both tools work with the keyboard alone', async ({page, site}) => {
  // An unknown method is reported, and another one can be selected.
  await site.open(`${route}?build=getBalence#build`);
  await openBuilder(page);
  await expect(builder(page).getByLabel('Method')).toHaveValue('getBalance');
  await expect(builder(page)).toContainText('getBalence, which isn’t a method. Did you mean getBalance?');
  await builder(page).getByLabel('commitment').focus();
  await page.keyboard.type('conf');
  await expect(code(page)).toContainText('"commitment": "confirmed"');
  await builder(page).getByRole('tab', {selected: true}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(builder(page).getByRole('tab', {name: 'Body'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect(code(page)).toContainText('"method":"getBalance"');
  await page.keyboard.press('ArrowRight');
  await expect(builder(page).getByRole('tab', {name: 'curl'})).toBeFocused();
  await builder(page).getByText('Send it').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(builder(page).getByLabel('Endpoint')).toBeFocused();
});

test('both tools are accessible, and fit 320 px', async ({page, site}) => {
  // axe is slow on the longest page of the site.
  test.slow();
  const narrow = {width: 320, height: 800};
  await page.setViewportSize(narrow);
  await site.open(`${route}?build=simulateTransaction#build`);
  await openBuilder(page);
  await builder(page).getByLabel('transaction', {exact: false}).first().fill('');
  await builder(page).getByText('Send it').click();
  await builder(page).getByLabel('Endpoint').fill('x');
  await openChecker(page);
  await checker(page).getByRole('button', {name: 'A command with a key'}).click();
  const both = ':is([aria-label="Request builder"], [aria-label="Request checker"])';
  await expect(page.locator(both)).toHaveCount(2);
  expect(await overflow(page)).toBe(0);
  await removeMethods(page);
  expect(await violationsInAllViews(page, both, [narrow])).toEqual([]);
});
