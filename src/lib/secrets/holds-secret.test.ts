import {expect, test} from 'vitest';
import {holdsSecret} from './holds-secret';

test.each([
  ['https://node.example.org/api-key/k-1', '', true],
  ['my a1b2c3d4e5', 'a1b2c3d4e5', true],
  ['my b2c3d4e5`, {', 'a1b2c3d4e5', true],
  ['my a1b2c3d4e5', '', false],
  ['getSlot', 'a1b2c3d4e5', false],
  ['the test validator', 'test', false],
  ['', '', false],
])('%j, with the key %j entered: %j', (text, key, isSecret) => {
  expect(holdsSecret(text, key)).toBe(isSecret);
});
