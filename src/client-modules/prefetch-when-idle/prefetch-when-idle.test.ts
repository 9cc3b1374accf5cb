// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {onRouteDidUpdate} from './prefetch-when-idle';

const idle: (() => void)[] = [];
const prefetch = vi.fn();

/** What the browser does until it has nothing left to do. */
function idleTurns(): string[][] {
  const turns: string[][] = [];
  for (let task = idle.shift(); task; task = idle.shift()) {
    prefetch.mockClear();
    task();
    turns.push(prefetch.mock.calls.flat() as string[]);
  }
  return turns;
}

/** Shows links, each at its distance from the top of the screen. */
function show(links: Readonly<Record<string, number>>): void {
  document.body.replaceChildren(
    ...Object.entries(links).map(([href, top]) => {
      const link = Object.assign(document.createElement('a'), {href});
      link.getBoundingClientRect = () => new DOMRect(0, top, 80, 20);
      return link;
    }),
  );
}

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];

const location: Update['location'] = {pathname: '/', search: '', hash: '', state: undefined};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('docusaurus', {prefetch});
  return () => vi.unstubAllGlobals();
});

test('C12: pages are prefetched one at a time, when the browser is idle, each once', () => {
  show({'/a': 10, '/a#part': 30, '/b': 50, '/below': 5000, 'https://example.com/c': 70});
  onRouteDidUpdate?.({location, previousLocation: null});
  expect(idleTurns()).toEqual([['/a'], ['/b'], []]);
  onRouteDidUpdate?.({location, previousLocation: location});
  expect(idleTurns()).toEqual([[]]);
  show({'/below': 100, '/a': -40});
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(idleTurns()).toEqual([['/below'], []]);
});
