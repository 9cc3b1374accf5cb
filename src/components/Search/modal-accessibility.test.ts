// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {makeAccessible} from './modal-accessibility';

test('nothing that makes the modal accessible outlasts the signal', () => {
  document.body.innerHTML = '<div><div class="DocSearch-Modal"><input></div></div>';
  const root = document.querySelector('div') as HTMLElement;
  const patches = new AbortController();
  makeAccessible(root, patches.signal);
  const press = () => root.dispatchEvent(new MouseEvent('mousedown', {cancelable: true}));
  const regions = () => root.querySelectorAll('[role="status"]').length;
  expect([press(), regions()]).toEqual([false, 1]);
  patches.abort();
  expect([press(), regions()]).toEqual([true, 0]);
});
