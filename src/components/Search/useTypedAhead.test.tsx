// @vitest-environment jsdom
import {cleanup, fireEvent, renderHook} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {useTypedAhead} from './useTypedAhead';

afterEach(cleanup);

function listen() {
  const {result, rerender} = renderHook(({isLoading}) => useTypedAhead(isLoading), {initialProps: {isLoading: true}});
  return {
    typed: () => result.current.current.query,
    isEntered: () => result.current.current.isEntered,
    load: (isLoading: boolean) => rerender({isLoading}),
  };
}

/** Presses keys; returns whether the default action of the last one is left to the page. */
const press = (keys: readonly string[], init: KeyboardEventInit = {}) =>
  keys.map((key) => fireEvent.keyDown(document.body, {key, ...init})).at(-1);

test('M1: characters are buffered, and Backspace removes them; the page does not receive them', () => {
  const {typed} = listen();
  expect(press(['s', 'l', ' ', 'Backspace', 'o', 'T'])).toBe(false);
  expect(typed()).toBe('sloT');
});

test.each([{ctrlKey: true}, {metaKey: true}, {altKey: true}])('M1: a key with %o is left to the browser', (init) => {
  const {typed} = listen();
  expect(press(['r'], init)).toBe(true);
  expect(typed()).toBe('');
});

test('M1: a character typed with AltGr is buffered', () => {
  const {typed} = listen();
  expect(press(['@'], {ctrlKey: true, altKey: true, modifierAltGraph: true})).toBe(false);
  expect(typed()).toBe('@');
});

test('M1: other keys are left to the page', () => {
  const {typed} = listen();
  expect(press(['Escape', 'Tab', 'Shift', 'F5'])).toBe(true);
  expect(typed()).toBe('');
});

test('M1: each search starts empty, and nothing is buffered while none is loading', () => {
  const {typed, load} = listen();
  press(['a']);
  load(false);
  expect(press(['b'])).toBe(true);
  load(true);
  press(['c']);
  expect(typed()).toBe('c');
});

test('M1: Enter after a query is buffered until the query changes', () => {
  const {typed, isEntered} = listen();
  expect(press(['Enter'])).toBe(true);
  expect(press(['a'])).toBe(false);
  expect(press(['Enter'], {repeat: true})).toBe(true);
  expect(isEntered()).toBe(false);
  expect(press(['Enter'])).toBe(false);
  expect([typed(), isEntered()]).toEqual(['a', true]);
  press(['b']);
  expect([typed(), isEntered()]).toEqual(['ab', false]);
});

test('M1: what is pasted is buffered with what is typed', () => {
  const {typed} = listen();
  press(['a', ' ']);
  const isLeft = fireEvent.paste(document.body, {clipboardData: {getData: () => 'getBalance'}});
  press(['s']);
  expect(isLeft).toBe(false);
  expect(typed()).toBe('a getBalances');
});
