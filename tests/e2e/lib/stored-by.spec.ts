import {expect, test} from './site';
import {storedBy} from './stored-by';

test('a key is found wherever a page can store it', async ({page, site}) => {
  const key = 'k-stored';
  await site.open('/');
  expect(JSON.stringify(await storedBy(page))).not.toContain(key);
  await page.evaluate(async (text) => {
    localStorage.setItem('a', text);
    sessionStorage.setItem('a', text);
    document.cookie = `a=${text}`;
    history.replaceState({a: text}, '');
    const request = indexedDB.open(text);
    await new Promise((resolve) => (request.onsuccess = resolve));
    await (await caches.open('a')).put(`/?a=${text}`, new Response());
  }, key);
  for (const [place, content] of Object.entries(await storedBy(page))) {
    expect(JSON.stringify(content), place).toContain(key);
  }
});
