// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reloadOnce} from './reload-once';

// cspell:ignore unstub

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', {reload});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function cameBy(type: string | undefined): void {
  vi.stubGlobal('performance', {getEntriesByType: () => (type === undefined ? [] : [{type}])});
}

test.each(['navigate', 'back_forward', 'prerender'])('R9: a page loaded by %s is reloaded', (type) => {
  cameBy(type);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('R9: a page that is still loading is reloaded once it has loaded', () => {
  cameBy('navigate');
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  expect(reloadOnce()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(['reload', undefined])('R9, E4: a page loaded by %s is not reloaded', (type) => {
  cameBy(type);
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
