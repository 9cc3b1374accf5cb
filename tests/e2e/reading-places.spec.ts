import type {Page} from '@playwright/test';
import {pressBack} from './lib/press-back';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

/** The text of the element in the middle of the viewport, and its distance from the top in pixels. */
function inView(page: Page): Promise<{text: string; top: number}> {
  return page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return {text: (element?.textContent ?? '').slice(0, 200), top: element?.getBoundingClientRect().top ?? 0};
  });
}

/** Scrolls as a reader does, so that content near the viewport is laid out. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  for (let scrolled = 0; scrolled < pixels; scrolled += 500) await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + pixels / 2);
  await settled(page);
}

/** Waits until the scroll position is the same in three frames. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let same = 0, before = -1; same < 3; before = scrollY) {
      await new Promise(requestAnimationFrame);
      same = scrollY === before ? same + 1 : 0;
    }
  });
}

/** The same element in the middle of the viewport, within a few pixels. */
async function expectView(page: Page, {text, top}: Awaited<ReturnType<typeof inView>>): Promise<void> {
  await expect.poll(async () => (await inView(page)).text).toBe(text);
  await settled(page);
  expect(Math.abs((await inView(page)).top - top)).toBeLessThan(3);
}

/** Follows a link to the home page, not with the mouse: a click would first scroll the link into view. */
async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', {name: 'Syndica'}).first().dispatchEvent('click');
  await expect(page.getByRole('heading', {level: 1, name: 'Welcome to Syndica'})).toBeVisible();
}

const reference = '/platform/solana-rpc/solana-documentation';

for (const [what, path] of [
  ['the method reference', reference],
  ['the method reference, opened at a method', `${reference}#getBlock`],
  ['the error codes', '/platform/resources/rpc-error-codes#error-minus-32005'],
  ['a page of text', '/platform/resources/faq'],
] as const) {
  test(`Back and Forward lead to where the reader was in ${what}`, async ({page, site}) => {
    await site.open(path);
    await page.mouse.move(600, 400);
    await scrollBy(page, 2500);
    const left = await inView(page);
    await goHome(page);
    await scrollBy(page, 1000);
    const leftHome = await inView(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectView(page, left);
    await page.goForward();
    await expectView(page, leftHome);
  });
}

test('C6: an entry of the table of contents leads to its section again, and Back to where the reader was', async ({
  page,
  site,
}) => {
  await site.open('/platform/resources/faq');
  const entry = page.locator('.table-of-contents__link').nth(1);
  const heading = page.locator((await entry.getAttribute('href')) ?? '');
  for (let click = 0; click < 2; click++) {
    await entry.click();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.mouse.move(600, 400);
    await scrollBy(page, 2000);
    await expect(heading).not.toBeInViewport();
  }
  const left = await inView(page);
  await page.locator('.table-of-contents__link').last().click();
  await expect(heading).not.toBeInViewport();
  await pressBack(page);
  await expect.poll(async () => (await inView(page)).text).toBe(left.text);
  await expect(heading).not.toBeFocused();
});

test('Back leads to where the reader was in the results of a typed search', async ({page, site}) => {
  await site.open('/search');
  await page.getByRole('searchbox').fill('commitment');
  await expect(page).toHaveURL('/search?q=commitment');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  await page.mouse.move(600, 400);
  await scrollBy(page, 1000);
  const left = await inView(page);
  await goHome(page);
  await page.goBack();
  await expectView(page, left);
});

test('Back leads to where the reader was in a section, even after a reload', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits#other-methods');
  await page.mouse.move(600, 400);
  await scrollBy(page, 3000);
  const left = await inView(page);
  await goHome(page);
  await page.reload();
  await site.hydrated();
  await pressBack(page);
  await expect.poll(async () => (await inView(page)).text).toBe(left.text);
  await settled(page);
  expect((await inView(page)).text).toBe(left.text);
});

for (const [how, leave] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'Back from a page that had to be loaded',
    async (page: Page) => {
      await page.goto('/opensearch.xml');
      await page.goBack();
    },
  ],
] as const) {
  test(`${how} leads to where the reader was in the method reference`, async ({page, site}) => {
    await site.open(reference);
    await page.mouse.move(600, 400);
    for (let screens = 0; screens < 6; screens++) await scrollBy(page, 2500);
    const left = await inView(page);
    await leave(page);
    await site.hydrated();
    await expectView(page, left);
  });
}

test('a reload leads to where the reader was, even if that is between two sections', async ({page, site}) => {
  await site.open(`${reference}#sendTransaction`);
  await page.mouse.move(600, 400);
  const heading = page.locator('#http-blocks');
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // In the space above the heading.
  const middle = Math.round((page.viewportSize()?.height ?? 0) / 2) + 14;
  // Through the sections above it, which get their heights.
  await expect(async () => {
    await page.mouse.wheel(0, Math.min(800, (await top()) - middle));
    await settled(page);
    expect(await top()).toBe(middle);
  }).toPass({intervals: [0]});
  await page.reload();
  await site.hydrated();
  await settled(page);
  await expect.poll(async () => Math.abs((await top()) - middle)).toBeLessThan(3);
});

test('Back leads to where the reader was after a link within the page', async ({page, site}) => {
  await site.open(`${reference}#getBlock`);
  await page.mouse.move(600, 400);
  await scrollBy(page, 2500);
  const left = await inView(page);
  await page.getByRole('link', {name: 'Subscriptions', exact: true}).last().dispatchEvent('click');
  await expect(page).not.toHaveURL(/#getBlock$/);
  await page.goBack();
  await expect(page).toHaveURL(/#getBlock$/);
  await expectView(page, left);
});

test('dragging the scroll bar right after Back is not undone', async ({page, site}) => {
  await site.open(reference);
  await page.mouse.move(600, 400);
  await scrollBy(page, 2500);
  await goHome(page);
  await page.goBack();
  await expect(page.locator('#http-methods')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // A drag fires only scroll events, and scrolls to the pointer's position between any two frames, for half a second.
  const end = await page.evaluate(async () => {
    const start = scrollY;
    for (let frame = 1; frame <= 30; frame++) {
      scrollTo({top: start + frame * 60, behavior: 'instant'});
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
    return start + 1800;
  });
  await settled(page);
  expect(Math.abs((await page.evaluate(() => scrollY)) - end)).toBeLessThan(100);
});

test('an anchor typed into the address bar scrolls to its section', async ({page, site}) => {
  await site.open(`${reference}#getBlock`);
  await page.evaluate(() => (location.hash = '#getSlot'));
  await expect(page.locator('#getSlot')).toBeInViewport();
});

test.describe('in a window whose width changes', () => {
  const field = (page: Page) => page.getByRole('main').getByRole('textbox').last();

  async function changeWidth(page: Page): Promise<void> {
    for (const width of [640, 320]) {
      await page.setViewportSize({width, height: 800});
      await settled(page);
    }
  }

  test.beforeEach(async ({page, site}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await site.open('/platform/resources/rate-limits#check-your-load');
    await field(page).focus();
    await settled(page);
  });

  test('the focused field stays in view', async ({page}) => {
    await changeWidth(page);
    await expect(field(page)).toBeInViewport({ratio: 1});
  });

  test('a reader who left the field stays where they are', async ({page}) => {
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await settled(page);
    await changeWidth(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('the place stays in view when the phone is rotated while the bar shows', async ({page, site}) => {
    await site.open('/platform/resources/faq#land-faster');
    const heading = page.locator('#land-faster');
    await expect(heading).toBeInViewport();
    // The bar hides while the reader scrolls down, and shows again while they scroll up: here, until a text is in the
    // middle of the upper edge. Chromium keeps nothing in place if that is between two texts.
    await page.evaluate(() => {
      const boxes = Array.from(document.querySelectorAll('article p'), (text) => text.getBoundingClientRect());
      const {top, bottom} = boxes.findLast((box) => box.bottom < 0) ?? new DOMRect();
      window.scrollBy({top: (top + bottom) / 2, behavior: 'instant'});
    });
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport({ratio: 1});
    await page.setViewportSize({width: phone.height, height: phone.width});
    await settled(page);
    await expect(heading).toBeInViewport();
    await page.setViewportSize(phone);
    await settled(page);
    await expect(heading).toBeInViewport();
  });
});
