import {expect, test} from 'vitest';
import {wellEncoded} from './well-encoded';

test.each(['', '/platform/staking', '/caf%C3%A9', '/100%25'])('%s is unchanged', (text) => {
  expect(wellEncoded(text)).toBe(text);
});

test.each([
  ['#100%', '#100%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('%s becomes %s, which can be decoded to it', (text, encoded) => {
  expect(wellEncoded(text)).toBe(encoded);
  expect(decodeURIComponent(encoded)).toBe(text);
});
