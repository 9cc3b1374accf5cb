import type {Locator, Page} from '@playwright/test';
import {closeAfterMs} from '../../src/components/GlossaryTerm/tip-delays';
import {glossaryPage} from '../../src/config/glossary';
import {violationsInAllViews} from './lib/axe';
import {markDocument} from './lib/same-document';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

/** A page with terms in sentences and in tables. */
const route = '/platform/solana-rpc/send-transaction';

/** Terms that readers can open, without the links inside closed tips, which are hidden. */
const words = (page: Page) => page.getByRole('article').locator('a[rel=glossary]:not([tabindex])');
/** The open tip. */
const tip = (page: Page) => page.getByRole('note');

/** The target of a term's link: the path and the anchor of an entry. */
async function entryOf(word: Locator): Promise<string> {
  const href = (await word.getAttribute('href')) ?? '';
  expect(href.startsWith(`${glossaryPage.path}#${glossaryPage.anchor('')}`)).toBe(true);
  return href;
}

async function expectAtEntry(page: Page, entry: string): Promise<void> {
  await expect(page).toHaveURL(entry);
  await expect(page.locator(`[id="${entry.split('#')[1]}"]`)).toBeInViewport();
}

test.describe('a mouse', () => {
  test('opens the definition of a word, can move into it, and closes it by leaving', async ({page, site}) => {
    await page.clock.install();
    await site.open(route);
    const word = words(page).first();
    await word.hover();
    await expect(tip(page)).toBeVisible();
    await expect(tip(page)).toContainText((await word.innerText()).slice(1, 4));
    await tip(page).getByRole('link', {name: 'Glossary'}).hover();
    await page.clock.runFor(2 * closeAfterMs);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tip(page)).toHaveCount(0);
  });

  test('follows a word to its entry, without a page load', async ({page, site}) => {
    await site.open(route);
    const word = words(page).first();
    const entry = await entryOf(word);
    const expectSameDocument = await markDocument(page);
    await word.click();
    await expectAtEntry(page, entry);
    await expectSameDocument();
  });

  test('follows the link in the definition, even if the keyboard opened it', async ({page, site}) => {
    await site.open(route);
    const word = words(page).nth(1);
    const entry = await entryOf(word);
    await word.focus();
    await tip(page).getByRole('link', {name: 'Glossary'}).click();
    await expectAtEntry(page, entry);
  });
});

test.describe('a keyboard', () => {
  test('opens the definition by focus; Escape closes it and keeps the focus', async ({page, site}) => {
    await site.open(route);
    const word = words(page).first();
    await word.focus();
    await expect(tip(page)).toBeVisible();
    await expect(word).toHaveAccessibleDescription(await tip(page).locator('[id^=definition-]').innerText());
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(word).toBeFocused();
  });

  test('stops once at each word, then moves on', async ({page, site}) => {
    await site.open(route);
    const word = words(page).first();
    await word.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[popover]') ?? null)).toBeNull();
    await expect(word).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(word).toBeFocused();
    await expect(tip(page)).toBeVisible();
  });

  test('follows a word to its entry', async ({page, site}) => {
    await site.open(route);
    const word = words(page).first();
    const entry = await entryOf(word);
    await word.focus();
    await page.keyboard.press('Enter');
    await expectAtEntry(page, entry);
  });
});

test.describe('a finger', () => {
  test.use({hasTouch: true, viewport: phone});

  test('opens the definition with a tap, and closes it with a tap elsewhere', async ({page, site}) => {
    await site.open(route);
    await words(page).first().tap();
    await expect(tip(page)).toBeVisible();
    await page.touchscreen.tap(phone.width - 5, phone.height - 5);
    await expect(tip(page)).toHaveCount(0);
    await expect(page).toHaveURL(route);
  });

  test('opens one definition in place of another, and follows the link in it', async ({page, site}) => {
    await site.open(route);
    await words(page).first().tap();
    const first = await tip(page).innerText();
    const other = words(page).nth(1);
    await other.tap();
    await expect(tip(page)).toHaveCount(1);
    expect(await tip(page).innerText()).not.toBe(first);
    const entry = await entryOf(other);
    await tip(page).getByRole('link', {name: 'Glossary'}).tap();
    await expectAtEntry(page, entry);
  });

  test('follows a word with a second tap', async ({page, site}) => {
    await site.open(route);
    const word = words(page).first();
    const entry = await entryOf(word);
    await word.tap();
    await word.tap();
    await expectAtEntry(page, entry);
  });

  test('does not keep a keyboard from following the word', async ({page, site}) => {
    await site.open(route);
    const word = words(page).first();
    const entry = await entryOf(word);
    await word.tap();
    await page.touchscreen.tap(phone.width - 5, phone.height - 5);
    await expect(tip(page)).toHaveCount(0);
    await word.press('Escape');
    await word.press('Enter');
    await expectAtEntry(page, entry);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a word links to its entry, and the text contains no definition', async ({page}) => {
    await page.goto(route);
    await expect(tip(page)).toHaveCount(0);
    const word = words(page).first();
    const entry = await entryOf(word);
    await word.click();
    await expectAtEntry(page, entry);
  });
});

test('nothing moves when a definition opens', async ({page, site}) => {
  await site.open(route);
  // In a single evaluation, and only elements that exist: a diagram may load meanwhile, in the space reserved for it.
  const {before, after} = await words(page)
    .first()
    .evaluate(async (word: HTMLElement) => {
      word.scrollIntoView({block: 'center', behavior: 'instant'});
      const elements = [...document.querySelectorAll('article :is(h1, h2, p, li, td, pre, a)')].filter((element) =>
        element.checkVisibility(),
      );
      const measure = () => {
        const {scrollWidth, scrollHeight} = document.documentElement;
        return {scrollWidth, scrollHeight, boxes: elements.map((element) => element.getBoundingClientRect().toJSON())};
      };
      const closed = measure();
      word.focus();
      await new Promise(requestAnimationFrame);
      return {before: closed, after: measure()};
    });
  await expect(tip(page)).toBeVisible();
  expect(before.boxes.length).toBeGreaterThan(50);
  expect(after).toEqual(before);

  // The definition follows its term when content that loads above shifts it.
  const distance = () =>
    tip(page).evaluate((open) => {
      const word = open.parentElement?.querySelector('a')?.getBoundingClientRect();
      const {top, bottom} = open.getBoundingClientRect();
      return word ? Math.max(top - word.bottom, word.top - bottom) : NaN;
    });
  const beside = await distance();
  await page.locator('article h1').evaluate((title) => (title.style.paddingBottom = '120px'));
  await expect.poll(distance).toBeCloseTo(beside, 0);
});

for (const [name, viewport] of [
  ['a phone', phone],
  ['a narrow window', {width: 320, height: 640}],
] as const) {
  test(`every definition fits into ${name}, beside its word`, async ({page, site}) => {
    await page.setViewportSize(viewport);
    await site.open(route);
    // A tool that loads above an open definition would shift the term away from it.
    for (const tool of await page.locator('[data-tool]').all()) {
      await tool.scrollIntoViewIfNeeded();
      await expect(tool.getByRole('textbox').first()).toBeVisible();
    }
    const count = await words(page).count();
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index += 1) {
      const word = words(page).nth(index);
      await word.focus();
      await expect(tip(page)).toHaveCount(1);
      // A tool that has loaded may still grow, and push the term out of the viewport.
      await expect(async () => {
        await word.scrollIntoViewIfNeeded();
        const [box, beside] = [await tip(page).boundingBox(), await word.boundingBox()];
        if (!box || !beside) throw new Error('A word or its definition has no box.');
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
        const distance = Math.max(box.y - (beside.y + beside.height), beside.y - (box.y + box.height));
        expect(distance).toBeGreaterThan(0);
        expect(distance).toBeLessThan(20);
      }).toPass();
    }
  });
}

test('axe finds no violations with a definition open', async ({page, site}) => {
  await site.open(route);
  await words(page).first().focus();
  await expect(tip(page)).toBeVisible();
  expect(await violationsInAllViews(page, ':has(> :popover-open)', [desk])).toEqual([]);
});

test('copied text and a printed page have the words, but no definition', async ({page, site}) => {
  await site.open(route);
  const word = words(page).first();
  await word.focus();
  const definition = await tip(page).locator('[id^=definition-]').innerText();
  await page.keyboard.press('Control+a');
  const copied = await page.evaluate(() => document.getSelection()?.toString() ?? '');
  expect(copied).toContain(await word.innerText());
  expect(copied).not.toContain(definition);
  await page.emulateMedia({media: 'print'});
  await expect(tip(page)).toHaveCount(0);
  await expect(word).toHaveCSS('text-decoration-line', 'none');
});
