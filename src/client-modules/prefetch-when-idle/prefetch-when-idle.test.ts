// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {onRouteDidUpdate} from './prefetch-when-idle';

const idle: (() => void)[] = [];
const prefetch = vi.fn();
const observing = new Set<Observer>();

/** Mock that reports once which of the observed links are on screen: those with the class `on-screen`. */
class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private readonly targets: Element[] = [];
  constructor(callback: (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void) {
    observing.add(this);
    idle.push(() =>
      callback(this.targets.map((target) => ({target, isIntersecting: target.className === 'on-screen'}))),
    );
  }
  observe(target: Element): void {
    this.targets.push(target);
  }
  disconnect(): void {
    observing.delete(this);
  }
}

/** Runs the idle callbacks until none is left, and returns what each has prefetched. */
function turns(): string[][] {
  const prefetched: string[][] = [];
  for (let turn = idle.shift(); turn; turn = idle.shift()) {
    prefetch.mockClear();
    turn();
    if (prefetch.mock.calls.length > 0) prefetched.push(prefetch.mock.calls.flat() as string[]);
  }
  expect(observing).toEqual(new Set());
  return prefetched;
}

/** The element into which Docusaurus renders the site. */
const site = document.body.appendChild(Object.assign(document.createElement('div'), {id: '__docusaurus'}));

function show(links: Readonly<Record<string, 'on-screen' | 'below'>>): void {
  site.replaceChildren(
    ...Object.entries(links).map(([href, className]) => Object.assign(document.createElement('a'), {href, className})),
  );
}

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];

const location: Update['location'] = {pathname: '/here', search: '', hash: '', state: undefined};

// Stubbed for the whole file: the listeners on `window` are never removed.
vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
vi.stubGlobal('IntersectionObserver', Observer);
vi.stubGlobal('docusaurus', {prefetch});

const scroll = () => window.dispatchEvent(new Event('scroll'));

test('C12: each page is prefetched once, in a task of its own, when the browser is idle', () => {
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
  scroll();
  scroll();
  expect(turns()).toEqual([['/c']]);
});

test('C12: links that come into view during a check or a prefetch are prefetched too', () => {
  show({'/e': 'on-screen', '/f': 'on-screen'});
  scroll();
  idle.shift()?.();
  show({'/g': 'on-screen'});
  scroll();
  expect(turns()).toEqual([['/e'], ['/f'], ['/g']]);
});

test('C12: links that appear without user input are prefetched', async () => {
  show({'/result': 'on-screen'});
  await Promise.resolve();
  expect(turns()).toEqual([['/result']]);
});

test('C12: nothing is checked in data saver mode', () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  show({'/saved': 'on-screen'});
  scroll();
  expect(idle).toEqual([]);
});
