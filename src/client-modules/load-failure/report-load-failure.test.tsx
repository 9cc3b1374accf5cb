// @vitest-environment jsdom
import {act} from '@testing-library/react';
import {afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {reportPageFailure} from '../../lib/browser/page-failure';

const reloadOnce = vi.hoisted(() => vi.fn());
const reloadIfSent = vi.hoisted(() => vi.fn());
vi.mock('./reload-once', () => ({reloadOnce}));
vi.mock('../../lib/browser/reload-if-sent', () => ({reloadIfSent}));

let onRouteDidUpdate: () => void;
beforeAll(async () => {
  ({onRouteDidUpdate} = await import('./report-load-failure'));
});

beforeEach(() => {
  reloadOnce.mockReset().mockResolvedValue(false);
  reloadIfSent.mockReset().mockResolvedValue(false);
  stay.mockReset();
});

afterEach(() => {
  act(onRouteDidUpdate);
  delete document.documentElement.dataset.hasHydrated;
});

/** Dispatches an unhandled rejection like the browser does. */
async function reject(reason: unknown): Promise<Event> {
  const event = Object.assign(new Event('unhandledrejection', {cancelable: true}), {reason});
  await act(async () => {
    window.dispatchEvent(event);
    await Promise.resolve();
  });
  return event;
}

const chunkError = () => Object.assign(new Error('Loading chunk 17 failed.'), {name: 'ChunkLoadError'});
const stay = vi.fn();
const alert = () => document.querySelector('[role="alert"]');
const buttons = () => [...document.querySelectorAll('button')];
const close = () =>
  act(() =>
    buttons()
      .find(({textContent}) => textContent === 'Close')
      ?.click(),
  );

test('R9: a chunk that is missing on the first load makes the page reload', async () => {
  reloadOnce.mockResolvedValue(true);
  await reject(chunkError());
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(alert()).toBeNull();
});

test('R9, E4: after the reload, the error and a Retry button are shown', async () => {
  const event = await reject(chunkError());
  expect(alert()?.textContent).toContain('Loading chunk 17 failed.');
  // Not one that closes it: the page would look interactive without being so.
  expect(buttons().map(({textContent}) => textContent)).toEqual(['Retry']);
  expect(event.defaultPrevented).toBe(true);
});

test('several missing chunks are one failure', async () => {
  await reject(chunkError());
  await reject(chunkError());
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('R9: Retry keeps the page while the server does not answer', async () => {
  await reject(chunkError());
  await act(async () => {
    alert()?.querySelector('button')?.click();
    await Promise.resolve();
  });
  expect(reloadIfSent).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(alert()?.textContent).toContain('The server still doesn’t answer.'));
});

test('R10: the failure of a page that a link leads to is shown until another page has loaded', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  act(() => reportPageFailure({error: chunkError(), stay}));
  expect(alert()?.textContent).toContain('Loading chunk 17 failed.');
  act(onRouteDidUpdate);
  expect(alert()).toBeNull();
});

test('R10: the message of a failed link can be closed, which gives the focus back to the link: the page stays', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  const link = Object.assign(document.createElement('a'), {href: '#'});
  document.body.append(link);
  link.focus();
  act(() => reportPageFailure({error: chunkError(), stay}));
  buttons().at(-1)?.focus();
  close();
  expect(alert()).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(stay).toHaveBeenCalledOnce();
  link.remove();
});

test.each<[what: string, act: () => void]>([
  ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))],
  ['a click on the page', () => document.body.click()],
])('R10: %s closes the message of a failed link, but not that of a page that is not hydrated', async (_what, leave) => {
  act(() => reportPageFailure({error: chunkError(), stay}));
  act(() => void alert()?.dispatchEvent(new MouseEvent('click', {bubbles: true})));
  expect(alert()).not.toBeNull();
  act(() => leave());
  expect(alert()).toBeNull();
  expect(stay).toHaveBeenCalledOnce();
  await reject(chunkError());
  act(() => leave());
  expect(alert()).not.toBeNull();
});

test('R10: a message that was closed while it tried again stays closed', async () => {
  document.documentElement.dataset.hasHydrated = 'true';
  act(() => reportPageFailure({error: chunkError(), stay}));
  act(() => buttons()[0]?.click());
  close();
  await act(async () => {
    await Promise.resolve();
  });
  expect(reloadIfSent).toHaveBeenCalledTimes(1);
  expect(alert()).toBeNull();
});

test('R10: after hydration, a missing chunk is left to the code that requested it', async () => {
  document.documentElement.dataset.hasHydrated = 'true';
  const event = await reject(chunkError());
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(alert()).toBeNull();
  expect(event.defaultPrevented).toBe(false);
});

test.each([new Error('other'), 'text', undefined, null])('other rejections are ignored: %s', async (reason) => {
  const event = await reject(reason);
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(alert()).toBeNull();
  expect(event.defaultPrevented).toBe(false);
});
