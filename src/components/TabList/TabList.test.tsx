// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {TabList} from './TabList';

afterEach(cleanup);

const tabs = [
  {name: 'curl', label: 'curl'},
  {name: 'go', label: 'Go'},
  {name: 'rust', label: 'Rust'},
] as const;

const show = (selected: 'curl' | 'go' | 'rust') => {
  const onSelect = vi.fn();
  render(<TabList label="Language" panel="panel" tabs={tabs} selected={selected} onSelect={onSelect} />);
  return onSelect;
};
const tab = (name: string) => screen.getByRole('tab', {name});

test('only the selected tab is a tab stop', () => {
  show('go');
  expect(screen.getAllByRole('tab').map(({tabIndex}) => tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tab', {selected: true})).toBe(tab('Go'));
});

test('every tab names the panel that it controls', () => {
  show('go');
  expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-controls'))).toEqual(Array(3).fill('panel'));
});

test('a click selects a tab', () => {
  const onSelect = show('curl');
  fireEvent.click(tab('Rust'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('rust');
});

test.each([
  ['ArrowRight', 'curl', 'Go'],
  ['ArrowRight', 'Rust', 'curl'],
  ['ArrowLeft', 'curl', 'Rust'],
  ['Home', 'Go', 'curl'],
  ['End', 'curl', 'Rust'],
])('%s on %s moves to %s, and selects nothing', (key, focused, next) => {
  const onSelect = show('curl');
  expect(fireEvent.keyDown(tab(focused), {key})).toBe(false);
  expect(document.activeElement).toBe(tab(next));
  expect(onSelect).not.toHaveBeenCalled();
});

test('other keys are left alone', () => {
  const onSelect = show('curl');
  expect(fireEvent.keyDown(tab('curl'), {key: 'PageDown'})).toBe(true);
  expect(onSelect).not.toHaveBeenCalled();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow key with %s is left to the browser', (modifier) => {
  const onSelect = show('curl');
  expect(fireEvent.keyDown(tab('curl'), {key: 'ArrowLeft', [modifier]: true})).toBe(true);
  expect(onSelect).not.toHaveBeenCalled();
});
