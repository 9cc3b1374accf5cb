// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {makeAccessible} from './modal-accessibility';

let patches = new AbortController();

afterEach(() => {
  vi.useRealTimers();
  // Other files share the window, in which Tab would go on to lead into the modal.
  patches.abort();
  patches = new AbortController();
});

test('results are announced once the reader pauses, not at every key', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><div class="DocSearch-Modal"><input><ul></ul></div></div>';
  const root = document.querySelector('div') as HTMLElement;
  makeAccessible(root, patches.signal);
  const heard: string[] = [];
  new MutationObserver(() => heard.push(root.querySelector('[role="status"]')?.textContent ?? '')).observe(
    root.querySelector('[role="status"]') as Element,
    {childList: true},
  );
  const input = root.querySelector('input') as HTMLInputElement;
  for (const [query, rows] of [
    ['r', 3],
    ['ra', 2],
    ['rat', 2],
    ['rate', 2],
  ] as const) {
    input.value = query;
    root
      .querySelector('ul')
      ?.replaceChildren(
        ...Array.from({length: rows}, () => Object.assign(document.createElement('li'), {role: 'row'})),
      );
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual(['2 results shown. Use the arrow keys to go through them.']);
});

test('the list of hits is no tab stop, which Firefox would make of it as it scrolls', () => {
  document.body.innerHTML =
    '<div><div class="DocSearch-Modal"><input><div class="DocSearch-Dropdown"></div></div></div>';
  makeAccessible(document.querySelector('div') as HTMLElement, patches.signal);
  expect(document.querySelector('.DocSearch-Dropdown')?.getAttribute('tabindex')).toBe('-1');
});

test('an announcement changes nothing that is shown, which would cost another frame', async () => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div><div class="DocSearch-Modal"><input value="rate"><div class="DocSearch-Dropdown"><ul></ul></div></div></div>';
  const root = document.querySelector('div') as HTMLElement;
  makeAccessible(root, patches.signal);
  root.querySelector('ul')?.append(Object.assign(document.createElement('li'), {role: 'row'}));
  await vi.advanceTimersByTimeAsync(10);
  const changed: Node[] = [];
  new MutationObserver((mutations) => changed.push(...mutations.map(({target}) => target))).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(changed).toEqual([root.querySelector('[role="status"]')]);
});

test('nothing that makes the modal accessible outlasts the signal', () => {
  document.body.innerHTML = '<div><div class="DocSearch-Modal"><input></div></div>';
  const root = document.querySelector('div') as HTMLElement;
  makeAccessible(root, patches.signal);
  const press = () => root.dispatchEvent(new MouseEvent('mousedown', {cancelable: true}));
  const regions = () => root.querySelectorAll('[role="status"]').length;
  expect([press(), regions()]).toEqual([false, 1]);
  patches.abort();
  expect([press(), regions()]).toEqual([true, 0]);
});
