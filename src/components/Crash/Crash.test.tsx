// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {showProgress} from '../Progress/show-progress';
import {Crash} from './Crash';

afterEach(cleanup);

test('C7, E5: says that the page crashed and why, and has a Try again button', () => {
  const onTryAgain = vi.fn();
  const error = new Error('outer', {cause: new Error('inner')});
  render(<Crash error={error} onTryAgain={onTryAgain} />);
  expect(screen.getByRole('heading').textContent).toBe('This page crashed.');
  expect(screen.getByText(/outer\s+Caused by: inner/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});

test('C10: ends the progress of the navigation that crashed', () => {
  vi.useFakeTimers();
  showProgress('Loading the page');
  vi.advanceTimersByTime(300);
  expect(document.querySelector('.progress-bar')).not.toBeNull();
  render(<Crash error={new Error('boom')} onTryAgain={() => undefined} />);
  expect(document.querySelector('.progress-bar')).toBeNull();
  vi.useRealTimers();
});

test('shows the messages of a chain of causes that leads back to itself, and whatever else was thrown', () => {
  const outer = new Error('outer');
  outer.cause = new Error('inner', {cause: outer});
  const {container, rerender} = render(<Crash error={outer} onTryAgain={() => undefined} />);
  expect(container.querySelector('pre')?.textContent).toBe('outer\nCaused by: inner');
  rerender(<Crash error="text" onTryAgain={() => undefined} />);
  expect(container.querySelector('pre')?.textContent).toBe('text');
});
