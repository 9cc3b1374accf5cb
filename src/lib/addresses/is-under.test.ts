import {expect, test} from 'vitest';
import {isUnder} from './is-under';

test.each([
  ['/dyndexer', '/dyndexer', true],
  ['/dyndexer/cli', '/dyndexer', true],
  ['/dyndexer-x', '/dyndexer', false],
  ['/dyndexer-x/cli', '/dyndexer', false],
  ['/platform', '/dyndexer', false],
  ['/', '/', true],
  ['/platform', '/', true],
])('%s is under %s: %s', (path, folder, expected) => {
  expect(isUnder(path, folder)).toBe(expected);
});
