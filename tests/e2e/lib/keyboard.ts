import type {Locator, Page} from '@playwright/test';
import {expect} from './site';

/** The focused element, and what makes its focus invisible, if anything does. */
export interface Stop {
  readonly name: string;
  readonly faults: string[];
}

/** Presses Tab or Shift+Tab once, and asserts that the focus is visible. Returns the name of the focused element. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string> {
  await page.keyboard.press(key);
  await expectFocusSeen(page);
  return (await stopOf(page)).name;
}

/** Waits until the focus is visible: the bar above may have to slide away, and the sidebar opens in steps. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(async () => (await stopOf(page)).faults, 'The focus is visible').toEqual([]);
}

/** Presses Tab until the wanted element has the focus. Returns the tab stops on the way. */
export async function tabTo(page: Page, wanted: Locator, maxSteps = 60): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < maxSteps) {
    stops.push(await tab(page));
    if (await wanted.evaluateAll((found) => found.some((element) => element === document.activeElement))) return stops;
  }
  throw new Error(`Tab does not reach ${String(wanted)} in ${maxSteps} steps: ${stops.join(', ')}.`);
}

/** The current tab stop. */
export function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return {name: 'nothing', faults: ['no focus']};
    const name = element.getAttribute('aria-label') ?? (element.innerText || element.title || element.id).trim();

    const {outlineStyle, outlineWidth, outlineColor, boxShadow} = getComputedStyle(element);
    const isClear = /(?:,|\/) ?0\)$|^transparent$/.test(outlineColor);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !isClear;

    // A link that wraps has two boxes; of a long field, a visible part is enough.
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
    if (element.tabIndex > 0) faults.push(`out of order: ${name}`);
    return {name, faults};
  });
}
