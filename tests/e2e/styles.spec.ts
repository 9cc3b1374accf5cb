import type {Locator} from '@playwright/test';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

test('the first cell of each row in a table is its header', async ({page, site}) => {
  for (const route of ['/platform/resources/rate-limits', '/platform/resources/rpc-error-codes']) {
    await site.open(route);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('article .theme-doc-markdown table')).not.toHaveCount(0);
    const unnamed = page.locator('article tbody > tr:not(:has(> th[scope="row"]:first-child:not(:empty)))');
    await expect(unnamed).toHaveCount(0);
  }
});

test('row names stay in view while a wide table scrolls, unless they would fill it', async ({page, site}) => {
  await page.setViewportSize(phone);
  /** How far the first cell of the last row moves when the table is scrolled to its end, in pixels. */
  const movement = (heading: string) =>
    page.locator('table', {has: page.getByRole('columnheader', {name: heading, exact: true})}).evaluate((table) => {
      const cell = [...table.querySelectorAll('tbody > tr > :first-child')].at(-1);
      const left = () => cell?.getBoundingClientRect().left ?? NaN;
      const before = left();
      const box = table.parentElement;
      if (box) box.scrollLeft = box.scrollWidth;
      return before - left();
    });
  await site.open('/platform/manage/account');
  await expect(page.locator('[data-row-names]')).not.toHaveCount(0);
  expect(await movement('Plan')).toBe(0);

  for (const route of [
    '/platform/chainstream-api',
    '/platform/solana-rpc/send-transaction',
    '/platform/resources/ws-deflate',
  ]) {
    await site.open(route);
    await expect(page.locator('article :has(> table):not([data-fits], [tabindex])')).toHaveCount(0);
    await expect(page.locator('[data-row-names]')).not.toHaveCount(0);
    await expect(page.locator('article :has(> table):not([data-fits], [data-row-names])'), route).toHaveCount(0);
  }

  // Its names fill more than half of a small phone, although they wrap.
  await page.setViewportSize({width: 320, height: 844});
  await site.open('/platform/chainstream-api');
  await expect(page.locator('[data-row-names]')).not.toHaveCount(0);
  expect(await movement('Endpoint')).toBeGreaterThan(50);
});

test('P1: where there is room, names in tables do not wrap', async ({page, site}) => {
  await page.setViewportSize({width: 600, height: 844});
  await site.open('/platform/chainstream-api');
  // Browsers wrap after hyphens, too.
  const names = page.locator('article table code:has(wbr)').filter({hasText: /^[\w.]+$/});
  await expect(names).not.toHaveCount(0);
  const lines = await names.evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
  expect(Math.max(...lines)).toBe(1);
});

test('P1: on a phone, the names of errors wrap between words, so that they stay beside their meanings', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/resources/rpc-error-codes');
  const named = page.locator('article :has(> table)', {
    has: page.getByRole('columnheader', {name: /^(Error|Name) and/}),
  });
  await expect(named).toHaveCount(3);
  await expect(named.and(page.locator('[data-fits], [data-row-names]'))).toHaveCount(3);
});

test('P1: tables that are wider than a phone give their prose room, and no name breaks within a word', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  let checked = 0;
  for (const route of ['/', '/platform/chainstream-api', '/platform/resources/rpc-error-codes']) {
    await site.open(route);
    const {prose, broken} = await page.locator('article table').evaluateAll((tables) => {
      const cells = tables.flatMap((table) =>
        table.parentElement && table.parentElement.scrollWidth > table.parentElement.clientWidth
          ? [...table.querySelectorAll<HTMLElement>('tbody :is(th, td)')].filter((cell) => cell.innerText.length > 70)
          : [],
      );
      const codes = tables.flatMap((table) => [...table.querySelectorAll('tbody code')]);
      /** The tops of the lines that the characters of a text are in. */
      const tops = (text: Text) =>
        Array.from(text.data, (_, index) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().top;
        });
      return {
        prose: cells.map((cell) => cell.offsetWidth),
        // Between two text nodes, there is a place where the name may break.
        broken: codes.flatMap((code) =>
          [...code.childNodes].flatMap((text) => {
            if (!(text instanceof Text)) return [];
            const lines = tops(text);
            const breaks = lines.findIndex((top, index) => index > 0 && top > (lines[index - 1] ?? top) + 5);
            return /\w\w/.test(text.data.slice(Math.max(0, breaks - 1), breaks + 1)) ? [text.data] : [];
          }),
        ),
      };
    });
    expect(broken, route).toEqual([]);
    expect(
      prose.filter((width) => width < 144),
      route,
    ).toEqual([]);
    checked += prose.length;
  }
  expect(checked).toBeGreaterThan(0);
});

test('P11: tabs of code look the same in pages and in the reference: the head of its box', async ({page, site}) => {
  const look = (tabs: Locator) =>
    tabs.evaluate((list) => {
      const {borderTopWidth, borderTopLeftRadius, backgroundColor} = getComputedStyle(list);
      const tab = list.querySelector('[role=tab][aria-selected=true]') ?? list;
      const {color, fontSize, fontWeight, padding, borderBottom} = getComputedStyle(tab);
      const code = list.parentElement?.querySelector('[role=tabpanel]:not([hidden]) > *');
      const gap = Math.round((code?.getBoundingClientRect().top ?? NaN) - list.getBoundingClientRect().bottom);
      const height = Math.round(tab.getBoundingClientRect().height);
      return {
        borderTopWidth,
        borderTopLeftRadius,
        backgroundColor,
        color,
        fontSize,
        fontWeight,
        padding,
        borderBottom,
        gap,
        height,
      };
    });
  await site.open('/');
  const inPage = await look(page.getByRole('tablist').first());
  expect(inPage).toMatchObject({borderTopWidth: '1px', borderTopLeftRadius: '8px', gap: 0});
  await site.open('/platform/solana-rpc/solana-documentation#getbalance');
  expect(await look(page.getByRole('tablist', {name: 'Language of the getBalance request'}))).toEqual(inPage);
});

/** Pages with components that the first page lacks. */
const routes = ['/platform/staking', '/dyndexer/api/CreateIndexer'];

for (const route of routes) {
  test(`R8: ${route} loads with all its styles, and looks the same after client-side navigation`, async ({
    page,
    site,
  }) => {
    /** Table wrappers not yet measured by a script: whether a table fits determines how its header looks. */
    const unmeasured = page.locator('article :has(> table):not([data-fits], [tabindex])');
    const looks = async () => {
      await expect(unmeasured).toHaveCount(0);
      return page.evaluate(looksOfArticle);
    };
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
    });
    await site.open(route);
    const title = await page.locator('article h1').textContent();
    const sections = page.locator('article h2');
    const count = await sections.count();
    const loaded = await looks();
    expect(sheets).toEqual([]);

    await site.open('/');
    await page.locator(`a[href="${route}"]`).first().dispatchEvent('click');
    await expect(page.locator('article h1')).toHaveText(title ?? '');
    // Those below the first screens come after the rest.
    await expect(sections).toHaveCount(count);
    expect(await looks()).toEqual(loaded);
    expect(sheets.length).toBeGreaterThan(0);
  });
}

/** The computed styles of each element of the article. Runs in the page. */
function looksOfArticle(): string[] {
  return [...document.querySelectorAll('article *:not([data-tool] *, figure *)')].map((element) => {
    const {display, color, backgroundColor, border, borderRadius, margin, padding, font, position, gap} =
      getComputedStyle(element);
    const looks = [display, color, backgroundColor, border, borderRadius, margin, padding, font, position, gap];
    return [element.tagName, element.getAttribute('class'), ...looks].join(' | ');
  });
}
