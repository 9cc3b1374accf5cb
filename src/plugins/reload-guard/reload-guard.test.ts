// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {reloadGuardScript} from './script';
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
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script is inlined as text
  new Function('addEventListener', 'performance', 'location', reloadGuardScript())(
    (name: string, listener: Listener) => listeners.set(name, listener),
    {getEntriesByType: () => visits},
    {reload},
  );
  for (const target of failed) listeners.get('error')?.({target});
  listeners.get('load')?.({target: document});
  return {reload};
}

const element = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as Element;
};
const script = element('<script src="/main.js" defer></script>');
const box = () => document.querySelector('[role="alert"]');

afterEach(() => {
  vi.unstubAllEnvs();
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'docusaurus');
});

test('pages of a build have the guard, those of the dev server do not', () => {
  const headTags = () => reloadGuard().injectHtmlTags?.({content: undefined}).headTags;
  vi.stubEnv('NODE_ENV', 'production');
  expect(headTags()).toEqual([{tagName: 'script', innerHTML: reloadGuardScript()}]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(headTags()).toBeUndefined();
});

test('R9: without its main script, a page is reloaded once', () => {
  expect(loadPage('navigate', script).reload).toHaveBeenCalledTimes(1);
  expect(box()).toBeNull();
});

test.each(['reload', undefined])(
  'R9, E4: with the navigation type %s, a page shows a message instead, with a Retry button',
  (type) => {
    const {reload} = loadPage(type, script);
    expect(reload).not.toHaveBeenCalled();
    expect(box()?.textContent).toMatch(/could not be loaded: .*\/main\.js/);
    box()?.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('E7: shows no second alert beside the base URL banner', () => {
  document.body.innerHTML = '<div role="alert">Your site did not load properly</div>';
  loadPage('reload', script);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
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
