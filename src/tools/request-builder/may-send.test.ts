import {expect, test} from 'vitest';
import {maySend} from './may-send';

test.each([
  [undefined, true],
  ["default-src 'self'", true],
  ["default-src 'self'; connect-src 'self' https: http://localhost:*", true],
  ["default-src 'self'; connect-src 'self'; form-action 'self'", false],
  ["connect-src 'self' https://appid-dsn.algolia.net; img-src https:", false],
])('%s: %s', (policy, expected) => {
  expect(maySend(policy)).toBe(expected);
});
