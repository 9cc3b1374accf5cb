// @vitest-environment jsdom
import type {History, LocationListener} from 'history';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {onPageFailure} from '../../../lib/browser/page-failure';
import {createLoadedHistory, loadedHistory} from './loaded-history';

const keepPlace = vi.hoisted(() => vi.fn());
const loadIfSent = vi.hoisted(() => vi.fn<(href: string | undefined, isWanted: () => boolean) => Promise<boolean>>());
const docusaurus = vi.hoisted(() => ({
  preload: vi.fn<(path: string) => Promise<unknown>>(),
  dispatch: vi.fn<(action: string, update: object) => () => void>(),
}));
vi.mock('./reading-places', () => ({keepPlace, lastScrollY: () => 700}));
vi.mock('../../../lib/browser/load-if-sent', () => ({loadIfSent}));
vi.mock('@docusaurus/core/lib/client/preload', () => ({default: docusaurus.preload}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: docusaurus.dispatch,
}));
vi.mock('@docusaurus/core/lib/client/normalizeLocation', () => ({default: <T>(location: T): T => location}));

const endUpdate = vi.fn();
const listener = vi.fn<LocationListener>();
const heard = () => listener.mock.calls.map(([{pathname}, action]) => `${action} ${pathname}`);

/** Keeps the next page from loading until the returned function is called. */
function holdNextPage(): () => void {
  let arrive = () => {};
  docusaurus.preload.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  return () => arrive();
}

const addListener = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  // A history cannot be closed: those of other tests would hear of Back, too.
  for (const [type, hear] of addListener.mock.calls) window.removeEventListener(type, hear);
  vi.resetAllMocks();
  docusaurus.dispatch.mockReturnValue(endUpdate);
  docusaurus.preload.mockResolvedValue([]);
  window.history.replaceState(null, '', '/start');
});

test('notifies listeners of a location once its page has loaded', async () => {
  const history = createLoadedHistory();
  history.listen(listener);
  const arrive = holdNextPage();
  history.push('/next');
  expect(docusaurus.preload).toHaveBeenCalledWith('/next');
  await Promise.resolve();
  expect(heard()).toEqual([]);
  expect(history.location.pathname).toBe('/next');
  arrive();
  await vi.waitFor(() => expect(heard()).toEqual(['PUSH /next']));
});

test('keeps the place that the reader left, not the one to which browsers scroll before they tell of Back', async () => {
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  const history = createLoadedHistory();
  const start = history.location;
  history.push('/next');
  expect(keepPlace).toHaveBeenLastCalledWith(start, 900);
  const next = history.location;
  await Promise.resolve();
  history.goBack();
  await vi.waitFor(() => expect(keepPlace).toHaveBeenLastCalledWith(next, 700));
  scrollY.mockRestore();
});

test('does not show a page that was left before it loaded', async () => {
  const history = createLoadedHistory();
  history.listen(listener);
  const arrive = holdNextPage();
  history.push('/slow');
  history.push('/fast');
  await vi.waitFor(() => expect(heard()).toEqual(['PUSH /fast']));
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard()).toEqual(['PUSH /fast']);
});

test('a blocked Back leaves the page alone', async () => {
  const history = createLoadedHistory();
  history.listen(listener);
  history.push('/next');
  await vi.waitFor(() => expect(heard()).toEqual(['PUSH /next']));
  const block = vi.fn<() => false>(() => false);
  const unblock = history.block(block);
  history.goBack();
  await vi.waitFor(() => expect(block).toHaveBeenCalledOnce());
  unblock();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/next'));
  // Comes after whatever the blocked one would have caused.
  history.push('/last');
  await vi.waitFor(() => expect(heard()).toContain('PUSH /last'));
  expect(heard()).toEqual(['PUSH /next', 'PUSH /last']);
});

test('notifies client modules when a navigation starts, with the previous location', async () => {
  const history = createLoadedHistory();
  history.listen(listener);
  history.push('/one');
  await vi.waitFor(() => expect(heard()).toHaveLength(1));
  expect(endUpdate).toHaveBeenCalledOnce();
  history.push('/two');
  const path = (pathname: string): unknown => expect.objectContaining({pathname});
  expect(docusaurus.dispatch.mock.calls).toEqual([
    ['onRouteUpdate', {previousLocation: null, location: path('/start')}],
    ['onRouteUpdate', {previousLocation: path('/start'), location: path('/one')}],
    ['onRouteUpdate', {previousLocation: path('/one'), location: path('/two')}],
  ]);
});

test('ends a navigation that a newer one supersedes', async () => {
  const history = createLoadedHistory();
  history.listen(listener);
  holdNextPage();
  history.push('/slow');
  expect(endUpdate).not.toHaveBeenCalled();
  holdNextPage();
  history.push('/slower');
  expect(endUpdate).toHaveBeenCalledOnce();
  history.push('/fast');
  await vi.waitFor(() => expect(heard()).toEqual(['PUSH /fast']));
  expect(endUpdate).toHaveBeenCalledTimes(3);
});

test('returns the same history on every call', () => {
  expect(loadedHistory()).toBe(loadedHistory());
});

test('does not notify removed listeners', async () => {
  const history = createLoadedHistory();
  const other = vi.fn<LocationListener>();
  history.listen(listener)();
  history.listen(other);
  history.push('/next');
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(listener).not.toHaveBeenCalled();
});

test('does not reload the page for one that was left before it failed to load', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  let fail = () => {};
  docusaurus.preload.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = () => reject(new Error('gone')))));
  const history = createLoadedHistory();
  history.listen(listener);
  history.push('/gone');
  history.push('/next');
  fail();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(loadIfSent).not.toHaveBeenCalled();
});

test('does not load a page that was left while the server was asked for it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  docusaurus.preload.mockRejectedValueOnce(new Error('gone'));
  loadIfSent.mockReturnValue(new Promise(() => {}));
  const history = createLoadedHistory();
  history.push('/gone');
  await vi.waitFor(() => expect(loadIfSent).toHaveBeenCalledOnce());
  const [, isWanted] = loadIfSent.mock.calls[0] ?? [];
  expect(isWanted?.()).toBe(true);
  history.push('/next');
  expect(isWanted?.()).toBe(false);
});

test.each([
  ['requests a page that fails to load from the server', true],
  ['keeps the page, and reports the failure, if the server does not answer', false],
])('%s', async (_what, isSent) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const report = vi.fn();
  onPageFailure(report);
  const error = new Error('Loading chunk 12 failed');
  docusaurus.preload.mockRejectedValueOnce(error);
  loadIfSent.mockResolvedValue(isSent);
  const history = createLoadedHistory();
  history.listen(listener);
  history.push('/gone');
  await vi.waitFor(() => expect(loadIfSent).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(warn).toHaveBeenCalledWith(error);
  expect(report.mock.calls).toEqual(isSent ? [] : [[{error, href: new URL('/gone', window.location.href).href}]]);
  expect(heard()).not.toContain('PUSH /gone');
});

describe('a page that stays after one failed to load', () => {
  let history: History;

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    loadIfSent.mockResolvedValue(false);
    history = createLoadedHistory();
    history.listen(listener);
  });

  async function fail(navigate: () => void): Promise<void> {
    const failed = new Promise((resolve) => onPageFailure(resolve));
    docusaurus.preload.mockRejectedValueOnce(new Error('offline'));
    navigate();
    await failed;
  }

  async function visit(path: string): Promise<void> {
    const before = heard().length;
    history.push(path);
    await vi.waitFor(() => expect(heard()).toHaveLength(before + 1));
  }

  test('has its entry back, with what a tool wrote into the address, and can be left', async () => {
    await visit('/one');
    window.history.replaceState(window.history.state, '', '?plan=scale');
    await fail(() => history.push('/gone'));
    await vi.waitFor(() => expect(heard()).toEqual(['PUSH /one', 'POP /one']));
    expect(window.location.href).toMatch(/\/one\?plan=scale$/);
    await visit('/next');
    expect(window.location.pathname).toBe('/next');
  });

  test.each([
    ['Back', -1, 'POP /one'],
    ['Forward', 1, 'POP /three'],
  ])('has its entry back after %s, and the other one stays', async (_name, by, other) => {
    for (const path of ['/one', '/two', '/three']) await visit(path);
    history.goBack();
    await vi.waitFor(() => expect(heard().at(-1)).toBe('POP /two'));
    await fail(() => history.go(by));
    await vi.waitFor(() => expect(heard().slice(3)).toEqual(['POP /two', 'POP /two']));
    history.go(by);
    await vi.waitFor(() => expect(heard().at(-1)).toBe(other));
  });
});

test('an entry that the browser made itself, for a link to a fragment, is a new one: not one to go back to', async () => {
  const history = createLoadedHistory();
  history.listen(listener);
  const keys = () => listener.mock.calls.map(([{key}]) => key);
  const first: unknown = history.location.key;
  expect(first).toEqual(expect.any(String));
  for (let clicks = 1; clicks <= 2; clicks++) {
    window.history.pushState(null, '', '/start#part');
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    await vi.waitFor(() => expect(heard()).toEqual(Array(clicks).fill('REPLACE /start')));
  }
  expect(new Set([first, ...keys()]).size).toBe(3);
});
