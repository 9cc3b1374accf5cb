import {expect, test} from 'vitest';
import {cleanPath} from './clean-path';

// cspell:ignore htmlx

test.each([
  ['/platform/staking.html', '/platform/staking'],
  ['/platform/staking/index.html', '/platform/staking'],
  ['/index.html', '/'],
  ['/.html', '/'],
])('R7: %s becomes %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});

test.each(['/', '/platform/staking', '/my-index', '/html', '/a.html/b', '/page.htmlx'])(
  'R7: %s is unchanged',
  (pathname) => {
    expect(cleanPath(pathname)).toBe(pathname);
  },
);

test('R7: a page whose name ends in "index" keeps its name', () => {
  expect(cleanPath('/platform/subindex.html')).toBe('/platform/subindex');
});
