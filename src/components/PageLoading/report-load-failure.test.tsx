// @vitest-environment jsdom
import {act} from '@testing-library/react';
import {afterEach, beforeAll, expect, test} from 'vitest';

beforeAll(async () => {
  await import('./report-load-failure');
});

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.hasHydrated;
});

/** A rejection that nobody handles, as the browser tells of it. */
async function reject(reason: unknown): Promise<Event> {
  const event = Object.assign(new Event('unhandledrejection', {cancelable: true}), {reason});
  await act(async () => {
    window.dispatchEvent(event);
    await Promise.resolve();
  });
  return event;
}

const chunkError = () => Object.assign(new Error('Loading chunk 17 failed.'), {name: 'ChunkLoadError'});
const alert = () => document.querySelector('[role="alert"]');

test('R9, E4: a chunk that is missing at the first load shows the error and a Retry button', async () => {
  const event = await reject(chunkError());
  expect(alert()?.textContent).toContain('Loading chunk 17 failed.');
  expect(alert()?.querySelector('button')?.textContent).toBe('Retry');
  expect(event.defaultPrevented).toBe(true);
});

test('R10: once the page runs, a missing chunk is left to who asked for it', async () => {
  document.documentElement.dataset.hasHydrated = 'true';
  const event = await reject(chunkError());
  expect(alert()).toBeNull();
  expect(event.defaultPrevented).toBe(false);
});

test.each([new Error('other'), 'text', undefined, null])('another rejection is not ours: %s', async (reason) => {
  const event = await reject(reason);
  expect(alert()).toBeNull();
  expect(event.defaultPrevented).toBe(false);
});
