import {expect, test} from 'vitest';
import {searchPageUrl} from './page-url';

test('R4, M9: the URL of the search page has the query as q', () => {
  expect(searchPageUrl('rate limits')).toBe('/search?q=rate+limits');
  expect(searchPageUrl('a&b=c#d')).toBe('/search?q=a%26b%3Dc%23d');
});

test('M5, M9: a query truncated inside an emoji has a valid URL', () => {
  expect(searchPageUrl(`${'x'.repeat(63)}🚀`)).toBe(`/search?q=${'x'.repeat(63)}`);
  expect(searchPageUrl('\uD83D')).toBe('/search?q=');
  expect(searchPageUrl('a\uDE80')).toBe('/search?q=a');
});
