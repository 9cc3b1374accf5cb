// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useIsStuck} from './useIsStuck';

/** A frame whose document answers pings unless it is stuck. */
function createFrame() {
  const element = document.createElement('iframe');
  document.body.append(element);
  const source = element.contentWindow;
  const answer = () => void window.dispatchEvent(new MessageEvent('message', {source, data: {type: 'answer'}}));
  const frame = {element, isStuck: false, answer};
  if (!source) throw new Error('jsdom created no window for the frame.');
  source.postMessage = () => {
    if (!frame.isStuck) answer();
  };
  return frame;
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function watch(frame: ReturnType<typeof createFrame>) {
  const ref = {current: frame.element};
  return renderHook(({loads, code}) => useIsStuck(ref, loads, code), {
    initialProps: {loads: 1, code: 'for (;;);'},
  });
}

test('a document that answers is not stuck', () => {
  const {result} = watch(createFrame());
  wait(60_000);
  expect(result.current).toBe(false);
});

test('a document that does not answer is stuck after a while, whatever code it is sent, until another one replaces it in the frame', () => {
  const frame = createFrame();
  frame.isStuck = true;
  const {result, rerender} = watch(frame);
  wait(3000);
  expect(result.current).toBe(false);
  wait(1000);
  expect(result.current).toBe(true);
  rerender({loads: 1, code: 'fixed'});
  expect(result.current).toBe(true);
  frame.isStuck = false;
  // A document answers before its frame has loaded.
  act(frame.answer);
  expect(result.current).toBe(false);
  rerender({loads: 2, code: 'fixed'});
  expect(result.current).toBe(false);
  wait(60_000);
  expect(result.current).toBe(false);
});

test('a document that gets stuck after it has answered is detected', () => {
  const frame = createFrame();
  const {result} = watch(frame);
  wait(10_000);
  frame.isStuck = true;
  wait(7000);
  expect(result.current).toBe(true);
});

test('a document that replaces another is asked soon after it has loaded', () => {
  const frame = createFrame();
  const {result, rerender} = watch(frame);
  wait(10_000);
  frame.isStuck = true;
  rerender({loads: 2, code: 'for (;;);'});
  wait(4000);
  expect(result.current).toBe(true);
});
