import type {Page} from '@playwright/test';

/** Makes pages fail to access storage, as browsers do whose reader blocks it. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, {get: blocked});
  });
}
