import {createPath, type Location} from 'history';

/**
 * Where the reader was at an entry of the history. Browsers restore the scroll position in pixels, but the heights of
 * sections that are laid out only near the viewport are estimates, which differ after Back.
 */
interface Place {
  /** Id of the section that the reader was in, or nothing before the first one. */
  readonly section: string | undefined;
  /** Distance of the section, or of the page, from the top of the viewport, in pixels. */
  readonly top: number;
}

const sections = ':is(h2, h3, h4, section)[id]';

/** Sections take their heights within a few frames, and what they load on demand within some more. */
const stillFrames = 30;
const mostFrames = 120;

/** What ends the corrections: from then on, the reader scrolls. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const places = new Map<string, Place>();
let returning: AbortController | undefined;

/** To be called while the page is still shown. */
export function keepPlace(shown: Location): void {
  returning?.abort();
  const section = sectionInView();
  places.set(entryOf(shown), {section: section?.id, top: (section ?? document.body).getBoundingClientRect().top});
}

/** Scrolls back to where the reader was; false if that is not known, such as after a reload. */
export function returnToPlace(location: Location): boolean {
  const place = places.get(entryOf(location));
  if (!place) return false;
  const controller = new AbortController();
  returning = controller;
  const {signal} = controller;
  for (const input of inputs) window.addEventListener(input, () => controller.abort(), {signal});

  const correct = (frames: number, still: number) => {
    if (signal.aborted) return;
    if (frames === mostFrames || still === stillFrames) {
      controller.abort();
      return;
    }
    const isStill = Math.abs(scrollToPlace(place)) < 1;
    requestAnimationFrame(() => correct(frames + 1, isStill ? still + 1 : 0));
  };
  correct(0, 0);
  return true;
}

/** The router gives keys to the entries it makes, but not to the first one, nor to those of an edited address. */
function entryOf(location: Location): string {
  return location.key ?? createPath(location);
}

/** @returns the distance that it had to scroll. */
function scrollToPlace({section, top}: Place): number {
  const element = (section === undefined ? null : document.getElementById(section)) ?? document.body;
  const distance = element.getBoundingClientRect().top - top;
  window.scrollBy(0, distance);
  return distance;
}

/** The section in the middle of the viewport: the nearest heading before what is there, or around it. */
function sectionInView(): Element | undefined {
  let element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  while (element && !element.matches(sections)) element = element.previousElementSibling ?? element.parentElement;
  return element ?? undefined;
}
