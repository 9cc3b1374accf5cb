import {colorToggle} from './lib/color-mode';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

test('C1: the bar has brand, items, search, color toggle and language', async ({page, site}) => {
  await site.open('/');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('link', {name: 'Syndica'}).first()).toBeVisible();
  await expect(bar.getByRole('link', {name: 'Platform'})).toBeVisible();
  await expect(bar.getByRole('button', {name: 'Search docs'})).toBeVisible();
  await expect(colorToggle(bar)).toBeVisible();
  await bar.getByRole('button', {name: /English|languages/i}).hover();
  await expect(bar.locator('.dropdown__menu a', {hasText: 'English'})).toHaveAttribute('lang', 'en');
});

for (const [width, fontSize] of [
  [1440, 32],
  [1010, 24],
  [997, 16],
] as const) {
  test(`C1: at a width of ${width} px and a font size of ${fontSize} px, the bar shows all of its items without overlap`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width, height: 800});
    await site.open('/platform/staking');
    await page.addStyleTag({content: `html {font-size: ${fontSize}px !important}`});
    const boxes = await page
      .locator('.navbar__brand, .navbar__items > .navbar__item, .navbar__items > .dropdown, .navbar__items > div')
      .filter({visible: true})
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(5);
    for (const [index, {left, right, top, bottom}] of boxes.entries()) {
      expect(right - left).toBeGreaterThan(16);
      expect(right).toBeLessThanOrEqual(width);
      const over = boxes.slice(index + 1).filter((b) => b.left < right - 1 && left < b.right - 1);
      expect(over.filter((b) => b.top < bottom - 1 && top < b.bottom - 1)).toEqual([]);
    }
  });
}

test('C1: Escape closes the open menu of the bar and returns the focus', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const trigger = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'dyndexer'});
  const list = page.locator('.dropdown--show > .dropdown__menu');
  await trigger.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize(phone);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.press('Enter');
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('C1: Escape hides a menu below the pointer, until the pointer comes back', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const trigger = page.locator('.dropdown > .navbar__link', {hasText: 'dyndexer'});
  const list = page.locator('.dropdown__menu').and(trigger.locator('~ *'));
  await trigger.hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await trigger.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.mouse.move(0, 500);
  await trigger.hover();
  await expect(list).toBeVisible();
});

test('C1: a click opens and closes a menu of the bar, with a pointer and without', async ({page, site}) => {
  await site.open('/dyndexer/overview');
  const trigger = page.locator('.dropdown > .navbar__link', {hasText: 'dyndexer'});
  const list = page.locator('.dropdown__menu').and(trigger.locator('~ *'));
  const withPointer = () => trigger.click();
  // As a screen reader does.
  const without = () => trigger.dispatchEvent('click');
  for (const click of [without, withPointer]) {
    await click();
    await expect(list).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await click();
    await expect(list).toBeHidden();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  }
});

test('C2: the bar hides on scroll down and shows on scroll up', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits');
  const bar = page.getByRole('navigation', {name: 'Main'});
  // The bar compares two scroll events: a second scroll before the first event would be coalesced into one event.
  const scrollTo = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, {once: true});
          window.scrollTo({top: y, behavior: 'instant'});
        }),
      top,
    );
  await scrollTo(400);
  await scrollTo(800);
  await expect(bar).not.toBeInViewport();
  await scrollTo(500);
  await expect(bar).toBeInViewport();
});

test('C1, C2: the bar stays while one of its menus is open', async ({page, site}) => {
  await site.open('/dyndexer/cli');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const menu = bar.getByRole('link', {name: 'Overview'});
  const scrollDown = async () => {
    const before = await page.evaluate(() => window.scrollY);
    for (let times = 0; times < 4; times++) await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 600);
  };
  await bar.getByRole('button', {name: 'dyndexer'}).hover();
  await menu.hover();
  await scrollDown();
  await expect(menu).toBeVisible();
  await expect(bar).toBeInViewport({ratio: 1});
  await page.mouse.move(700, 500);
  await expect(bar).not.toBeInViewport();
});
