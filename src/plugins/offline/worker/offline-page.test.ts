import {expect, test} from 'vitest';
import {offlinePage} from './offline-page';

test('the page explains the problem and what to do, and loads no resources', async () => {
  const response = offlinePage({basePath: '/base/', hasSearch: true});
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain('not available offline');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'data:,',
    '',
    '/base/',
    '/base/search',
  ]);
  // The icon is empty: browsers ask for one that no page has.
  expect(html.replace('<link rel="icon"', '')).not.toMatch(/<script|<link|<img|url\(/);
  expect(html.length).toBeLessThan(2000);
});

test('a copy without what the search needs offers no search', async () => {
  const html = await offlinePage({basePath: '/base/', hasSearch: false}).text();
  expect(html).toContain('href="/base/"');
  expect(html).not.toMatch(/search/i);
});
