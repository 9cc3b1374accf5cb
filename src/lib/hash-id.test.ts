import {expect, test} from 'vitest';
import {hashId} from './hash-id';

test.each([
  ['#part', 'part'],
  ['#%C3%BCn', 'ün'],
  ['#100%', '100%'],
  ['', ''],
])('%j leads to %j', (hash, id) => {
  expect(hashId(hash)).toBe(id);
});
