// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reloadOnce} from './reload-once';

// cspell:ignore unstub

const loadIfSent = vi.hoisted(() => vi.fn());
vi.mock('../../lib/browser/load-if-sent', () => ({loadIfSent}));

beforeEach(() => void loadIfSent.mockReset().mockResolvedValue(true));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function cameBy(type: string | undefined): void {
  vi.stubGlobal('performance', {getEntriesByType: () => (type === undefined ? [] : [{type}])});
}

test.each(['navigate', 'back_forward', 'prerender'])('R9: a page loaded by %s is reloaded', async (type) => {
  cameBy(type);
  expect(await reloadOnce()).toBe(true);
  expect(loadIfSent).toHaveBeenCalledTimes(1);
});

test('R9: a page that is still loading is reloaded once it has loaded', async () => {
  cameBy('navigate');
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const reloads = reloadOnce();
  expect(loadIfSent).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(await reloads).toBe(true);
  expect(loadIfSent).toHaveBeenCalledTimes(1);
});

test('R9, E4: a page that the server does not send is not reloaded', async () => {
  cameBy('navigate');
  loadIfSent.mockResolvedValue(false);
  expect(await reloadOnce()).toBe(false);
});

test.each(['reload', undefined])('R9, E4: a page loaded by %s is not reloaded', async (type) => {
  cameBy(type);
  expect(await reloadOnce()).toBe(false);
  expect(loadIfSent).not.toHaveBeenCalled();
});
