import type {BrowserContext, Page} from '@playwright/test';

/**
 * Holds back what a page requests from now on.
 *
 * @param pattern of the addresses
 * @returns lets it go on.
 */
export async function holdBack(page: Page, pattern: Parameters<BrowserContext['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
