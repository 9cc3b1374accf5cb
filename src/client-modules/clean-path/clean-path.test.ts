// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';

/** Opens a URL, and returns what it becomes after the client module has run. */
async function open(address: string): Promise<string> {
  window.history.replaceState({key: 'k'}, '', address);
  await import('./clean-path');
  return window.location.pathname + window.location.search + window.location.hash;
}

// The module runs on import.
beforeEach(() => vi.resetModules());

test.each([
  ['/platform/staking.html?a=1#b', '/platform/staking?a=1#b'],
  ['/platform/staking', '/platform/staking'],
  ['/platform/staking#50%', '/platform/staking#50%25'],
])('R7: %s is opened as %s', async (address, clean) => {
  expect(await open(address)).toBe(clean);
});

test('R7: no entry is added to the history, and its state is kept', async () => {
  const {length} = window.history;
  await open('/platform/staking.html');
  expect(window.history).toHaveLength(length);
  expect(window.history.state).toEqual({key: 'k'});
});

test('R7: a URL whose path starts with two slashes is cleaned too', async () => {
  await expect(open(`${window.location.origin}//evil.example/a.html`)).resolves.toMatch(/^\/+evil\.example\/a$/);
});

test('a URL typed while a page is open is cleaned too', async () => {
  await open('/platform/staking');
  window.history.replaceState(null, '', '#50%');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('#50%25');
});
