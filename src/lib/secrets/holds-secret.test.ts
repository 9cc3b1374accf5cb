import {expect, test} from 'vitest';
import {holdsSecret} from './holds-secret';

test.each([
  ['https://node.example.org/api-key/k-1', '', true],
  ['my k-9', 'k-9', true],
  ['my k-9', '', false],
  ['getSlot', 'k-9', false],
  ['', '', false],
])('%j, with the key %j entered: %j', (text, key, isSecret) => {
  expect(holdsSecret(text, key)).toBe(isSecret);
});
