// @vitest-environment jsdom
import type {ClientModule} from '@docusaurus/types';
import {act} from '@testing-library/react';
import {afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {reportPageFailure} from '../../lib/browser/page-failure';

const reloadOnce = vi.hoisted(() => vi.fn());
const loadIfSent = vi.hoisted(() => vi.fn<(href: string | undefined, isWanted: () => boolean) => Promise<boolean>>());
vi.mock('./reload-once', () => ({reloadOnce}));
vi.mock('../../lib/browser/load-if-sent', () => ({loadIfSent}));

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
let onRouteDidUpdate: (update: Update) => void;

/** From one entry of the history to another, or to itself. */
function goBetween(from: string, to: string): void {
  const locationOf = (key: string): Update['location'] => ({
    pathname: '/staking',
    search: '',
    hash: '',
    state: null,
    key,
  });
  act(() => onRouteDidUpdate({location: locationOf(to), previousLocation: locationOf(from)}));
}

beforeAll(async () => {
  ({onRouteDidUpdate} = (await import('./report-load-failure')) as {onRouteDidUpdate: typeof onRouteDidUpdate});
});

beforeEach(() => {
  reloadOnce.mockReset().mockResolvedValue(false);
  loadIfSent.mockReset().mockResolvedValue(false);
});

afterEach(() => {
  goBetween('one', 'two');
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
const href = '/gone';
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
  expect(loadIfSent.mock.calls).toEqual([[undefined, expect.any(Function)]]);
  await vi.waitFor(() => expect(alert()?.textContent).toContain('The server still doesn’t answer.'));
});

test('R10: the failure of a page that a link leads to is shown until another page has loaded', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  act(() => reportPageFailure({error: chunkError(), href}));
  expect(alert()?.textContent).toContain('Loading chunk 17 failed.');
  // The page that stays gets its entry back.
  goBetween('one', 'one');
  expect(alert()).not.toBeNull();
  goBetween('one', 'two');
  expect(alert()).toBeNull();
});

test('R10: the message of a failed link can be closed, which gives the focus back to the link: the page stays', () => {
  document.documentElement.dataset.hasHydrated = 'true';
  const link = Object.assign(document.createElement('a'), {href: '#'});
  document.body.append(link);
  link.focus();
  act(() => reportPageFailure({error: chunkError(), href}));
  buttons().at(-1)?.focus();
  close();
  expect(alert()).toBeNull();
  expect(document.activeElement).toBe(link);
  link.remove();
});

test('R10: Escape closes the message of a failed link, but not that of a page that is not hydrated', async () => {
  const leave = () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
  act(() => reportPageFailure({error: chunkError(), href}));
  act(() => void leave());
  expect(alert()).toBeNull();
  await reject(chunkError());
  act(() => void leave());
  expect(alert()).not.toBeNull();
});

test('R10: a message that was closed while it tried again stays closed', async () => {
  document.documentElement.dataset.hasHydrated = 'true';
  act(() => reportPageFailure({error: chunkError(), href}));
  act(() => buttons()[0]?.click());
  const [askedHref, isWanted] = loadIfSent.mock.calls[0] ?? [];
  expect(askedHref).toBe(href);
  expect(isWanted?.()).toBe(true);
  close();
  await act(async () => {
    await Promise.resolve();
  });
  expect(isWanted?.()).toBe(false);
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
