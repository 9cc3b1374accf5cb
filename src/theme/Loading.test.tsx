// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import Loading from './Loading';

const loading = {error: null, isLoading: true, pastDelay: false, timedOut: false, retry: () => undefined};

afterEach(cleanup);

test('R8: a page that loads immediately shows no spinner', () => {
  const {container} = render(<Loading {...loading} />);
  expect(container.childElementCount).toBe(0);
});

test('R8: after the delay, a spinner says that the page is loading', () => {
  render(<Loading {...loading} pastDelay />);
  expect(screen.getByRole('status').textContent).toBe('Loading the page…');
});

test('R9, E4: a failure shows its text and a Retry button', () => {
  const retry = vi.fn();
  render(<Loading {...loading} pastDelay error={new Error('Loading chunk 17 failed.')} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 17 failed.');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});
