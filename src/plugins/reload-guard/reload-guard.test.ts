// @vitest-environment jsdom
import {runInThisContext} from 'node:vm';
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest';
import {inlineScript} from '../../lib/html/inline-script';
import {guardReload} from './client/guard-reload';
import reloadGuard from '.';

// cspell:ignore unstub

type Listener = (event: {target: EventTarget | null}) => void;

/**
 * Runs the script in a page with navigation type `type`, after the load of `failed` has failed; returns the reload
 * mock.
 */
function loadPage(type: string | undefined, ...failed: readonly Element[]): {reload: ReturnType<typeof vi.fn>} {
  const listeners = new Map<string, Listener>();
  const reload = vi.fn();
  const visits = type === undefined ? [] : [{type}];
  const guard = runInThisContext(`(addEventListener, performance, location) => {${inlineScript(guardReload)}}`) as (
    ...globals: unknown[]
  ) => void;
  guard(
    (name: string, listener: Listener) => listeners.set(name, listener),
    {getEntriesByType: () => visits},
    {reload, href: page},
  );
  for (const target of failed) listeners.get('error')?.({target});
  listeners.get('load')?.({target: document});
  return {reload};
}

const page = 'https://example.com/staking';

/** What the guard fetches before a reload. */
const request = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', request);
  request.mockReset().mockResolvedValue(new Response());
});

const element = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as Element;
};
const deferred = (src: string) => Object.assign(document.createElement('script'), {src, defer: true});
const script = deferred('/main.js');
const box = () => document.querySelector('[role="alert"]');

afterEach(() => {
  vi.unstubAllEnvs();
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'docusaurus');
  vi.useRealTimers();
});
afterAll(() => vi.unstubAllGlobals());

test('R9: without its main script, a page is reloaded once', async () => {
  const {reload} = loadPage('navigate', script);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(box()).toBeNull();
});

test('pages of a build have the guard, those of the dev server do not', () => {
  const headTags = () => reloadGuard().injectHtmlTags?.({content: undefined}).headTags;
  vi.stubEnv('NODE_ENV', 'production');
  expect(headTags()).toEqual([{tagName: 'script', innerHTML: inlineScript(guardReload)}]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(headTags()).toBeUndefined();
});

test('R9: before the reload, what failed replaces the wrong answers in the browser’s cache', async () => {
  const other = deferred('/17.js');
  const arrivals: (() => void)[] = [];
  request.mockImplementation(() => new Promise((resolve) => arrivals.push(() => resolve(new Response()))));
  const {reload} = loadPage('navigate', script, other);
  expect(request.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
    [page, 'no-store'],
    [script.src, 'reload'],
    [other.src, 'reload'],
  ]);
  arrivals[0]?.();
  arrivals[1]?.();
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  arrivals[2]?.();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('R9: a page is reloaded once even if these fetches fail or hang', async () => {
  const scripts = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  request.mockImplementation((url) => (url === page ? Promise.resolve(new Response()) : scripts(url)));
  const {reload} = loadPage('navigate', script);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

  vi.useFakeTimers();
  scripts.mockReturnValue(new Promise(() => {}));
  const slow = loadPage('navigate', script);
  await vi.advanceTimersByTimeAsync(4999);
  expect(slow.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slow.reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not answer', () => new Promise<never>(() => {})],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503', () => Promise.resolve(new Response(null, {status: 503}))],
])('R9, E4: if the server of the page %s, the page shows a message instead', async (_name, answer) => {
  vi.useFakeTimers();
  request.mockImplementation((url) => (url === page ? answer() : Promise.resolve(new Response())));
  const {reload} = loadPage('navigate', script);
  await vi.advanceTimersByTimeAsync(5000);
  const button = box()?.querySelector('button');
  button?.click();
  expect(button?.textContent).toBe('Retrying…');
  await vi.advanceTimersByTimeAsync(5000);
  expect(button?.textContent).toBe('Retry');
  expect(reload).not.toHaveBeenCalled();
  request.mockResolvedValue(new Response());
  button?.click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['reload', undefined])(
  'R9, E4: with the navigation type %s, a page shows a message instead, with a Retry button',
  async (type) => {
    const {reload} = loadPage(type, script);
    expect(reload).not.toHaveBeenCalled();
    expect(box()?.textContent).toMatch(/could not be loaded: .*\/main\.js/);
    expect(request).not.toHaveBeenCalled();
    box()?.querySelector('button')?.click();
    expect(request).toHaveBeenCalledWith(script.src, expect.anything());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  },
);

test('E7: shows no second alert beside the base URL banner', () => {
  document.body.innerHTML = '<div role="alert">Your site did not load properly</div>';
  loadPage('reload', script);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('E4: the Retry button of the base URL banner fetches the script, too', async () => {
  document.body.innerHTML = '<div role="alert"><button>Retry</button></div>';
  const own = vi.fn();
  const button = document.querySelector('button');
  if (button) button.onclick = own;
  const {reload} = loadPage('reload', script);
  button?.click();
  expect(request).toHaveBeenCalledWith(script.src, expect.anything());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(own).not.toHaveBeenCalled();
});

test('does nothing if the main script has loaded, which handles the others', () => {
  Object.assign(window, {docusaurus: {}});
  expect(loadPage('navigate', script).reload).not.toHaveBeenCalled();
  expect(loadPage('reload', script).reload).not.toHaveBeenCalled();
  expect(box()).toBeNull();
});

test.each([
  ['nothing', []],
  ['a dynamically loaded script', [element('<script src="/17.js"></script>')]],
  ['a prefetched script', [element('<link rel="prefetch" href="/17.js">')]],
  ['an image', [element('<img src="/a.svg" alt="">')]],
])('does nothing if the page lacks %s', (_name, failed) => {
  expect(loadPage('navigate', ...failed).reload).not.toHaveBeenCalled();
  expect(loadPage('reload', ...failed).reload).not.toHaveBeenCalled();
  expect(box()).toBeNull();
});
