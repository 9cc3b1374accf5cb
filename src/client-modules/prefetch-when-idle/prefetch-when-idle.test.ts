import {beforeEach, expect, test, vi} from 'vitest';
import {oneAtATime} from './prefetch-when-idle';

const idle: (() => void)[] = [];
const runIdle = () => idle.splice(0).forEach((task) => task());

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('window', {requestIdleCallback: (task: () => void) => idle.push(task)});
  return () => vi.unstubAllGlobals();
});

test('pages are prefetched one at a time, when the browser is idle, each once', () => {
  const prefetch = vi.fn(() => false as const);
  const later = oneAtATime(prefetch);
  for (const path of ['/a', '/b', '/a']) void later(path);
  expect(prefetch).not.toHaveBeenCalled();
  runIdle();
  expect(prefetch.mock.calls).toEqual([['/a']]);
  runIdle();
  expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
  expect(idle).toEqual([]);
  void later('/c');
  runIdle();
  expect(prefetch).toHaveBeenLastCalledWith('/c');
});
