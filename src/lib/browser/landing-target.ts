import {isObject} from '../is-object';
import {isIdentifier} from '../text/is-identifier';
import {hashTarget} from './hash-target';
import {openDetails} from './open-details';

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
const cells = 'tbody :is(th, td)';
const listed = 'li > code:first-child';

/**
 * Where a link leads: to what was found in the section, to the section or other target of the hash, or nowhere. Opens
 * the details that it is or is in.
 */
export function landingTarget({hash, state}: Landing): HTMLElement | null {
  const section = hash === '' ? null : hashTarget(hash);
  const found = isObject(state) ? state.found : undefined;
  const target = (section && typeof found === 'string' && findText(section, found)) || section;
  if (target) openDetails(target);
  return target;
}

/**
 * The cell or code with this text in the tables and lists of names between a heading and the next one: of the only row
 * that has it or is named so, or else of the first that is named by this identifier. Numbers and common words in
 * several rows lead to none of them.
 */
function findText(heading: HTMLElement, text: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`:is(${headings})[id], ${cells}, ${cells} code, ${listed}`)];
  const start = all.indexOf(heading) + 1;
  const next = all.findIndex((element, index) => index >= start && element.matches(headings));
  const section = all.slice(start, next === -1 ? undefined : next);
  const matches = start === 0 ? [] : section.filter(({textContent}) => textContent === text);
  const names = matches.filter(isName);
  return firstOfOneRow(matches) ?? firstOfOneRow(names) ?? (isIdentifier(text) ? names[0] : undefined);
}

function isName(element: HTMLElement): boolean {
  return element.matches(listed) || element.closest<HTMLTableCellElement>(cells)?.cellIndex === 0;
}

function firstOfOneRow(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const rows = new Set(elements.map((element) => element.closest('tr, li')));
  return rows.size === 1 ? elements[0] : undefined;
}
