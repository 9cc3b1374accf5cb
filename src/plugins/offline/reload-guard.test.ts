// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {reloadGuardScript} from './reload-guard';

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
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script stands in the page as text
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
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'docusaurus');
});

test('R9: without its main script, a page is reloaded once', () => {
  expect(loadPage('navigate', script).reload).toHaveBeenCalledTimes(1);
  expect(box()).toBeNull();
});

test.each(['reload', undefined])('R9, E4: a page that came by %s says so instead, with a Retry button', (type) => {
  const {reload} = loadPage(type, script);
  expect(reload).not.toHaveBeenCalled();
  expect(box()?.textContent).toContain('could not be loaded');
  box()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('E7: the banner of the home page is enough', () => {
  document.body.innerHTML = '<div role="alert">Your site did not load properly</div>';
  loadPage('reload', script);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('when the main script is there, it takes care of the others', () => {
  Object.assign(window, {docusaurus: {}});
  expect(loadPage('navigate', script).reload).not.toHaveBeenCalled();
  expect(loadPage('reload', script).reload).not.toHaveBeenCalled();
  expect(box()).toBeNull();
});

test.each([
  ['nothing', []],
  ['a script that another one loads', [element('<script src="/17.js"></script>')]],
  ['what is fetched ahead', [element('<link rel="prefetch" href="/17.js">')]],
  ['an image', [element('<img src="/a.svg" alt="">')]],
])('a page that lacks %s is left alone', (_name, failed) => {
  expect(loadPage('navigate', ...failed).reload).not.toHaveBeenCalled();
  expect(loadPage('reload', ...failed).reload).not.toHaveBeenCalled();
  expect(box()).toBeNull();
});
