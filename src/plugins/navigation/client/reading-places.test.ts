// @vitest-environment jsdom
import {createLocation} from 'history';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {holdTarget, keepPlace, lastScrollY, restorePlaces, returnToPlace, storePlaces} from './reading-places';

const {slot} = vi.hoisted(() => {
  let text: string | null = null;
  return {slot: {get: () => text, set: (next: string) => (text = next)}};
});
vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => slot}));

/** The page, in pixels from its top. */
const page = {section: 0, viewport: 0, end: 0};
const here = createLocation('/reference#getBlock', undefined, 'key');

/** Lets the browser lay out sections above the viewport, or in the section, and scroll by as much to compensate. */
const layOut = (above: number, within = 0) => {
  page.section += above;
  page.viewport += above + within;
  page.end += above + within;
};
/** The target of the hash, in a browser with scroll anchoring or without. */
function target({anchors}: {anchors: boolean}): HTMLElement {
  const heading = document.createElement('h3');
  heading.id = 'getBlock';
  Object.defineProperty(heading, 'style', {value: anchors ? {overflowAnchor: ''} : {}});
  return heading;
}
const distance = () => page.viewport - page.section;
/** Browsers tell of scrolling at the start of a frame. */
const tellOfScrolling = () => window.dispatchEvent(new Event('scroll'));
const frames = (count: number) => {
  for (let frame = 0; frame < count; frame++) {
    tellOfScrolling();
    vi.advanceTimersToNextFrame();
  }
};

beforeEach(() => {
  Object.assign(page, {section: 1000, viewport: 3000, end: 9000});
  vi.useFakeTimers({toFake: ['requestAnimationFrame', 'setTimeout']});
  document.body.innerHTML = '<h3 id="getBlock"></h3>';
  Element.prototype.getBoundingClientRect = () => ({top: page.section - page.viewport}) as DOMRect;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.end);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.viewport);
  vi.spyOn(window, 'scrollBy').mockImplementation((...[, pixels]: unknown[]) => {
    page.viewport += Number(pixels);
  });
  tellOfScrolling();
  keepPlace(here);
});
afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('Back leads to the same place, also where sections get their heights one after the other for many frames', () => {
  page.viewport = 500;
  returnToPlace(here);
  expect(distance()).toBe(2000);
  for (let frame = 0; frame < 40; frame++) {
    layOut(100);
    frames(1);
  }
  layOut(0, 1400);
  frames(2);
  expect(distance()).toBe(2000);
});

test('a reader who drags the scroll bar meanwhile stays there', () => {
  returnToPlace(here);
  layOut(100);
  frames(1);
  vi.advanceTimersByTime(1);
  page.viewport += 300;
  frames(1);
  page.viewport += 300;
  frames(2);
  expect(distance()).toBe(2600);
});

test('what browsers scroll for new heights between two frames is no drag', () => {
  returnToPlace(here);
  frames(1);
  vi.advanceTimersByTime(1);
  layOut(700, 50);
  frames(2);
  expect(distance()).toBe(2000);
});

test('once the page has been still for a while, nothing is corrected', () => {
  returnToPlace(here);
  frames(40);
  page.viewport += 500;
  frames(2);
  expect(distance()).toBe(2500);
});

test('where the browser scrolls to a fragment before it tells of that, Back leads to where the reader was', () => {
  page.viewport += 800;
  keepPlace(here, lastScrollY());
  returnToPlace(here);
  expect(distance()).toBe(2000);
});

test('the place is in the section that begins last before the middle of the window', () => {
  const tops: Record<string, number> = {above: -300, current: 200, below: 700};
  document.body.innerHTML = Object.keys(tops)
    .map((id) => `<h3 id="${id}"></h3>`)
    .join('');
  Element.prototype.getBoundingClientRect = function top(this: Element) {
    return {top: tops[this.id] ?? 0} as DOMRect;
  };
  storePlaces(here);
  expect(JSON.parse(slot.get() ?? '')).toContainEqual(['key', {section: 'current', top: 200, scrollY: page.viewport}]);
});

test('the place at another entry, even for the same URL, is not known', () => {
  const before = distance();
  page.viewport += 500;
  returnToPlace(createLocation('/reference#getBlock', undefined, 'other'));
  frames(2);
  expect(distance()).toBe(before + 500);
});

test('a reload leads to the same place, where sections have estimated heights again', () => {
  storePlaces(here);
  page.section -= 300;
  restorePlaces(here, null);
  frames(2);
  expect(distance()).toBe(2000);
});

test('a reload keeps a place that the browser has restored while content above it gets its height', () => {
  storePlaces(here);
  page.section -= 300;
  page.viewport -= 300;
  restorePlaces(here, null);
  page.section += 200;
  frames(2);
  expect(distance()).toBe(2000);
});

test('a reload before the page is at its place keeps the place', () => {
  storePlaces(here);
  page.section -= 300;
  restorePlaces(here, null);
  page.section += 200;
  storePlaces(here);
  restorePlaces(here, null);
  frames(2);
  expect(distance()).toBe(2000);
});

test('what pages have stored since the browser kept this one is not lost', () => {
  slot.set(JSON.stringify([['later', {section: 'getBlock', top: -1000, scrollY: 2000}]]));
  storePlaces(here);
  page.viewport = 2000;
  tellOfScrolling();
  expect(restorePlaces(createLocation('/faq', undefined, 'later'), null)).toBe(true);
});

test('what another version of the site has stored is ignored', () => {
  slot.set('{}');
  expect(() => restorePlaces(here, null)).not.toThrow();
});

test.each([
  {anchors: false, place: 2000},
  {anchors: true, place: 0},
])(
  'with scroll anchoring $anchors: a reload that went to the target of the hash, as in Safari, ends $place pixels below',
  ({anchors, place}) => {
    storePlaces(here);
    page.viewport = page.section;
    restorePlaces(here, target({anchors}));
    frames(2);
    expect(distance()).toBe(place);
  },
);

test('a reader who scrolled while the page was loading stays there', () => {
  storePlaces(here);
  page.viewport += 500;
  restorePlaces(here, target({anchors: false}));
  frames(2);
  expect(distance()).toBe(2500);
});

test.each([
  {anchors: false, moved: 0},
  {anchors: true, moved: 400},
])(
  'with scroll anchoring $anchors: the target of a link moves by $moved pixels while content above it loads',
  ({anchors, moved}) => {
    const before = distance();
    holdTarget(target({anchors}));
    frames(60);
    page.section += 400;
    page.end += 400;
    frames(2);
    expect(before - distance()).toBe(moved);
  },
);
