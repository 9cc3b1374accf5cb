import fc from 'fast-check';
import {expect, test} from 'vitest';
import {restoreAnchor, shortenAnchor} from './short-anchor';

test.each([
  ['#getBalance', 'getBalance', '#<'],
  ['/limits#rate-limits', 'Rate limits', '/limits#>'],
  ['#error-minus-32005', '-32005', '#error-minus<'],
  ['#term-slot', 'Slot', '#term->'],
  ['#uses', 'What you can do with it', '#uses'],
  ['/limits', 'Limits', '/limits'],
  ['#a', '', '#a'],
  ['#a', '…', '#a'],
])('%s with the heading %j is %s', (url, heading, short) => {
  expect(shortenAnchor(url, heading)).toBe(short);
  expect(restoreAnchor(short, heading)).toBe(url);
});

test('every URL round-trips', () => {
  const address = fc.webUrl({withFragments: true});
  fc.assert(
    fc.property(address, fc.string(), (url, heading) => {
      expect(restoreAnchor(shortenAnchor(url, heading), heading)).toBe(url);
    }),
  );
});
