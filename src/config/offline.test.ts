import {expect, test} from 'vitest';
import {copyName, readOffline} from './offline';

test.each([
  [undefined, true],
  ['', true],
  ['on', true],
  ['off', false],
])('OFFLINE=%s: %s', (OFFLINE, expected) => {
  expect(readOffline({OFFLINE})).toBe(expected);
});

test('any other value fails the build', () => {
  expect(() => readOffline({OFFLINE: 'false'})).toThrow(
    'OFFLINE is "false" (src/config/offline.ts). Set it to on or off',
  );
});

test('sites at the same origin have separate copies', () => {
  expect(['/', '/preview/', '/preview/2/'].map(copyName)).toEqual([
    'site-copy',
    'site-copy/preview',
    'site-copy/preview/2',
  ]);
});
