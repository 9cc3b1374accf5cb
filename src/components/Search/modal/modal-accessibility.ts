/**
 * The DocSearch modal gives its root the role of a button, does not trap focus, and does not announce its
 * results. These functions patch its DOM, and keep it patched across renders: a dialog with a combobox and
 * the grids that it controls (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
import {searchPage} from '../../../config/search-page';
import {isComposing} from '../../../lib/browser/is-composing';
import {afterPause} from '../../LiveStatus/after-pause';
import {trapFocus} from './trap-focus';

/** Attributes of the modal's root that belong to a button or a combobox. */
const wrongAttributes = ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls', 'aria-owns', 'tabindex'];

/**
 * Makes the modal accessible until the signal is aborted.
 *
 * @param root the modal's outermost element.
 */
export function makeAccessible(root: HTMLElement, signal: AbortSignal): void {
  nameDialog(root);
  // A press on the backdrop closes the modal and restores focus; the default action would then move focus to the page.
  const keepFocus = (event: Event) => event.target === root && event.preventDefault();
  root.addEventListener('mousedown', keepFocus, {signal});
  keepFixed(root, signal);
  trapFocus(root, signal);
}

function nameDialog(root: HTMLElement): void {
  root.setAttribute('role', 'dialog');
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', searchPage.label);
  // The page already has a footer landmark; the modal's `<footer>` is only a legend of its keys.
  root.querySelector('footer')?.setAttribute('role', 'group');
}

function keepFixed(root: HTMLElement, signal: AbortSignal): void {
  const announce = addAnnouncer(root, signal);
  const fix = () => {
    for (const name of wrongAttributes) root.removeAttribute(name);
    fixLists(root);
    fixInput(root);
    announce(describeResults(root));
    // Discard the mutations made by this function, which would trigger the observer again.
    observer.takeRecords();
  };
  const observer = new MutationObserver(fix);
  observer.observe(root, {
    subtree: true,
    childList: true,
    // React replaces the text of the query in place.
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-selected', 'aria-activedescendant', 'aria-controls', 'aria-expanded'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
  watchBrowsing(root, fix, signal);
  fix();
}

/** Gives each list of hits a unique id, and labels it with the heading above it. */
function fixLists(root: HTMLElement): void {
  // Firefox makes what scrolls a tab stop.
  for (const box of root.querySelectorAll('.DocSearch-Dropdown')) setAttribute(box, 'tabindex', '-1');
  for (const [index, list] of root.querySelectorAll('[role="grid"]').entries()) {
    setAttribute(list, 'id', `search-hits-${index}`);
    const heading = list.closest('section')?.querySelector('.DocSearch-Hit-source');
    if (!heading) continue;
    setAttribute(heading, 'id', `search-hits-${index}-name`);
    setAttribute(list, 'aria-labelledby', heading.id);
  }
}

/** Makes the input a combobox that references the current grids, and the row that the reader has navigated to. */
function fixInput(root: HTMLElement): void {
  const input = root.querySelector('input');
  if (!input) return;
  const grids = [...root.querySelectorAll('[role="grid"]')];
  setAttribute(input, 'role', 'combobox');
  setAttribute(input, 'aria-haspopup', 'grid');
  setAttribute(input, 'aria-autocomplete', 'list');
  setAttribute(input, 'aria-expanded', String(grids.length > 0));
  setAttribute(input, 'aria-controls', grids.map(({id}) => id).join(' '));
  const selected = 'browsing' in root.dataset ? root.querySelector('[role="row"][aria-selected="true"]') : null;
  setAttribute(input, 'aria-activedescendant', selected?.id ?? '');
}

/** Sets an attribute only if it differs; an empty value removes it. */
function setAttribute(element: Element, name: string, value: string): void {
  if ((element.getAttribute(name) ?? '') === value) return;
  if (value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Tracks whether the reader has moved from the query to the results. The modal preselects the first result for
 * Enter; the first ArrowDown goes to that one, not past it, so that it is announced and highlighted.
 */
function watchBrowsing(root: HTMLElement, onChange: () => void, signal: AbortSignal): void {
  const set = (isOn: boolean) => {
    if (isOn === 'browsing' in root.dataset) return;
    root.toggleAttribute('data-browsing', isOn);
    onChange();
  };
  const onKey = (event: KeyboardEvent) => {
    // During IME composition, the arrow keys select candidates.
    if (isComposing(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const isFirst = !('browsing' in root.dataset) && root.querySelector('[role="row"][aria-selected="true"]') !== null;
    set(true);
    if (!isFirst || event.key === 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Capture, to run before the modal's own handler.
  root.addEventListener('keydown', onKey, {capture: true, signal});
  root.addEventListener('input', () => set(false), {capture: true, signal});
  root.addEventListener(
    'mousemove',
    ({target}) => set((target as Element).closest('[role="row"]') !== null || 'browsing' in root.dataset),
    {signal},
  );
}

/** Adds a live region to the modal until the signal is aborted. Returns a function that sets its text after a pause. */
function addAnnouncer(root: HTMLElement, signal: AbortSignal): (text: string) => void {
  const place = Object.assign(document.createElement('div'), {className: 'DocSearch-VisuallyHiddenForAccessibility'});
  place.setAttribute('role', 'status');
  root.querySelector('.DocSearch-Modal')?.append(place);
  signal.addEventListener('abort', () => place.remove());
  return afterPause(place);
}

/** Describes what the modal shows, for the live region. */
function describeResults(root: HTMLElement): string {
  const notice = root.querySelector('.SearchModal-notice')?.textContent ?? '';
  return [countResults(root), notice].filter((text) => text !== '').join(' ');
}

function countResults(root: HTMLElement): string {
  const screen = root.querySelector('.DocSearch-NoResults .DocSearch-Title, .DocSearch-ErrorScreen .DocSearch-Title');
  if (screen) return screen.textContent;
  const count = root.querySelectorAll('[role="row"]').length;
  const isQuery = (root.querySelector('input')?.value ?? '') !== '';
  if (!isQuery || count === 0) return '';
  // Shown: there may be more, which the modal links to.
  return count === 1 ? '1 result shown.' : `${count} results shown. Use the arrow keys to go through them.`;
}
