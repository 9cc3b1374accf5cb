// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {onEscape} from './on-escape';

let listeners = new AbortController();
const close = vi.fn<() => void>();

afterEach(() => {
  listeners.abort();
  listeners = new AbortController();
  close.mockReset();
  document.body.innerHTML = '';
});

function press(init: KeyboardEventInit = {}): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, ...init}));
}

test('Escape closes, until the signal is aborted', () => {
  onEscape(close, listeners.signal);
  press({key: 'a'});
  expect(close).not.toHaveBeenCalled();
  press();
  expect(close).toHaveBeenCalledTimes(1);
  listeners.abort();
  press();
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['an input method', {isComposing: true}, ''],
  ['an input method in Safari', {keyCode: 229}, ''],
  ['the search', {}, '<div class="DocSearch-Container"></div>'],
  ['a dialog', {}, '<dialog open></dialog>'],
])('Escape of %s closes nothing else', (_owner, init, html) => {
  onEscape(close, listeners.signal);
  document.body.innerHTML = html;
  press(init);
  expect(close).not.toHaveBeenCalled();
});
