// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {endProgress, showProgress} from './show-progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The labels of the spinners on the page. */
const shown = () =>
  Array.from(document.querySelectorAll('[role=img]'), (spinner) => spinner.getAttribute('aria-label'));

test('only what takes long is shown, until it ends', () => {
  showProgress('Copying')();
  const end = showProgress('Loading the page');
  vi.advanceTimersByTime(190);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(shown()).toEqual(['Loading the page']);
  end();
  expect(shown()).toEqual([]);
});

test('two at once share a bar, which has the label of the latest that goes on', () => {
  const endFirst = showProgress('Loading the search');
  vi.advanceTimersByTime(300);
  const bar = document.querySelector('.progress-bar');
  const endSecond = showProgress('Loading the page');
  vi.advanceTimersByTime(300);
  expect(shown()).toEqual(['Loading the page']);
  expect(document.querySelector('.progress-bar')).toBe(bar);
  endSecond();
  expect(shown()).toEqual(['Loading the search']);
  endFirst();
  expect(shown()).toEqual([]);
});

test('C10: a crash ends all of it', () => {
  const end = showProgress('Loading the page');
  vi.advanceTimersByTime(300);
  showProgress('Copying');
  endProgress();
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(300);
  end();
  expect(shown()).toEqual([]);
});
