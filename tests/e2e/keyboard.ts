import type {Locator, Page} from '@playwright/test';
import {expect} from './site';

/** Where the focus is, and what is wrong with that. */
export interface Stop {
  readonly name: string;
  readonly faults: string[];
}

/** Presses Tab, or Shift+Tab, once: a reader must see where the focus is then. Returns what it is on. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string> {
  await page.keyboard.press(key);
  await expectFocusSeen(page);
  return (await stopOf(page)).name;
}

/** Waits until readers see where the focus is: the bar may slide away from above it, and the sidebar opens in steps. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(async () => (await stopOf(page)).faults, 'The focus is on something that readers see').toEqual([]);
}

/** Presses Tab until something has the focus. Returns the stops on the way. */
export async function tabTo(page: Page, wanted: Locator, most = 60): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < most) {
    stops.push(await tab(page));
    if (await wanted.evaluateAll((found) => found.some((element) => element === document.activeElement))) return stops;
  }
  throw new Error(`Tab does not lead to ${String(wanted)} in ${most} steps: ${stops.join(', ')}.`);
}

/** Where the focus is now. */
export function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return {name: 'nothing', faults: ['no focus']};
    const name = element.getAttribute('aria-label') ?? (element.innerText || element.title || element.id).trim();

    const {outlineStyle, outlineWidth, outlineColor, boxShadow} = getComputedStyle(element);
    const isClear = /(?:,|\/) ?0\)$|^transparent$/.test(outlineColor);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isClear;

    // A link that is broken over two lines has two boxes; of a long field a part is enough.
    const isSeen = Array.from(element.getClientRects()).some((box) => {
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
      return [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(box.left + box.width * share, (top + bottom) / 2);
        return bottom > top && hit !== null && element.contains(hit);
      });
    });
    const faults: string[] = [];
    if (!hasOutline && boxShadow === 'none') faults.push(`no outline: ${name}`);
    if (!isSeen) faults.push(`out of sight: ${name}`);
    if (element.tabIndex > 0) faults.push(`taken out of order: ${name}`);
    return {name, faults};
  });
}
