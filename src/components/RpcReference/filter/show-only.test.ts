// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {showOnly} from './show-only';

const accounts = {id: 'http-accounts', name: 'Accounts', methods: [{name: 'getBalance', transport: 'http'}]} as const;
const blocks = {id: 'http-blocks', name: 'Blocks', methods: [{name: 'getSlot', transport: 'http'}]} as const;

test('elements of other categories and methods are hidden, and can be shown again', () => {
  const box = document.createElement('div');
  box.innerHTML = ['http-accounts', 'getBalance', 'http-blocks', 'getSlot', 'getSlot']
    .map((id) => `<p data-filter-id="${id}">${id}</p>`)
    .join('');
  const shown = () =>
    Array.from(box.children, (element) => (element as HTMLElement).hidden || element.textContent).filter(
      (text) => text !== true,
    );
  showOnly(box, [blocks]);
  expect(shown()).toEqual(['http-blocks', 'getSlot', 'getSlot']);
  showOnly(box, []);
  expect(shown()).toEqual([]);
  showOnly(box, [accounts, blocks]);
  expect(shown()).toHaveLength(5);
});
