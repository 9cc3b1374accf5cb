import type {Locator} from '@playwright/test';
import {tableHeights, type ErrorTableName} from '../../src/components/ErrorTable/table-heights';
import {liveHeights} from '../../src/components/LiveSample/live-heights';
import {tools} from '../../src/components/Tool/tools';
import {
  closeCodeId,
  clientErrorId,
  instructionErrorId,
  programErrorId,
  transactionErrorId,
} from '../../src/data/errors/error-anchors';
import {expect, test} from './site';
import {desk, phone} from './viewports';

/** Tolerance for heights measured by hand, and for the estimates for methods: fonts differ, and data grows. */
const isFar = (share: number) => share < 0.8 || share > 1.25;

const height = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().height);

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

test('half the height and twice the height are detected', () => {
  expect([0.5, 0.9, 1.1, 2].map(isFar)).toEqual([true, false, false, true]);
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

/** Lazily loaded content takes about the height that is reserved for it. */
async function expectRoom(name: string, place: Locator, loaded: Locator): Promise<void> {
  const kept = await height(place);
  // Content that loads above it may push it out of the viewport.
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(loaded).toBeVisible({timeout: 2_000});
  }).toPass();
  await expect.poll(async () => isFar((await height(place)) / kept), name).toBe(false);
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
      expect(Math.abs(await footer.evaluate(jumpWhenRendered))).toBeLessThan(1);
      await footer.evaluate(({style}) => (style.containIntrinsicHeight = '1px'));
      expect(await footer.evaluate(jumpWhenRendered)).toBeGreaterThan(100);
    });

    for (const [route, ids] of Object.entries(pages)) {
      test(`a tool takes about its reserved height: ${ids.join(', ')}`, async ({page, site}) => {
        await site.open(route);
        for (const id of ids) {
          const tool = page.locator(`[data-tool="${id}"]`);
          await expectRoom(id, tool, tool.getByRole('textbox').first());
        }
      });
    }

    for (const [route, samples] of Object.entries(livePages)) {
      test(`live code takes about its reserved height: ${samples.join(', ')}`, async ({page, site}) => {
        await site.open(route);
        for (const sample of samples) {
          const live = page.locator(`[data-live="${sample}"]`);
          await expectRoom(sample, live, live.locator('iframe[style*="height"]'));
        }
      });
    }

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('an error table takes about its reserved height', async ({page}) => {
        await page.goto('/platform/resources/rpc-error-codes');
        for (const [of, part] of Object.entries(tables) as [ErrorTableName, string][]) {
          const table = page.locator('table', {has: page.locator(part)}).first();
          expect(isFar((await height(table)) / tableHeights[of][side]), of).toBe(false);
        }
      });
    });
  });
}

test.describe('on a desk', () => {
  test.use({viewport: desk});

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
