import type {Page} from '@playwright/test';

/** What a page has stored in the browser, by place. */
export async function storedBy(page: Page) {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const openCaches = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const cached = await Promise.all(openCaches.map((cache) => cache.keys()));
    return {
      localStorage: Object.entries(localStorage),
      sessionStorage: Object.entries(sessionStorage),
      historyState: history.state as unknown,
      databases: (await indexedDB.databases()).map(({name}) => name),
      cachedUrls: cached.flat().map(({url}) => url),
    };
  });
  return {cookies, ...inPage};
}
