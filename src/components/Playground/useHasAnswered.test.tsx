// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {useHasAnswered} from './useHasAnswered';

afterEach(() => document.body.replaceChildren());

function createFrame(): HTMLIFrameElement {
  const element = document.createElement('iframe');
  document.body.append(element);
  return element;
}

function send(data: unknown, {contentWindow}: HTMLIFrameElement): void {
  act(() => void window.dispatchEvent(new MessageEvent('message', {source: contentWindow, data})));
}

test.each([{type: 'answer'}, {type: 'height', height: 0}])('a document that sends %j has loaded', (message) => {
  const frame = createFrame();
  const ref = {current: frame};
  const {result} = renderHook(() => useHasAnswered(ref));
  expect(result.current).toBe(false);
  send(message, frame);
  expect(result.current).toBe(true);
});

test('a document has not loaded if it sends anything else, or if another sends the message', () => {
  const frame = createFrame();
  const ref = {current: frame};
  const {result} = renderHook(() => useHasAnswered(ref));
  send({type: 'other'}, frame);
  send({type: 'answer'}, createFrame());
  expect(result.current).toBe(false);
});
