import {expect, test} from './site';

test('P1: a printed page shows what tabs and details hide, and nothing that waits for a click', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await site.open('/platform/solana-rpc/send-transaction');
  const main = page.getByRole('main');
  const tabs = main.locator('.tabs-container').first();
  const panels = tabs.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.nth(1)).toBeHidden();

  await page.emulateMedia({media: 'print'});
  // Each tab label is directly above its panel.
  const tops = async (of: typeof panels) =>
    of.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  const [labels, contents] = [await tops(tabs.getByRole('tab')), await tops(panels)];
  expect(labels.length).toBeGreaterThan(1);
  expect(contents).toHaveLength(labels.length);
  const order = labels.flatMap((label, index) => [label, contents[index] ?? 0]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));

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

test('P1, P13: a printed diagram is as wide as the paper at most', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const figure = page.getByRole('figure', {name: 'Event in, output out'});
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg').first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 700, height: 1000});
  const room = figure.locator(':scope > div');
  expect(await room.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
