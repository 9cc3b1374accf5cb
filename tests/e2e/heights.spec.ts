import type {Locator} from '@playwright/test';
import {tableHeights, type ErrorTableName} from '../../src/components/ErrorTable/table-heights';
import {liveHeight, liveHeights} from '../../src/components/LiveSample/live-heights';
import {tools} from '../../src/components/Tool/tools';
import {
  closeCodeId,
  clientErrorId,
  instructionErrorId,
  programErrorId,
  transactionErrorId,
} from '../../src/data/errors/error-anchors';
import {isFarFrom} from './lib/heights';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

const pages = {
  '/platform/resources/rpc-error-codes': ['error-decoder'],
  '/platform/resources/rate-limits': ['limit-planner'],
  '/platform/solana-rpc/send-transaction': ['fee-planner', 'transaction-size-planner'],
  '/platform/solana-rpc/solana-documentation': ['request-builder', 'request-checker'],
};

const livePages = {
  '/platform/resources/rate-limits': ['rate-limits/retries.jsx', 'rate-limits/batch-size.jsx'],
  '/platform/resources/ws-deflate': ['ws-deflate/savings.jsx'],
};

test('each tool and each live sample is on a measured page', () => {
  expect(Object.values(pages).flat().sort()).toEqual(Object.keys(tools).sort());
  expect(Object.values(livePages).flat().sort()).toEqual(Object.keys(liveHeights).sort());
});

/** Selector of an element in each table, by which the table is located. */
const tables: Readonly<Record<ErrorTableName, string>> = {
  codes: '[href="#error-minus-32700"]',
  transaction: `#${transactionErrorId('AccountInUse')}`,
  instruction: `#${instructionErrorId('GenericError')}`,
  system: `#${programErrorId('system', 0)}`,
  token: `#${programErrorId('token', 0)}`,
  anchor: `#${programErrorId('anchor', 100)}`,
  'close-codes': `#${closeCodeId(1000)}`,
  client: `#${clientErrorId(1)}`,
};

/** Pixels by which an element grows when the browser renders it after skipping it. Runs in the browser. */
function jumpWhenRendered(element: HTMLElement): number {
  const {style} = element;
  // An animation takes precedence over the styles set here: the footer is rendered after two seconds.
  style.animation = 'none';
  // Without `auto`, which would be the height that it had the last time it was rendered.
  style.containIntrinsicHeight = getComputedStyle(element).containIntrinsicHeight.replace('auto ', '');
  const [skipped = 0, rendered = 0] = ['hidden', 'visible'].map((visibility) => {
    style.contentVisibility = visibility;
    return element.getBoundingClientRect().height;
  });
  return rendered - skipped;
}

/** Waits until lazily loaded content shows. What loads above it may push it out of the viewport. */
async function load(place: Locator, content: Locator): Promise<void> {
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(content).toBeVisible({timeout: 2_000});
  }).toPass();
}

for (const [name, side, viewport] of [
  ['a desk', 'wide', desk],
  ['a phone', 'narrow', phone],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({viewport});

    test('the footer takes its reserved height to the pixel, and another one is detected', async ({page, site}) => {
      await site.open('/platform/staking');
      const footer = page.locator('.theme-layout-footer');
      const jump = await footer.evaluate(jumpWhenRendered);
      const reserved = await footer.evaluate(({style}) => Number.parseFloat(style.containIntrinsicHeight));
      const rule = side === 'wide' ? '.footer' : '.footer in the media query';
      const advice = `contain-intrinsic-size of ${rule} in src/css/footer.css to auto ${Math.round(reserved + jump)}px`;
      expect(Math.abs(jump), `The footer has another height than reserved: set ${advice}`).toBeLessThan(1);
      await footer.evaluate(({style}) => (style.containIntrinsicHeight = '1px'));
      expect(await footer.evaluate(jumpWhenRendered)).toBeGreaterThan(100);
    });

    for (const [route, ids] of Object.entries(pages)) {
      test(`a tool takes about its reserved height: ${ids.join(', ')}`, async ({page, site}) => {
        await site.open(route);
        for (const id of ids) {
          const tool = page.locator(`[data-tool="${id}"]`);
          await load(tool, tool.getByRole('textbox').first());
          await expect.poll(() => isFarFrom(tools[id]?.height[side] ?? 0, tool), id).toBe(false);
        }
      });
    }

    for (const [route, samples] of Object.entries(livePages)) {
      test(`live code takes about its reserved height: ${samples.join(', ')}`, async ({page, site}) => {
        await site.open(route);
        for (const sample of samples) {
          const live = page.locator(`[data-live="${sample}"]`);
          await load(live, live.locator('iframe[style*="height"]'));
          await expect.poll(() => isFarFrom(liveHeight(sample)[side], live), sample).toBe(false);
        }
      });
    }

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('an error table takes about its reserved height', async ({page}) => {
        await page.goto('/platform/resources/rpc-error-codes');
        for (const [of, part] of Object.entries(tables) as [ErrorTableName, string][]) {
          const table = page.locator('table', {has: page.locator(part)}).first();
          expect(await isFarFrom(tableHeights[of][side], table), of).toBe(false);
        }
      });
    });
  });
}

test.describe('on a desk', () => {
  test.use({viewport: desk});

  test('a configured height of half or twice the real one is detected', async ({page, site}) => {
    await site.open('/platform/resources/rpc-error-codes');
    const tool = page.locator('[data-tool="error-decoder"]');
    await load(tool, tool.getByRole('textbox').first());
    const {wide = 0} = tools['error-decoder']?.height ?? {};
    const found: boolean[] = [];
    for (const factor of [0.5, 1, 2]) found.push(await isFarFrom(factor * wide, tool));
    expect(found).toEqual([true, false, true]);
  });

  test('P1: long names leave room for their meanings', async ({page, site}) => {
    await site.open('/platform/resources/rpc-error-codes');
    const [name, meaning] = await page
      .locator('table', {has: page.locator(tables.client)})
      .first()
      .locator('thead th')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(name).toBeLessThan(meaning ?? 0);
  });

  for (const [what, path, part] of [
    ['a diagram', '/platform/resources/troubleshooting-http#status-codes', '.docusaurus-mermaid-container svg'],
    // The frame's document has reported its height by then.
    ['live code', '/platform/resources/rate-limits#send-less', 'iframe[style*="height"]'],
  ] as const) {
    test(`a linked section stays in place when ${what} above it loads`, async ({page, site}) => {
      await site.open(path);
      await expect(page.locator(part).first()).toBeAttached();
      const heading = page.locator(new URL(page.url()).hash);
      await expect(heading).toBeInViewport();
      expect(await heading.evaluate((found) => found.getBoundingClientRect().top)).toBeLessThan(100);
    });
  }
});
