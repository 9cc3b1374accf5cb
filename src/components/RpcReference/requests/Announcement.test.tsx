// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {feedbackTime} from '../../Clipboard/feedback-time';
import {announce, announceProblem} from './announce';
import {Announcement} from './Announcement';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const problem = 'Python could not be loaded.';
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a problem is shown for as long as it takes to read, also when it is announced again', () => {
  render(<Announcement />);
  act(() => announceProblem(problem));
  wait(feedbackTime(problem) - 1);
  act(() => announceProblem(problem));
  wait(feedbackTime(problem) - 1);
  expect(screen.getByRole('status').textContent).toBe(problem);
  wait(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a copy takes back only its own message', () => {
  render(<Announcement />);
  const takeBack: (() => void)[] = [];
  act(() => void takeBack.push(announce('getSlot is copied as Markdown.')));
  act(() => announceProblem(problem));
  act(() => takeBack[0]?.());
  expect(screen.getByRole('status').textContent).toBe(problem);
  act(() => void takeBack.push(announce('getSlot is copied as Markdown.')));
  act(() => takeBack[1]?.());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a problem does not show again on the next visit', () => {
  const {unmount} = render(<Announcement />);
  act(() => announceProblem(problem));
  unmount();
  render(<Announcement />);
  expect(screen.getByRole('status').textContent).toBe('');
});
