// @vitest-environment jsdom
import {cleanup, fireEvent, renderHook} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {setSlashOff} from './slash-off';
import {useSearchShortcuts} from './useSearchShortcuts';

const onIntent = vi.fn();
const onOpen = vi.fn();
const onClose = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.body.innerHTML = '';
  setSlashOff(false);
});

const listen = (isOpen: boolean) => renderHook(() => useSearchShortcuts(isOpen, {onIntent, onOpen, onClose}));

/** Presses a key; returns whether the default action is left to the browser. */
const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init);

describe('while the search is closed', () => {
  test.each([
    {key: 'k', ctrlKey: true},
    {key: 'k', metaKey: true},
    {key: 'K', ctrlKey: true},
    {key: 'л', code: 'KeyK', ctrlKey: true},
    {key: '/'},
  ])('M1: %o opens it, and nothing else', (init) => {
    listen(false);
    expect(press(init)).toBe(false);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    {key: 'k'},
    {key: 'K', ctrlKey: true, shiftKey: true},
    {key: 'k', ctrlKey: true, altKey: true},
    {key: 'Escape'},
    {key: '/', ctrlKey: true},
    {key: 'a', ctrlKey: true},
    // Dvorak.
    {key: 't', code: 'KeyK', ctrlKey: true},
    {},
  ])('M1: %o does nothing', (init) => {
    listen(false);
    expect(press(init)).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test.each(['<input>', '<textarea></textarea>', '<select></select>', '<div role="textbox"></div>'])(
    'M1: / is a character in %s',
    (html) => {
      document.body.innerHTML = html;
      listen(false);
      expect(press({key: '/'}, document.body.children[0])).toBe(true);
      expect(onOpen).not.toHaveBeenCalled();
    },
  );

  test('M1: / does nothing once the reader has turned it off', () => {
    setSlashOff(true);
    listen(false);
    expect(press({key: '/'})).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
    expect(press({key: 'k', ctrlKey: true})).toBe(false);
  });

  // jsdom has no `isContentEditable`.
  test('M1: / is a character in an editor of code', () => {
    const editor = Object.assign(document.createElement('pre'), {isContentEditable: true});
    document.body.append(editor);
    listen(false);
    expect(press({key: '/'}, editor)).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test.each(['Control', 'Meta'])('%s by itself preloads the search, only once while held', (key) => {
    listen(false);
    expect(press({key})).toBe(true);
    press({key, repeat: true});
    expect(onIntent).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test.each([{key: 'k', ctrlKey: true}, {key: '/'}])('%o does nothing while a dialog is open', (init) => {
    document.body.innerHTML = '<dialog open><button>Close</button></dialog>';
    listen(false);
    expect(press(init)).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('M1: Ctrl+K opens it from a field, too', () => {
    document.body.innerHTML = '<input>';
    listen(false);
    press({key: 'k', ctrlKey: true}, document.body.children[0]);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

describe('while the search is open', () => {
  test.each([{key: 'Escape'}, {key: 'k', ctrlKey: true}, {key: 'k', metaKey: true}])('M1: %o closes it', (init) => {
    listen(true);
    expect(press(init)).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  // Safari's ends before the key, of which only the code tells.
  test.each([{isComposing: true}, {keyCode: 229}])(
    'M1: Escape of a composition, %o, does not close it',
    (composing) => {
      listen(true);
      expect(press({key: 'Escape', ...composing})).toBe(true);
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  test('M1: / is a character', () => {
    listen(true);
    expect(press({key: '/'})).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('keys do nothing after unmounting', () => {
  listen(false).unmount();
  press({key: '/'});
  expect(onOpen).not.toHaveBeenCalled();
});
