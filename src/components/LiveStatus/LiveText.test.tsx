// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {LiveText} from './LiveText';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const announced = () => screen.getByRole('status').textContent;

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('the first text is shown, and not announced', () => {
  render(<LiveText>63 methods</LiveText>);
  wait(5000);
  expect(screen.getByText('63 methods')).toBeTruthy();
  expect(announced()).toBe('');
});

test('of texts that change at every key, only the last is announced', () => {
  const {rerender} = render(<LiveText>63 methods</LiveText>);
  for (const count of [20, 7, 2]) {
    rerender(<LiveText>{count} of 63 methods</LiveText>);
    wait(300);
    expect(announced()).toBe('');
  }
  wait(700);
  expect(announced()).toBe('2 of 63 methods');
});

test('a text that comes back before the pause is not announced', () => {
  const {rerender} = render(<LiveText>63 methods</LiveText>);
  rerender(<LiveText>1 of 63 methods</LiveText>);
  wait(1000);
  rerender(<LiveText>2 of 63 methods</LiveText>);
  rerender(<LiveText>1 of 63 methods</LiveText>);
  wait(1000);
  expect(announced()).toBe('1 of 63 methods');
});

test('after no text, the same text is announced again', () => {
  const {rerender} = render(<LiveText>63 results</LiveText>);
  rerender(<LiveText>42 results</LiveText>);
  wait(1000);
  rerender(<LiveText>{''}</LiveText>);
  expect(announced()).toBe('');
  rerender(<LiveText>42 results</LiveText>);
  wait(1000);
  expect(announced()).toBe('42 results');
});

test('a render with the same text does not put the announcement off', () => {
  const {rerender} = render(<LiveText>63 methods</LiveText>);
  rerender(<LiveText>1 of 63 methods</LiveText>);
  wait(500);
  rerender(<LiveText>1 of 63 methods</LiveText>);
  wait(300);
  expect(announced()).toBe('1 of 63 methods');
});

test('the live region goes with the text', () => {
  const {unmount} = render(<LiveText>63 methods</LiveText>);
  unmount();
  expect(screen.queryByRole('status')).toBeNull();
});
