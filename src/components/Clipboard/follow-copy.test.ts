// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {followCopy} from './follow-copy';

const messages = {copied: 'Copied the link.', failed: 'The browser refused.'};

/** A live region, and what it has said. */
function liveRegion() {
  const takeBack = vi.fn();
  return {takeBack, announce: vi.fn(() => takeBack)};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('marks what was pressed and announces the outcome, for as long as it takes to read', async () => {
  const pressed = document.createElement('button');
  const {announce, takeBack} = liveRegion();
  await followCopy(pressed, Promise.resolve(), messages, announce);
  expect(pressed.dataset.copied).toBe('Copied');
  expect(announce.mock.calls).toEqual([['Copied the link.', 'copied']]);
  expect(takeBack).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(pressed.dataset.copied).toBeUndefined();
  expect(takeBack).toHaveBeenCalled();
});

test('ignores the failure of a copy that began earlier and took longer', async () => {
  const [slow, fast] = [document.createElement('button'), document.createElement('button')];
  const {announce, takeBack} = liveRegion();
  let fail = () => {};
  const failing = new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('refused'))));
  const first = followCopy(slow, failing, messages, announce);
  await followCopy(fast, Promise.resolve(), messages, announce);
  fail();
  await first;
  expect(slow.dataset.copied).toBeUndefined();
  expect(fast.dataset.copied).toBe('Copied');
  expect(announce.mock.calls).toEqual([['Copied the link.', 'copied']]);
  expect(takeBack).not.toHaveBeenCalled();
});
