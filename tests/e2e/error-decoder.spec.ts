import type {Locator, Page} from '@playwright/test';
import {anchorErrors} from '../../src/data/errors/anchor-errors';
import {httpStatuses, nodeHttpStatuses} from '../../src/data/errors/http-statuses';
import {kitClientErrors} from '../../src/data/errors/kit-errors';
import {otherHttpStatuses} from '../../src/data/errors/other-http-statuses';
import {providerErrors} from '../../src/data/errors/provider-errors';
import {
  customProgramErrors,
  instructionErrors,
  jsonRpcErrors,
  solanaErrors,
  transactionErrors,
} from '../../src/data/errors/solana-errors';
import {web3JsErrors} from '../../src/data/errors/web3js-errors';
import {webSocketCloseCodes} from '../../src/data/errors/websocket-close-codes';
import {hexNumber} from '../../src/lib/literals/hex-number';
import {decodeError} from '../../src/tools/error-decoder/decode-error';
import {violationsInAllViews} from './lib/axe';
import {overflow} from './lib/overflow';
import {breakScripts} from './lib/page-scripts';
import {pressBack} from './lib/press-back';
import {markDocument} from './lib/same-document';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

const route = '/platform/resources/rpc-error-codes';

const tool = (page: Page) => page.getByRole('region', {name: 'Error decoder'});
const field = (page: Page) => tool(page).getByRole('textbox', {name: 'Error, response, or log'});
const summary = (page: Page) => tool(page).locator('[data-live-text]');
const finding = (page: Page, name: string | RegExp) => tool(page).getByRole('article', {name});
const example = (page: Page, name: string) => tool(page).getByRole('button', {name, exact: true});

/** Codes in the form in which a reader would paste them. */
const knownCodes = [
  ...[...providerErrors, ...jsonRpcErrors, ...solanaErrors].map(({code}) => String(code)),
  ...[...transactionErrors, ...instructionErrors, ...anchorErrors].map(({name}) => name),
  ...Object.values(customProgramErrors)
    .flat()
    .map(({code}) => hexNumber(code)),
  ...[...httpStatuses, ...nodeHttpStatuses, ...otherHttpStatuses].map(({status}) => `HTTP/2 ${status}`),
  ...webSocketCloseCodes.map(({code}) => `websocket: close ${code}`),
  ...kitClientErrors.map(({constant}) => constant),
  ...web3JsErrors.map(({name}) => name),
];

const preflight = JSON.stringify({
  jsonrpc: '2.0',
  error: {
    code: -32002,
    message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1771',
    data: {
      err: {InstructionError: [0, {Custom: 6001}]},
      logs: ['Program Vau1tProgram1111111111111111111111111111111 failed: custom program error: 0x1771'],
    },
  },
  id: 1,
});

test('P1: Back restores a pasted response, which is not in the URL, unless it contains a key', async ({page, site}) => {
  const response = '{"jsonrpc":"2.0","error":{"code":-32005,"message":"Node is behind by 42 slots"},"id":1}';
  const state = () => page.evaluate(() => JSON.stringify(history.state));
  await site.open(route);
  await field(page).fill(response);
  await expect.poll(state).toContain('behind by 42');
  await page.getByRole('link', {name: 'Syndica'}).first().dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1, name: 'Welcome to Syndica'})).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue(response);
  await expect(finding(page, /-32005/)).toBeVisible();
  expect(page.url()).not.toContain('behind');
  await field(page).fill('GET /api-key/k-1-secret 401');
  await expect.poll(state).not.toContain('behind by 42');
  expect(await state()).not.toContain('k-1-secret');
});

test('P1: the decoder explains an error, its source and whether to retry, and links to more', async ({page, site}) => {
  await site.open(route);
  await expect(summary(page)).toHaveText(/^Paste a code/);
  await field(page).fill('-32005');
  await expect(summary(page)).toHaveText('1 finding: -32005 Node unhealthy');
  const node = finding(page, '-32005 Node unhealthy');
  await expect(node).toContainText('From: Solana node');
  await expect(node).toContainText('On another node, or later');
  await expect(node).toContainText('not a rate limit');

  await field(page).fill(preflight);
  await expect(summary(page)).toHaveText(/^2 .*first: 0x1771 \(6001\)/);
  await expect(tool(page).getByRole('article')).toHaveCount(2);
  await expect(finding(page, /0x1771/)).toContainText('Instruction 0, counting from 0');

  await field(page).fill('7429');
  await expect(finding(page, '7429 Rate Limited')).toContainText('From: Syndica');
  await finding(page, '7429 Rate Limited').getByRole('link', {name: 'More about Rate Limited'}).click();
  await expect(page).toHaveURL(/#error-7429$/);
  await expect(page.locator('#error-7429')).toBeInViewport();
  await expect(field(page)).toHaveValue('7429');
});

/** Words of an element that wrap in the middle, without a hyphen or `<wbr>`. */
const brokenWords = (element: Locator) =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('P1: on a phone, a long name wraps between its words, and its text is unchanged', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open(route);
  const names = ['ResultWithNegativeLamports', 'TransactionExpiredBlockheightExceededError'];
  await field(page).fill(names.join(' and '));
  for (const name of names) {
    const card = finding(page, new RegExp(name));
    expect(await brokenWords(card)).toEqual([]);
    const title = card.getByText(name, {exact: true}).first();
    expect(await title.evaluate((element) => element.textContent)).toBe(name);
    await expect(card.getByRole('link', {name: `More about ${name}`, exact: true})).toBeVisible();
    // Sanity check: without these `<wbr>`, the name is broken.
    await card.evaluate((element) => {
      for (const place of element.querySelectorAll('wbr')) place.remove();
      element.normalize();
    });
    expect(await brokenWords(card)).toContain(name);
  }
  expect(await brokenWords(summary(page))).toEqual([]);
});

test('P1: every code that the decoder knows has an anchor of its own', async ({page, site}) => {
  const links = knownCodes.map((code) => decodeError(code).map(({href}) => href));
  expect(links.filter((found) => found.length === 0)).toEqual([]);
  const places = new Set(links.flat());
  for (const path of [route, '/platform/resources/troubleshooting-http']) {
    await site.open(path);
    const ids = await page.locator('article [id]').evaluateAll((found) => found.map(({id}) => id));
    const wanted = [...places].filter((href) => href.startsWith(`${path}#`)).map((href) => href.split('#')[1] ?? '');
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
  // Each listed code has a distinct anchor.
  const own = [...providerErrors, ...jsonRpcErrors, ...solanaErrors].map(
    ({code}) => decodeError(String(code))[0]?.href,
  );
  expect(new Set(own).size).toBe(own.length);
});

test('P1: pasted text survives an immediate reload', async ({page, site}) => {
  await site.open(route);
  await field(page).fill(preflight);
  // Before the debounced write.
  await page.reload();
  await site.hydrated();
  await expect(field(page)).toHaveValue(preflight);
});

test('P1: the URL contains a plain code, and no other pasted text', async ({page, site}) => {
  await site.open(`${route}?error=-32602`);
  await expect(field(page)).toHaveValue('-32602');
  await expect(finding(page, '-32602 Invalid params')).toBeVisible();
  await field(page).fill('BlockhashNotFound');
  await expect(page).toHaveURL(/\?error=BlockhashNotFound$/);
  await field(page).fill(preflight);
  await expect(page).not.toHaveURL(/error=/);

  await site.open(`${route}?error=${encodeURIComponent('<script>alert(1)</script>')}`);
  await expect(field(page)).toHaveValue('');
});

test('P1: a link with a code opens with the answer on the screen, also on a phone', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open(`${route}?error=0x1771`);
  await expect(
    finding(page, /0x1771/)
      .first()
      .getByText('From: Program'),
  ).toBeInViewport();
  await expect(field(page)).toBeInViewport();
  // A reader who types stays where the field is.
  await site.open(route);
  await field(page).fill('0x1771');
  await expect(finding(page, /0x1771/)).toHaveCount(2);
  const top = await page.evaluate(() => window.scrollY);
  await expect(page).toHaveURL(/error=/);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('P1, R9: the decoder loads its data on first use; if that fails, it shows an error and can retry', async ({
  page,
  site,
}) => {
  await site.open(route);
  await expect(field(page)).toBeVisible();
  const repair = await breakScripts(page, site);
  await field(page).focus();
  const alert = tool(page).getByRole('alert');
  await expect(alert).toContainText('The error decoder isn’t working right now.');
  await expect(alert.getByRole('button', {name: 'Reload the page'})).toBeVisible();
  await alert.getByRole('button', {name: 'Retry'}).press('Enter');
  await expect(tool(page).locator('[tabindex="-1"]')).toBeFocused();
  await expect(alert).toBeVisible();
  await repair();
  await field(page).focus();
  await page.keyboard.type('7429');
  await tool(page).getByRole('button', {name: 'Retry'}).click();
  await expect(finding(page, '7429 Rate Limited')).toBeVisible();
  await expect(tool(page).getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\?error=7429$/);
});

test('R8: long tables also load after client-side navigation', async ({page, site}) => {
  await site.open('/platform/resources/troubleshooting-http');
  const expectSameDocument = await markDocument(page);
  await page.getByRole('navigation').getByRole('link', {name: 'RPC error codes'}).first().click();
  await expect(page).toHaveURL(route);
  await expect(page.locator('#anchor-program-error-2006')).toHaveText('ConstraintSeeds');
  const link = page.getByRole('row', {name: /Block height exceeded/}).getByRole('link');
  await expect(link).toHaveAttribute('href', '/platform/solana-rpc/send-transaction#retry');
  await link.click();
  await expect(page).toHaveURL('/platform/solana-rpc/send-transaction#retry');
  await expectSameDocument();
});

test('P1: on a phone, the errors of a program are beside their meanings', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open(`${route}#token-program-errors`);
  for (const id of ['#system-program-error-8', '#token-program-error-7']) {
    const row = page.locator('tr', {has: page.locator(id)});
    const [meaning] = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(meaning?.right, id).toBeLessThanOrEqual(phone.width);
    expect(meaning?.width, id).toBeGreaterThan(phone.width / 2);
  }
});

test('a table that was rendered at build time scrolls by keyboard if it is too wide', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await site.open(`${route}#client-error-1`);
  const table = page
    .getByRole('group', {name: 'Table: Client errors, scrolls sideways'})
    .filter({has: page.locator('#client-error-1')});
  await expect(table).toHaveAttribute('tabindex', '0');
  await page.locator('#client-error-1').scrollIntoViewIfNeeded();
  const expectSameDocument = await markDocument(page);
  await page
    .getByRole('row', {name: /Block height exceeded/})
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/platform/solana-rpc/send-transaction#retry');
  await expectSameDocument();
});

test('P1: pasted HTML and links are shown as text, and a pasted key raises an alert', async ({page, site}) => {
  await site.open(route);
  await field(page).fill(
    'Program log: AnchorError occurred. Error Code: Oops. Error Number: 6000. Error Message: <img src=x onerror=alert(1)> [x](javascript:alert(1)).',
  );
  await expect(finding(page, /Oops/)).toContainText('<img src=x onerror=alert(1)> [x](javascript:alert(1))');
  await expect(finding(page, /Oops/).getByRole('img')).toHaveCount(0);

  await field(page).fill('429 from https://solana-mainnet.api.syndica.io/api-key/k3yOfNobody0123456789');
  await expect(tool(page).getByRole('alert')).toContainText('Mask it');
  await field(page).fill('429 from https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY');
  await expect(tool(page).getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true});

  test('P1: Back from a link in a finding leads to that finding', async ({page, site}) => {
    await site.open(route);
    await field(page).fill('-32005, -32016, 0x1771, BlockhashNotFound, HTTP 429, close 1006');
    const link = finding(page, /^HTTP 429/)
      .locator('[href^="/platform/resources/rate-limits"]')
      .first();
    await link.scrollIntoViewIfNeeded();
    const {y} = (await link.boundingBox()) ?? {y: NaN};
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2 * phone.height);
    await link.click();
    await expect(page).toHaveURL(/rate-limits/);
    await pressBack(page);
    await expect(link).toBeInViewport();
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - y)).toBeLessThan(2);
  });
});

test('P1: the decoder works with the keyboard alone', async ({page, site}) => {
  await site.open(route);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0x1');
  await expect(summary(page)).toHaveText(/most likely first/);
  await page.keyboard.press('Tab');
  await expect(example(page, '-32005')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(finding(page, 'HTTP 429 Rate Limit Exceeded')).toBeVisible();
  await example(page, 'Clear').focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(summary(page)).toHaveText(/^Paste a code/);
  await expect(example(page, 'Clear')).toBeFocused();
});

test('the decoder is accessible, and fits 320 px', async ({page, site}) => {
  const narrow = {width: 320, height: 640};
  await page.setViewportSize(narrow);
  await site.open(route);
  // The tool is below the fold, and loads when it nears the viewport.
  await tool(page).scrollIntoViewIfNeeded();
  for (const name of ['Failed preflight', 'Anchor log', '429']) {
    await example(page, name).click();
    await expect(tool(page).getByRole('article').first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  }
  await field(page).fill(`/api-key/k3yOfNobody0123456789 Error Code: ${'x'.repeat(300)}`);
  await expect(tool(page).getByRole('alert')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInAllViews(page, '[aria-label="Error decoder"]', [narrow])).toEqual([]);
});
