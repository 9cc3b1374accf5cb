import type {Locator, Page} from '@playwright/test';
import {chainstreamPrice, hoursOfMonth, maxStreams} from '../../src/data/chainstream';
import {scaleSeats} from '../../src/data/plans';
import {httpLimitOf} from '../../src/data/rpc/method-limits';
import {grouped} from '../../src/lib/amounts/grouped';
import {usd} from '../../src/lib/amounts/usd';
import {violations} from './lib/axe';
import {clipboard} from './lib/clipboard';
import {overflow} from './lib/overflow';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const rateLimits = '/platform/resources/rate-limits';
const sendTransaction = '/platform/solana-rpc/send-transaction';

const {includedStreams, centsPerExtraStreamHour} = chainstreamPrice;
const {freeUsers, extraUserPrice} = scaleSeats;
const streamHourPrice = usd(centsPerExtraStreamHour);

/** Scrolls to a planner and waits until it has loaded. */
async function planner(page: Page, name: string): Promise<Locator> {
  const tool = page.getByRole('region', {name});
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.getByRole('button', {name: 'Copy a link to this plan'})).toBeVisible();
  return tool;
}

/** The answer in one line. */
const verdict = (tool: Locator) => tool.locator('[data-live-text]');

const field = (tool: Locator, row: string, label: string) =>
  tool.getByRole('group', {name: row, exact: true}).getByLabel(label);

test('P1: the limit planner says at once whether a load fits, and which limit is closest', async ({page, site}) => {
  await site.open(rateLimits);
  const tool = await planner(page, 'Limit planner');
  await expect(verdict(tool)).toContainText(/Fits Scale Mode: getTransaction comes closest, at \d\d% of its limit\./);
  await expect(verdict(tool)).toContainText(/can grow (?:by|to) \d/);
  const streamCost = hoursOfMonth * centsPerExtraStreamHour;
  await tool.getByLabel('ChainStream streams').fill(`${includedStreams + 1}`);
  await expect(tool).toContainText(`${usd(streamCost)}, plus the price of Scale Mode`);
  const users = freeUsers + 2;
  const userCost = 2 * extraUserPrice * 100;
  await tool.getByLabel('Users besides the owner').fill(`${users}`);
  await expect(tool).toContainText(`${usd(streamCost + userCost)}, plus the price of Scale Mode`);
  await expect(tool).toContainText(
    `${usd(userCost)} for ${users} users, of whom ${freeUsers} are free: 2 × $${extraUserPrice}.`,
  );
  await expect(tool.getByRole('row', {name: /First wait/})).toContainText('250 ms');

  const limit = httpLimitOf('getTransaction').scale;
  await field(tool, 'Call 3', 'Per second').fill(`${limit}`);
  await expect(verdict(tool)).toContainText('Fits Scale Mode: getTransaction comes closest, at 100% of its limit.');
  await expect(verdict(tool)).toContainText('There is no room to grow.');
  await field(tool, 'Call 3', 'Per second').fill(`${2 * limit}`);
  await expect(verdict(tool)).toContainText('Doesn’t fit Scale Mode: getTransaction is furthest over, at 200%');
  await expect(tool.getByRole('row').filter({hasText: `getTransaction${2 * limit}`})).toContainText(
    `${limit} too many`,
  );
  await expect(verdict(tool)).toContainText('ask sales about HyperScale');

  await field(tool, 'Call 3', 'Per second').fill('7.5');
  await expect(field(tool, 'Call 3', 'Per second')).toHaveAccessibleDescription(/Enter a whole number/);
  await expect(verdict(tool)).toHaveText('Correct the marked field to see whether the plan fits.');
  await field(tool, 'Call 2', 'Per second').fill('many');
  await expect(verdict(tool)).toHaveText('Correct the 2 marked fields to see whether the plan fits.');
  await tool.getByRole('button', {name: 'Copy a link to this plan'}).click();
  await expect(tool.getByText('Not copied: correct what is marked first.')).toBeVisible();
  await expect(field(tool, 'Call 2', 'Per second')).toBeFocused();
});

for (const [route, name, anchor] of [
  [rateLimits, 'Limit planner', 'check-your-load'],
  [sendTransaction, 'Fee planner', 'fee-planner'],
  [sendTransaction, 'Transaction size planner', 'size-planner'],
] as const) {
  test(`P1: the link to a plan leads to the ${name.toLowerCase()}`, async ({page, site}) => {
    await site.open(route);
    await (await planner(page, name)).getByRole('button', {name: 'Copy a link to this plan'}).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await clipboard(page);
    expect(new URL(link).hash).toBe(`#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeAttached();
  });
}

test('P1: the limit planner counts in words that fit the numbers', async ({page, site}) => {
  await site.open(
    `${rateLimits}?plan=scale&load=sendTransaction:1&connections=0&streams=${includedStreams + 1}#check-your-load`,
  );
  const tool = await planner(page, 'Limit planner');
  await expect(tool).toContainText('in a second with 2 times the planned calls, none is refused.');
  await expect(tool).toContainText(`× ${streamHourPrice} per hour × ${hoursOfMonth} hours (30 days).`);
  await tool.getByLabel('Hours per month').fill('1');
  await expect(tool).toContainText(`× ${streamHourPrice} per hour × 1 hour.`);
  await tool.getByLabel('Users besides the owner').fill('1');
  await expect(tool).toContainText(`$0.00 for 1 user: the first ${freeUsers} are free.`);
  // More than any plan has is an answer, too.
  await tool.getByLabel('ChainStream streams').fill(`${2 * maxStreams}`);
  await expect(verdict(tool)).toContainText(
    'Doesn’t fit Scale Mode: the number of ChainStream streams is furthest over, at 200% of its limit.',
  );
  await expect(tool).toContainText('No plan with published limits fits: ask sales about HyperScale.');
  await expect(tool).toContainText(`Scale Mode has at most ${maxStreams} streams: there is no price for more.`);
});

test('P1: a plan is stored in the URL, and restored from it', async ({page, site}) => {
  const load = `load=getBalance:1,getProgramAccounts:${httpLimitOf('getProgramAccounts').scale}`;
  await site.open(`${rateLimits}?plan=standard&${load}#check-your-load`);
  const tool = await planner(page, 'Limit planner');
  await expect(verdict(tool)).toContainText('getProgramAccounts is not available there');
  await expect(verdict(tool)).toContainText('The smallest plan that fits is Scale Mode.');
  await expect(tool).not.toContainText('$');

  await tool.getByLabel('Plan', {exact: true}).selectOption('Scale Mode');
  await tool.getByRole('button', {name: 'Add a subscription'}).click();
  const connections = tool.getByLabel('WebSocket connections');
  await expect(connections).toHaveValue('1');
  await connections.fill('0');
  await expect(connections).toHaveAccessibleDescription('Subscriptions need at least one connection.');
  await connections.fill('1');
  await expect(page).toHaveURL(
    `${rateLimits}?plan=scale&${load}&connections=1&subscriptions=logsSubscribe:1#check-your-load`,
  );
  await page.reload();
  await site.hydrated();
  await expect(verdict(await planner(page, 'Limit planner'))).toContainText(
    'Fits Scale Mode: getProgramAccounts comes closest, at 100%',
  );
});

test('P1: a load that fits only if methods don’t share a limit is not said to fit', async ({page, site}) => {
  // Neither has a limit of its own.
  const {scale: limit} = httpLimitOf('getAccountInfo');
  const need = `${grouped(2 * limit - 1)} of ${grouped(limit)}`;
  await site.open(
    `${rateLimits}?plan=scale&load=getAccountInfo:${limit},getSignatureStatuses:${limit - 1}#check-your-load`,
  );
  const tool = await planner(page, 'Limit planner');
  await expect(verdict(tool)).toContainText(
    `Fits Scale Mode only if methods without their own limit don’t share one: together they need ${need}.`,
  );
  await expect(verdict(tool)).toContainText('If they share one, 50% of this load fits.');
  await expect(tool.getByRole('row', {name: /^Scale Mode \(yours\) Not certain/})).toBeVisible();
  await field(tool, 'Call 1', 'Per second').fill('1');
  await expect(verdict(tool)).toContainText('Fits Scale Mode: getSignatureStatuses comes closest');
});

test('P1: an exceeded getProgramAccounts links to alternatives', async ({page, site}) => {
  await site.open(`${rateLimits}?plan=standard&load=getBalance:1000,getProgramAccounts:3#check-your-load`);
  const tool = await planner(page, 'Limit planner');
  const instead = tool.getByRole('link', {name: 'What to call instead'});
  await expect(
    tool
      .getByRole('row')
      .filter({hasText: /getProgramAccounts3/})
      .getByRole('link'),
  ).toHaveCount(1);
  await expect(instead).toHaveCount(1);
  await instead.click();
  await expect(page.locator('#other-methods')).toBeInViewport();
  await tool.getByLabel('Plan', {exact: true}).selectOption('Scale Mode');
  await expect(instead).toHaveCount(0);
});

test('P1: a reader can start from an empty load, and return to the example', async ({page, site}) => {
  await site.open(rateLimits);
  const tool = await planner(page, 'Limit planner');
  await tool.getByLabel('Network').selectOption('Devnet');
  await tool.getByRole('button', {name: 'Start empty'}).click();
  await expect(tool.getByRole('button', {name: /^Remove/})).toHaveCount(0);
  await expect(tool.getByLabel('ChainStream streams')).toHaveValue('0');
  await expect(verdict(tool)).toContainText('Add a call, a subscription, or a stream');
  await expect(page).toHaveURL(/\?plan=scale&network=devnet$/);
  await page.reload();
  await site.hydrated();
  await expect(verdict(await planner(page, 'Limit planner'))).toContainText('Add a call');
  await tool.getByRole('button', {name: 'Add a subscription'}).click();
  await expect(tool.getByLabel('WebSocket connections')).toHaveValue('1');
  await expect(verdict(tool)).toContainText('Fits Scale Mode');
  await tool.getByRole('button', {name: 'Back to the example'}).click();
  await expect(verdict(tool)).toContainText('Fits Scale Mode: getTransaction comes closest');
  await expect(page).toHaveURL(rateLimits);
});

test('P1: a changed plan survives the choice of another language for the samples', async ({page, site}) => {
  await site.open(`${rateLimits}?plan=scale&load=getBalance:20`);
  const tool = await planner(page, 'Limit planner');
  const count = field(tool, 'Call 1', 'Per second');
  await count.fill('30');
  await expect(page).toHaveURL(/load=getBalance:30/);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page).toHaveURL(/load=getBalance:30.*language=python|language=python.*load=getBalance:30/);
  await expect(count).toHaveValue('30');
});

test('P1: invalid values in the URL are ignored and reported', async ({page, site}) => {
  await site.open(`${rateLimits}?plan=gold&load=getSlot:5,getNothing:1&streams=2000000`);
  const tool = await planner(page, 'Limit planner');
  await expect(tool).toContainText('ignored: plan=gold, load=getNothing:1');
  await expect(tool.getByLabel('ChainStream streams')).toHaveAccessibleDescription('Enter 1,000,000 or less.');
  await tool.getByLabel('ChainStream streams').fill('0');
  await expect(verdict(tool)).toContainText('Fits Scale Mode: getSlot comes closest');
  await expect(tool).not.toContainText('ignored');
});

test('P1: the fee planner is exact beyond the precision of a float', async ({page, site}) => {
  await site.open(sendTransaction);
  const tool = await planner(page, 'Fee planner');
  await expect(verdict(tool)).toHaveText('15,000 lamports, or 0.000015 SOL.');
  await tool.getByLabel('Tip').fill('9007199254740993');
  await expect(verdict(tool)).toHaveText('9,007,199,254,755,993 lamports, or 9,007,199.254755993 SOL.');
  await tool.getByLabel('Units').fill('1400001');
  await expect(tool.getByLabel('Units')).toHaveAccessibleDescription('Up to 1,400,000. Enter 1,400,000 or less.');
  await tool.getByLabel('Compute unit limit').selectOption('Not set: the default');
  await tool.getByLabel('Tip').fill('0');
  await expect(tool).toContainText('requests 203,000 units');
  await expect(page).toHaveURL(/\?fee=signatures:1,ordinary:1,builtin:1,price:50000,tip:0$/);
});

test('P1: the size planner counts the bytes, and suggests how to make them fit', async ({page, site}) => {
  await site.open(sendTransaction);
  const tool = await planner(page, 'Transaction size planner');
  await expect(verdict(tool)).toHaveText('1,445 of 1,232 bytes: 213 too many.');
  await expect(tool.getByRole('listitem').first()).toHaveText(
    /^Put 8 more accounts into a lookup table: as v0, it then has 1,231 bytes\.$/,
  );
  await expect(tool.getByText('limit 1,232')).toBeVisible();
  const over = await tool
    .getByText('No. 213 bytes too many.')
    .first()
    .evaluate((cell) => getComputedStyle(cell).color);
  await expect(verdict(tool).locator('p')).toHaveCSS('color', over);
  await tool.getByRole('button', {name: 'Add a table'}).click();
  await field(tool, 'Table 1', 'Writable').fill('8');
  await expect(verdict(tool)).toHaveText('1,231 of 1,232 bytes: it fits.');
  await expect(verdict(tool).locator('p')).not.toHaveCSS('color', over);
  await expect(page).toHaveURL(
    /version=v0&signers=1&accounts=27&instructions=25x2:12&tables=8:0&settings=limit,price$/,
  );
});

test('P1: rows are added and removed with the keyboard alone', async ({page, site}) => {
  await site.open(rateLimits);
  const tool = await planner(page, 'Limit planner');
  await tool.getByRole('button', {name: 'Remove call 4'}).focus();
  await page.keyboard.press('Enter');
  const add = tool.getByRole('button', {name: 'Add a call'});
  await expect(add).toBeFocused();
  await expect(tool.getByRole('group', {name: 'Call 4'})).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(field(tool, 'Call 4', 'Method')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await expect(field(tool, 'Call 4', 'Per second')).toHaveValue('5');
});

/** From the top of the page: elsewhere, the bar can cover half of a button, which axe takes for a small one. */
async function violationsOf(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  return violations(page, `[aria-label="${name}"]`);
}

for (const [path, name] of [
  [rateLimits, 'Limit planner'],
  [sendTransaction, 'Fee planner'],
  [sendTransaction, 'Transaction size planner'],
] as const) {
  test(`${name}: no axe violations in light and dark mode, and no horizontal scrolling`, async ({page, site}) => {
    await page.setViewportSize({width: 320, height: 800});
    await site.open(path);
    const tool = await planner(page, name);
    expect(await violationsOf(page, name)).toEqual([]);
    // An error message is visible now, too.
    await tool.getByRole('textbox').first().fill('?');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await violationsOf(page, name)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

test('P1: on a phone, the fields of each row have a visible label; on a desk, those of the first row head columns', async ({
  page,
  site,
}) => {
  for (const [route, name, row, label] of [
    [rateLimits, 'Limit planner', 'Call', 'Per second'],
    [sendTransaction, 'Transaction size planner', 'Kind of instruction', 'Bytes each'],
  ] as const) {
    await page.setViewportSize(desk);
    await site.open(route);
    const tool = await planner(page, name);
    if (row === 'Kind of instruction') await tool.getByRole('button', {name: `Add a ${row.toLowerCase()}`}).click();
    const heights = () =>
      Promise.all(
        [1, 2].map(async (index) => {
          const text = tool.getByRole('group', {name: `${row} ${index}`, exact: true}).getByText(label);
          return (await text.boundingBox())?.height ?? 0;
        }),
      );
    expect(
      (await heights()).map((height) => height > 10),
      'desk',
    ).toEqual([true, false]);
    await page.setViewportSize(phone);
    expect(
      (await heights()).map((height) => height > 10),
      'phone',
    ).toEqual([true, true]);
    await expect(field(tool, `${row} 2`, label)).toHaveAccessibleName(label);
  }
});
