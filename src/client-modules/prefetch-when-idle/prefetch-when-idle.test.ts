// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {onRouteDidUpdate} from './prefetch-when-idle';

const idle: (() => void)[] = [];
const prefetch = vi.fn();
let observed: Element[] = [];

/** Says once which of the links it got are on the screen: those with that class. */
class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(callback: (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void) {
    idle.push(() => callback(observed.map((target) => ({target, isIntersecting: target.className === 'on-screen'}))));
  }
  observe(target: Element): void {
    observed.push(target);
  }
  disconnect(): void {
    observed = [];
  }
}

/** What is prefetched in each turn of the browser, until it has nothing left to do. */
function turns(): string[][] {
  const prefetched: string[][] = [];
  for (let turn = idle.shift(); turn; turn = idle.shift()) {
    prefetch.mockClear();
    turn();
    if (prefetch.mock.calls.length > 0) prefetched.push(prefetch.mock.calls.flat() as string[]);
  }
  expect(observed).toEqual([]);
  return prefetched;
}

function show(links: Readonly<Record<string, 'on-screen' | 'below'>>): void {
  document.body.replaceChildren(
    ...Object.entries(links).map(([href, className]) => Object.assign(document.createElement('a'), {href, className})),
  );
}

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];

const location: Update['location'] = {pathname: '/here', search: '', hash: '', state: undefined};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('docusaurus', {prefetch});
  return () => vi.unstubAllGlobals();
});

test('C12: pages are prefetched one at a time, when the browser is idle, each once', () => {
  show({
    '/a': 'on-screen',
    '/a#part': 'on-screen',
    '/b': 'on-screen',
    '/c': 'below',
    '/here#part': 'on-screen',
    '/contract.yaml': 'on-screen',
    'https://example.com/d': 'on-screen',
  });
  onRouteDidUpdate?.({location, previousLocation: null});
  expect(prefetch).not.toHaveBeenCalled();
  expect(turns()).toEqual([['/a'], ['/b']]);
  onRouteDidUpdate?.({location, previousLocation: location});
  expect(turns()).toEqual([]);

  show({'/c': 'on-screen', '/a': 'below'});
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(turns()).toEqual([['/c']]);
});

test('C12: what comes into view while pages are prefetched has its turn too', () => {
  show({'/e': 'on-screen', '/f': 'on-screen'});
  window.dispatchEvent(new Event('scroll'));
  prefetch.mockImplementationOnce(() => {
    show({'/g': 'on-screen'});
    window.dispatchEvent(new Event('scroll'));
  });
  expect(turns()).toEqual([['/e'], ['/f'], ['/g']]);
});
