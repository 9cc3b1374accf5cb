import {expect, test} from 'vitest';
import {percentDecode} from './percent-decode';

test.each([
  ['caf%C3%A9%20au%20lait', 'café au lait'],
  ['100%', '100%'],
  ['%C3', '%C3'],
  ['', ''],
])('%j becomes %j', (text, decoded) => {
  expect(percentDecode(text)).toBe(decoded);
});
