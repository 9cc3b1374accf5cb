import type {Locator} from '@playwright/test';
import {expect, test} from './lib/site';

test('P1: a printed page shows what tabs and details hide, and no controls', async ({page, site}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await site.open('/platform/solana-rpc/send-transaction');
  const main = page.getByRole('main');
  const tabs = main.locator('.tabs-container').first();
  const panels = tabs.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.nth(1)).toBeHidden();

  await page.emulateMedia({media: 'print'});
  await expectPairs(tabs);

  await expect(main.locator('.theme-doc-markdown details:not([open]) > :not(summary)').first()).toBeVisible();
  for (const chrome of ['.navbar', '.footer', 'nav', 'aside', '[data-tool]', '.hash-link', '.pagination-nav']) {
    await expect(page.locator(chrome).filter({visible: true}), chrome).toHaveCount(0);
  }
  await expect(main.getByRole('button', {name: /copy/i}).filter({visible: true})).toHaveCount(0);
  // Black on white, even in dark mode.
  const paper = await page.evaluate(() => {
    const {color, backgroundColor} = getComputedStyle(document.documentElement);
    return [color, backgroundColor];
  });
  expect(paper).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  // Nothing is wider than the paper.
  await page.setViewportSize({width: 700, height: 1000});
  const cut = await main
    .locator('pre, table')
    .evaluateAll((elements) => elements.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('P1: a printed sample in six languages shows each below its name', async ({page, site}) => {
  await site.open('/platform/solana-rpc/how-to');
  await page.emulateMedia({media: 'print'});
  const six = page.locator('.tabs-container').filter({has: page.getByRole('tab').nth(5)});
  await expectPairs(six.first());
});

/** Each tab label is directly above its panel. */
async function expectPairs(tabs: Locator): Promise<void> {
  const tops = async (role: 'tab' | 'tabpanel') =>
    tabs
      .getByRole(role, {includeHidden: true})
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  const [labels, contents] = [await tops('tab'), await tops('tabpanel')];
  expect(labels.length).toBeGreaterThan(1);
  expect(contents).toHaveLength(labels.length);
  const order = labels.flatMap((label, index) => [label, contents[index] ?? 0]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
}

test('P1, P13: a printed diagram is at most as wide as the paper', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const figure = page.getByRole('figure', {name: 'Event in, output out'});
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg').first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 700, height: 1000});
  const room = figure.locator(':scope > div');
  expect(await room.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('P1: the result of a tool is printed without its controls, but an example is not', async ({page, site}) => {
  const planner = page.getByRole('region', {name: 'Limit planner'});
  await site.open('/platform/resources/rate-limits#check-your-load');
  await expect(planner.locator('[data-live-text]')).toContainText('Fits Scale Mode');
  await page.emulateMedia({media: 'print'});
  await expect(planner).toBeHidden();

  await page.emulateMedia({media: null});
  await site.open('/platform/resources/rate-limits?plan=scale&load=getProgramAccounts:40&streams=3#check-your-load');
  await expect(planner.locator('[data-live-text]')).toContainText('Doesn’t fit Scale Mode');
  await page.emulateMedia({media: 'print'});
  await expect(planner.getByText('Doesn’t fit Scale Mode')).toBeVisible();
  const streams = planner.getByLabel('ChainStream streams');
  await expect(streams).toHaveValue('3');
  await expect(streams).toBeVisible();
  await expect(streams).toHaveCSS('border-top-width', '0px');
  await expect(planner.locator('button, legend:text("Active subscriptions")').filter({visible: true})).toHaveCount(0);
});

test('P1: a decoded error is printed', async ({page, site}) => {
  await site.open('/platform/resources/rpc-error-codes?error=0x1#decode');
  const decoder = page.getByRole('region', {name: 'Error decoder'});
  await expect(decoder.getByRole('article')).toHaveCount(3);
  await page.emulateMedia({media: 'print'});
  await expect(decoder.getByRole('article').filter({visible: true})).toHaveCount(3);
  await expect(decoder.getByRole('textbox')).toBeVisible();
  await expect(decoder.getByRole('button').filter({visible: true})).toHaveCount(0);
});

test('P1: a built request is printed, but an endpoint with its key is not', async ({page, site}) => {
  await site.open('/platform/solana-rpc/solana-documentation?build=getSlot#build');
  const builder = page.getByRole('region', {name: 'Request builder'});
  await builder.getByText('Send it').click();
  const endpoint = builder.getByLabel('Endpoint');
  await endpoint.fill('https://node.example.org/api-key/k-1');
  await page.emulateMedia({media: 'print'});
  await expect(builder.locator('pre')).toContainText('getSlot');
  await expect(builder.locator('pre')).toBeVisible();
  await expect(endpoint).toBeHidden();
});

test('P1: no empty page follows the last line', async ({page, site}) => {
  await site.open('/platform/manage/billing');
  await page.emulateMedia({media: 'print'});
  const below = await page.evaluate(() => {
    const end = document.querySelector('article')?.getBoundingClientRect().bottom ?? NaN;
    return (document.querySelector('#__docusaurus')?.getBoundingClientRect().bottom ?? NaN) - end;
  });
  expect(below).toBeLessThan(1);
});
