import {isObject} from '../is-object';
import {hashTarget} from './hash-target';

/** State of a history entry that a search hit leads to. */
export interface LandingState {
  /** What the reader searched for in the section, such as the name of an error in a long table. */
  readonly found?: string | undefined;
}

interface Landing {
  readonly hash: string;
  /** Of the history entry: `LandingState`, or anything else. */
  readonly state?: unknown;
}

const headings = 'h1, h2, h3, h4, h5, h6';

/** Where a link leads: to what was found in the section, to the section or other target of the hash, or nowhere. */
export function landingTarget({hash, state}: Landing): HTMLElement | null {
  const section = hash === '' ? null : hashTarget(hash);
  const found = isObject(state) ? state.found : undefined;
  return (section && typeof found === 'string' && findText(section, found)) || section;
}

/** The cell or code with this text in the tables and lists between a heading and the next one. */
function findText(heading: HTMLElement, text: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`:is(${headings})[id], td, :is(td, li) code`)];
  const start = all.indexOf(heading) + 1;
  const next = all.findIndex((element, index) => index >= start && element.matches(headings));
  const section = all.slice(start, next === -1 ? undefined : next);
  return start === 0 ? undefined : section.find(({textContent}) => textContent === text);
}
