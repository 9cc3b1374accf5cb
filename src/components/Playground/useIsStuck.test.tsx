// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useIsStuck} from './useIsStuck';

/** A frame whose document answers pings unless it is stuck. */
function createFrame() {
  const element = document.createElement('iframe');
  document.body.append(element);
  const source = element.contentWindow;
  const frame = {element, isStuck: false, asked: 0};
  if (!source) throw new Error('jsdom created no window for the frame.');
  source.postMessage = () => {
    frame.asked++;
    if (frame.isStuck) return;
    window.dispatchEvent(new MessageEvent('message', {source, data: {type: 'answer'}}));
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
  return renderHook(({documentId, code}) => useIsStuck(ref, documentId, code), {
    initialProps: {documentId: 'first', code: 'for (;;);'},
  });
}

test('a document that answers is not stuck', () => {
  const {result} = watch(createFrame());
  wait(60_000);
  expect(result.current).toBe(false);
});

test('a document that does not answer is stuck after a while, whatever code it is sent, until another one replaces it', () => {
  const frame = createFrame();
  frame.isStuck = true;
  const {result, rerender} = watch(frame);
  wait(3000);
  expect(result.current).toBe(false);
  wait(1000);
  expect(result.current).toBe(true);
  rerender({documentId: 'first', code: 'fixed'});
  expect(result.current).toBe(true);
  frame.isStuck = false;
  rerender({documentId: 'second', code: 'fixed'});
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
