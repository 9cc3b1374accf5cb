import type {Locator} from '@playwright/test';

const heightOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().height);

/** Whether an element is far from the height that is configured for it. Rough: fonts differ, and data grows. */
export async function isFarFrom(configured: number, element: Locator): Promise<boolean> {
  const share = (await heightOf(element)) / configured;
  return share < 0.8 || share > 1.25;
}
