// @vitest-environment jsdom
import {cleanup, fireEvent, render} from '@testing-library/react';
import {useRef} from 'react';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {useResultKeys} from './useResultKeys';

function Page() {
  const root = useRef<HTMLElement>(null);
  useResultKeys(root);
  return (
    <main ref={root}>
      <input type="search" aria-label="field" />
      <button type="button">suggestion</button>
      <div data-results>
        <a href="/a">a</a>
        <a href="/b">b</a>
      </div>
    </main>
  );
}

/** Presses a key; returns the element that then has focus, and whether the default action is left to the browser. */
function press(key: string, init: KeyboardEventInit = {}): [string | undefined, boolean] {
  const isLeft = fireEvent.keyDown(document.activeElement ?? document.body, {key, ...init});
  const {activeElement} = document;
  return [activeElement?.getAttribute('aria-label') ?? activeElement?.textContent, isLeft];
}

beforeEach(() => {
  render(<Page />);
  document.querySelector('input')?.focus();
});
afterEach(cleanup);

test('the arrow keys move from the field through the links, and stop at both ends', () => {
  expect(press('ArrowUp')).toEqual(['field', true]);
  expect(press('ArrowDown')).toEqual(['a', false]);
  expect(press('ArrowDown')).toEqual(['b', false]);
  expect(press('ArrowDown')).toEqual(['b', true]);
  expect(press('ArrowUp')).toEqual(['a', false]);
  expect(press('ArrowUp')).toEqual(['field', false]);
});

test('Escape returns to the field, where it is left to the browser', () => {
  press('ArrowDown');
  press('ArrowDown');
  expect(press('Escape')).toEqual(['field', false]);
  expect(press('Escape')).toEqual(['field', true]);
});

test.each([{isComposing: true}, {altKey: true}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'an arrow key with %o is left to the browser',
  (init) => expect(press('ArrowDown', init)).toEqual(['field', true]),
);

test('other keys, and other elements, are left alone', () => {
  expect(press('Tab')).toEqual(['field', true]);
  document.querySelector('button')?.focus();
  expect(press('ArrowDown')).toEqual(['suggestion', true]);
  expect(press('Escape')).toEqual(['suggestion', true]);
});
