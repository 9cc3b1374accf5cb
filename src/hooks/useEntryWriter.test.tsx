// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useEntryWriter} from './useEntryWriter';

const here = {};
vi.mock('@docusaurus/router', () => ({useLocation: () => here}));

const write = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('writes once, after a delay', () => {
  renderHook(() => useEntryWriter(write));
  expect(write).not.toHaveBeenCalled();
  vi.runAllTimers();
  window.dispatchEvent(new Event('beforeunload'));
  expect(write).toHaveBeenCalledTimes(1);
});

test('writes at once when the reader reloads or leaves the page within the delay', () => {
  renderHook(() => useEntryWriter(write));
  window.dispatchEvent(new Event('beforeunload'));
  expect(write).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(write).toHaveBeenCalledTimes(1);
});

test('writes before a link creates another entry', () => {
  renderHook(() => useEntryWriter(write));
  const link = document.body.appendChild(document.createElement('a'));
  link.addEventListener('click', () => expect(write).toHaveBeenCalledTimes(1));
  link.click();
  vi.runAllTimers();
  expect(write).toHaveBeenCalledTimes(1);
  link.remove();
});

test('writes before a form without a button, which has no click, creates another entry', () => {
  renderHook(() => useEntryWriter(write));
  const form = document.body.appendChild(document.createElement('form'));
  const written: number[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    written.push(write.mock.calls.length);
  });
  form.requestSubmit();
  form.requestSubmit();
  vi.runAllTimers();
  written.push(write.mock.calls.length);
  expect(written).toEqual([1, 1, 1]);
  form.remove();
});

test('does not write after unmounting', () => {
  renderHook(() => useEntryWriter(write)).unmount();
  for (const event of ['beforeunload', 'click', 'submit']) window.dispatchEvent(new Event(event));
  vi.runAllTimers();
  expect(write).not.toHaveBeenCalled();
});
