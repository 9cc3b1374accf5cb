// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {hashId, hashTarget} from './hash-target';

test.each([
  ['#part', 'part'],
  ['#%C3%BCn', 'ün'],
  ['#100%', '100%'],
  ['', ''],
])('the id of %j is %j', (hash, id) => {
  expect(hashId(hash)).toBe(id);
});

test('the target is the element with the id, or null', () => {
  document.body.innerHTML = '<p id="größe">Size</p>';
  expect(hashTarget('#gr%C3%B6%C3%9Fe')?.textContent).toBe('Size');
  expect(hashTarget('#gone')).toBeNull();
  expect(hashTarget('')).toBeNull();
});
