import {createStorageSlot} from '@docusaurus/theme-common';
import type {Location} from 'history';

/**
 * Where the reader was at an entry of the history. Browsers restore the scroll position in pixels, but the heights of
 * sections that are laid out only near the viewport are estimates, which differ after Back and after a reload.
 */
interface Place {
  /** Id of the section that the reader was in, or nothing before the first one. */
  readonly section: string | undefined;
  /** Distance of the section, or of the page, from the top of the viewport, in pixels. */
  readonly top: number;
  /** Of the page, in pixels: what the browser restores. */
  readonly scrollY?: number;
}

type Places = Map<Location['key'], Place>;

/** Sections are laid out within a few frames; content that they load on demand takes some more. */
const stillFrames = 30;
const maxFrames = 120;

/** Events that end the corrections: from then on, the reader scrolls. Dragging the scroll bar fires none of them. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** By the key of the entry. */
let places: Places = new Map();
/** Not in the entries: while a page is unloaded, browsers keep no more changes of them. */
const stored = createStorageSlot('reading-places', {persistence: 'sessionStorage'});

function storedPlaces(): Places {
  try {
    return new Map(JSON.parse(stored.get() ?? '[]') as Places);
  } catch {
    // Stored by another version of the site.
    return new Map();
  }
}

let holding: AbortController | undefined;

/** Read after the page has loaded: at once, it would make the browser lay out the page twice. */
let shownY = 0;
for (const event of ['load', 'scroll']) window.addEventListener(event, () => (shownY = window.scrollY));

/** The scroll position of the last frame. Firefox and Safari scroll to a fragment, or back, before they tell of it. */
export const lastScrollY = () => shownY;

/**
 * To be called while the page is still shown.
 *
 * @param scrollY where the reader was on the page: the browser may have scrolled it since.
 */
export function keepPlace(shown: Location, scrollY = window.scrollY): void {
  // While the page still returns to its place, it is elsewhere.
  const held = holding?.signal.aborted === false ? places.get(shown.key) : undefined;
  holding?.abort();
  places.set(shown.key, {...(held ?? placeAt(scrollY)), scrollY});
}

/** In the section that begins last before the middle of the viewport. */
function placeAt(scrollY: number): Place {
  const moved = window.scrollY - scrollY;
  const topOf = (element: Element) => element.getBoundingClientRect().top + moved;
  const headings = Array.from(document.querySelectorAll(':is(h2, h3)[id]'));
  const section = headings.findLast((heading) => topOf(heading) < window.innerHeight / 2);
  return {section: section?.id, top: topOf(section ?? document.body)};
}

/** To be called before the page is unloaded. */
export function storePlaces(shown: Location | null): void {
  if (shown) keepPlace(shown);
  // A page that the browser has kept does not know the places at the entries that came after it.
  stored.set(JSON.stringify([...new Map([...storedPlaces(), ...places])]));
}

/**
 * After a reload, or Back from another site, scrolls to where the reader was, unless the reader has scrolled since:
 * browsers restore the scroll position, or some of them the place, and then content above it gets its height. Safari
 * reloads an address with a hash at its target.
 *
 * @returns whether the reader has been at this entry before.
 */
export function restorePlaces(location: Location, target: HTMLElement | null): boolean {
  places = storedPlaces();
  const place = places.get(location.key);
  if (place && (isRestored(place, positionOf(place)) || isAtTarget(target))) hold(place, stillFrames);
  return place !== undefined;
}

/** Whether it is a browser that reloads at the target, and has done so. */
function isAtTarget(target: HTMLElement | null): boolean {
  if (target === null || hasAnchoring(target)) return false;
  return Math.abs(target.getBoundingClientRect().top) < window.innerHeight / 2;
}

/** Browsers that keep what is in view in place while content above it changes: not Safari. */
const hasAnchoring = ({style}: HTMLElement) => 'overflowAnchor' in style;

/**
 * Whether the reader has not scrolled away: the page is at the place; or about where the browser scrolled it, since
 * heights above may have come meanwhile; or at its end, as long as the rest is not there.
 */
function isRestored(place: Place, now: Position): boolean {
  const {scrollY = 0} = place;
  const {viewport, end} = now;
  return (
    Math.abs(distanceTo(place, now)) < 1 ||
    Math.abs(viewport - scrollY) < window.innerHeight / 2 ||
    (viewport < scrollY && viewport + window.innerHeight > end - 1)
  );
}

/** Scrolls back to where the reader was. */
export function returnToPlace(location: Location): void {
  const place = places.get(location.key);
  if (place) hold(place, stillFrames);
}

/**
 * Keeps the target of a link in place while content above it loads, for which heights were estimated. Browsers with
 * scroll anchoring do that by themselves.
 */
export function holdTarget(target: HTMLElement): void {
  if (hasAnchoring(target) || target.id === '') return;
  hold({section: target.id, top: target.getBoundingClientRect().top}, maxFrames);
}

/**
 * Scrolls a section to its place until the reader scrolls.
 *
 * @param enough ends it after so many frames without a change of the layout.
 */
function hold(place: Place, enough: number): void {
  holding?.abort();
  const controller = new AbortController();
  holding = controller;
  const {signal} = controller;
  for (const input of inputs) window.addEventListener(input, () => controller.abort(), {signal});

  let still = 0;
  /** What the last frame left, once that is known. */
  let left: Position | undefined;
  const correct = (frames: number, before?: Position) => {
    if (signal.aborted) return;
    const now = positionOf(place);
    const distance = distanceTo(place, now);
    // Browsers scroll, too, but only to compensate for new heights.
    const isDragged = left && isSameLayout(left, now) && Math.abs(now.viewport - left.viewport) >= 1;
    still = before && isSameLayout(before, now) && Math.abs(distance) < 1 ? still + 1 : 0;
    if (frames === maxFrames || still === enough || isDragged) {
      controller.abort();
      return;
    }
    window.scrollBy(0, distance);
    left = undefined;
    setTimeout(() => (left = positionOf(place)));
    requestAnimationFrame(() => correct(frames + 1, now));
  };
  correct(0);
}

/** From the top of the page, in pixels. */
interface Position {
  readonly section: number;
  readonly viewport: number;
  /** The height of the page. */
  readonly end: number;
}

function positionOf({section}: Place): Position {
  const element = (section === undefined ? null : document.getElementById(section)) ?? document.body;
  const {scrollY: viewport} = window;
  const end = document.documentElement.scrollHeight;
  return {section: element.getBoundingClientRect().top + viewport, viewport, end};
}

/** How far to scroll. */
function distanceTo({top}: Place, {section, viewport}: Position): number {
  return section - viewport - top;
}

/** Whether no section got a new height. */
function isSameLayout(before: Position, now: Position): boolean {
  return Math.abs(now.section - before.section) < 1 && now.end === before.end;
}
