// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {TermWithTip} from './TermWithTip';

const onFollow = vi.fn();
const entry = '/platform/resources/glossary#term-slot';
const page = (
  <p>
    The{' '}
    <TermWithTip id="slot" term="Slot" text="slots" entry={entry} onFollow={onFollow}>
      One turn of a leader.
    </TermWithTip>
    , and the{' '}
    <TermWithTip id="epoch" term="Epoch" text="epoch" entry="/#epoch" onFollow={onFollow}>
      A period of slots.
    </TermWithTip>
    .
  </p>
);

/** The open popovers, as jsdom has no popover API. */
const openTips = new Set<HTMLElement>();

function setPopovers(isSupported: boolean): void {
  if (!isSupported) {
    for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    return;
  }
  Object.assign(HTMLElement.prototype, {
    popover: null,
    showPopover(this: HTMLElement) {
      openTips.add(this);
    },
    hidePopover(this: HTMLElement) {
      openTips.delete(this);
    },
  });
}

/** Callbacks of `FakeResizeObserver`: calling them simulates a change in page height, as jsdom does no layout. */
const sizeObservers = new Set<() => void>();

class FakeResizeObserver {
  constructor(private readonly onResize: () => void) {}
  observe() {
    sizeObservers.add(this.onResize);
  }
  disconnect() {
    sizeObservers.delete(this.onResize);
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.useFakeTimers();
  setPopovers(true);
  render(page);
});
afterEach(() => {
  cleanup();
  setPopovers(false);
  openTips.clear();
  onFollow.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const word = (name = 'slots') => screen.getByRole('link', {name});
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = () => [...openTips].map((tip) => tip.querySelector('strong')?.textContent);

/** jsdom lacks pointer events. React derives enter and leave from over and out. */
function point(type: 'pointerdown' | 'pointerover' | 'pointerout', target: Element, pointerType: string, buttons = 0) {
  const event = new MouseEvent(type, {bubbles: true, buttons, relatedTarget: document.body});
  fireEvent(target, Object.assign(event, {pointerType}));
}

const enter = (buttons = 0) => point('pointerover', word(), 'mouse', buttons);
const leave = () => point('pointerout', word(), 'mouse');

function tap(target: Element): void {
  point('pointerdown', target, 'touch');
  fireEvent.click(target);
}

test('the pre-rendered page has a link to the entry, described by the definition, and no other tab stop', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  const link = host.querySelector('a');
  expect(link?.getAttribute('href')).toBe(entry);
  expect(host.querySelector(`#${link?.getAttribute('aria-describedby')}`)?.textContent).toBe('One turn of a leader.');
  expect(host.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(2);
  for (const tip of host.querySelectorAll('[popover]')) tip.remove();
  expect(host.textContent).toBe('The slots, and the epoch.');
});

test('hovering opens the tip, leaves time to reach it, and closes it on leaving', () => {
  enter();
  expect(shown()).toEqual([]);
  pass(100);
  expect(shown()).toEqual(['Slot']);
  leave();
  pass(200);
  expect(shown()).toEqual(['Slot']);
  enter();
  pass(500);
  expect(shown()).toEqual(['Slot']);
  leave();
  pass(250);
  expect(shown()).toEqual([]);
});

test('a mouse that passes by or selects text opens nothing', () => {
  enter();
  pass(50);
  leave();
  pass(500);
  enter(1);
  pass(500);
  expect(shown()).toEqual([]);
});

test('a click navigates client-side; with a modifier key, it is left to the browser', () => {
  expect(fireEvent.click(word())).toBe(false);
  expect(onFollow).toHaveBeenCalledOnce();
  expect(fireEvent.click(word(), {ctrlKey: true})).toBe(true);
  expect(onFollow).toHaveBeenCalledOnce();
});

test('a tap opens the tip, a second one follows the link, and a tap elsewhere closes the tip', () => {
  tap(word());
  expect(shown()).toEqual(['Slot']);
  expect(onFollow).not.toHaveBeenCalled();
  point('pointerdown', document.body, 'touch');
  expect(shown()).toEqual([]);
  tap(word());
  tap(word());
  expect(onFollow).toHaveBeenCalledOnce();
});

test('an open tip moves with its word when content loads above it', () => {
  tap(word());
  const tip = [...openTips][0];
  const before = tip?.style.top;
  word().getClientRects = () => [new DOMRect(0, 500, 50, 20)] as unknown as DOMRectList;
  for (const onResize of sizeObservers) onResize();
  expect(tip?.style.top).not.toBe(before);
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(sizeObservers.size).toBe(0);
});

test('one tip is open at a time, and Escape closes it', () => {
  tap(word());
  tap(word('epoch'));
  expect(shown()).toEqual(['Epoch']);
  fireEvent.keyDown(document.body, {key: 'a'});
  expect(shown()).toEqual(['Epoch']);
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(shown()).toEqual([]);
});

test('leaving the page closes the tip', () => {
  tap(word());
  cleanup();
  expect(shown()).toEqual([]);
});

test('without popover support, a term is a link', () => {
  setPopovers(false);
  tap(word());
  expect(onFollow).toHaveBeenCalledOnce();
});

test('a tip stays open while the pointer is on it, although the word loses the focus', () => {
  enter();
  pass(100);
  fireEvent.focus(word());
  fireEvent.blur(word(), {relatedTarget: document.body});
  expect(shown()).toEqual(['Slot']);
});

test('the link in the tip can be clicked, although it takes the focus from the word', () => {
  tap(word());
  const [link] = [...openTips].map((tip) => tip.querySelector('a'));
  fireEvent.blur(word(), {relatedTarget: link});
  expect(shown()).toEqual(['Slot']);
  fireEvent.click(link as HTMLElement);
  expect(onFollow).toHaveBeenCalledOnce();
  fireEvent.blur(link as HTMLElement, {relatedTarget: word('epoch')});
  expect(shown()).toEqual([]);
});
