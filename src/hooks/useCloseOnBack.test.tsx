// @vitest-environment jsdom
import {cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useCloseOnBack} from './useCloseOnBack';

const onClose = vi.fn();
const cover = () => renderHook(() => useCloseOnBack(onClose));

beforeEach(() => void onClose.mockClear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('without the Navigation API, Back closes what covers the page', () => {
  vi.stubGlobal('navigation', undefined);
  const {unmount} = cover();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  {to: 0, navigationType: 'traverse', cancels: true, closes: true},
  {to: 2, navigationType: 'traverse', cancels: false, closes: true},
  {to: 2, navigationType: 'push', cancels: false, closes: false},
])('with it, from entry 1: %o', ({to, navigationType, cancels, closes}) => {
  const navigation = Object.assign(new EventTarget(), {currentEntry: {index: 1}});
  vi.stubGlobal('navigation', navigation);
  cover();
  const event = Object.assign(new Event('navigate', {cancelable: true}), {navigationType, destination: {index: to}});
  navigation.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(cancels);
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
});
