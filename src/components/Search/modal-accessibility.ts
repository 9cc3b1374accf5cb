/**
 * The DocSearch modal says that its root is a button, lets the focus out, and tells nobody what it has
 * found. These functions fix the document it has made, and keep it fixed while it renders: a dialog,
 * with a combobox and the grids it controls (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
import {createFocusTrap} from 'focus-trap';
import {searchPage} from '../../config/search-page';

/** What the modal's root carries as a button and combobox. */
const wrongAttributes = ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls', 'aria-owns', 'tabindex'];

/**
 * Makes the modal accessible until the function returned is called.
 *
 * @param root the modal's outermost element.
 */
export function makeAccessible(root: HTMLElement): () => void {
  nameDialog(root);
  // A press beside the modal closes it and gives the focus back; the browser would then move it to the page.
  root.addEventListener('mousedown', (event) => {
    if (event.target === root) event.preventDefault();
  });
  const stopKeeping = keepFixed(root);
  const stopTrapping = trapFocus(root);
  return () => {
    stopKeeping();
    stopTrapping();
  };
}

/**
 * Keeps the focus inside. The trap asks the browser where each element is, a twentieth of the time until the first
 * results: it is set when the focus leaves the input, and not before.
 */
function trapFocus(root: HTMLElement): () => void {
  const hasFocus = () => root.contains(document.activeElement);
  const trap = createFocusTrap(root, {
    escapeDeactivates: false,
    allowOutsideClick: true,
    delayInitialFocus: false,
    // Where the focus goes back to when it was taken away, or what had it is gone.
    initialFocus: () => !hasFocus() && (root.querySelector('input') ?? false),
    // The search bar gives the focus back to its button.
    returnFocusOnDeactivate: false,
    fallbackFocus: () => root.querySelector('input') ?? root,
  });
  const events = new AbortController();
  const set = () => {
    events.abort();
    trap.activate();
  };
  // Before the trap hears of the key, and then it does.
  const options = {capture: true, signal: events.signal};
  window.addEventListener('keydown', ({key}) => key === 'Tab' && set(), options);
  window.addEventListener('focusin', ({target}) => target !== root.querySelector('input') && set(), options);
  return () => {
    events.abort();
    trap.deactivate();
  };
}

function nameDialog(root: HTMLElement): void {
  root.setAttribute('role', 'dialog');
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', searchPage.label);
  // The page has a footer; what the modal calls one is a list of keys.
  root.querySelector('footer')?.setAttribute('role', 'group');
}

function keepFixed(root: HTMLElement): () => void {
  const browsing = watchBrowsing(root, () => fix());
  const announce = addAnnouncer(root);
  const fix = () => {
    for (const name of wrongAttributes) root.removeAttribute(name);
    fixLists(root);
    fixInput(root, browsing.isOn());
    announce(describeResults(root));
    // What this has changed itself is no news.
    observer.takeRecords();
  };
  const observer = new MutationObserver(fix);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-selected', 'aria-activedescendant', 'aria-controls', 'aria-expanded'],
  });
  fix();
  return () => {
    observer.disconnect();
    browsing.stop();
  };
}

/** Each list of hits has an id of its own, and the name of the heading above it. */
function fixLists(root: HTMLElement): void {
  for (const [index, list] of root.querySelectorAll('[role="grid"]').entries()) {
    setAttribute(list, 'id', `search-hits-${index}`);
    const heading = list.closest('section')?.querySelector('.DocSearch-Hit-source');
    if (!heading) continue;
    setAttribute(heading, 'id', `search-hits-${index}-name`);
    setAttribute(list, 'aria-labelledby', heading.id);
  }
}

/** The input points at the grids that are there, and at the row that the reader has gone to. */
function fixInput(root: HTMLElement, isBrowsing: boolean): void {
  const input = root.querySelector('input');
  if (!input) return;
  const grids = [...root.querySelectorAll('[role="grid"]')];
  setAttribute(input, 'role', 'combobox');
  setAttribute(input, 'aria-haspopup', 'grid');
  setAttribute(input, 'aria-autocomplete', 'list');
  setAttribute(input, 'aria-expanded', String(grids.length > 0));
  setAttribute(input, 'aria-controls', grids.map(({id}) => id).join(' '));
  const selected = isBrowsing ? root.querySelector('[role="row"][aria-selected="true"]') : null;
  setAttribute(input, 'aria-activedescendant', selected?.id ?? '');
}

/** Sets an attribute that differs; an empty value takes it away. */
function setAttribute(element: Element, name: string, value: string): void {
  if ((element.getAttribute(name) ?? '') === value) return;
  if (value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Whether the reader has left the query for the results. The modal selects the first one by itself,
 * for Enter; the first arrow goes there and not past it, so that it is read out and seen.
 */
function watchBrowsing(root: HTMLElement, onChange: () => void): {isOn: () => boolean; stop: () => void} {
  const set = (isOn: boolean) => {
    if (isOn === 'browsing' in root.dataset) return;
    root.toggleAttribute('data-browsing', isOn);
    onChange();
  };
  const events = new AbortController();
  const {signal} = events;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const isFirst = !('browsing' in root.dataset) && root.querySelector('[role="row"][aria-selected="true"]') !== null;
    set(true);
    if (!isFirst || event.key === 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the modal hears of it.
  root.addEventListener('keydown', onKey, {capture: true, signal});
  root.addEventListener('input', () => set(false), {capture: true, signal});
  root.addEventListener(
    'mousemove',
    ({target}) => set((target as Element).closest('[role="row"]') !== null || 'browsing' in root.dataset),
    {signal},
  );
  return {isOn: () => 'browsing' in root.dataset, stop: () => events.abort()};
}

/** A place in the modal that screen readers read out when it changes. Returns what writes there. */
function addAnnouncer(root: HTMLElement): (text: string) => void {
  const place = Object.assign(document.createElement('div'), {className: 'DocSearch-VisuallyHiddenForAccessibility'});
  place.setAttribute('role', 'status');
  root.querySelector('.DocSearch-Modal')?.append(place);
  return (text) => {
    if (place.textContent !== text) place.textContent = text;
  };
}

/** What the modal shows, in a sentence or two. */
function describeResults(root: HTMLElement): string {
  const notice = root.querySelector('.SearchModal-notice')?.textContent ?? '';
  return [countResults(root), notice].filter((text) => text !== '').join(' ');
}

function countResults(root: HTMLElement): string {
  const screen = root.querySelector('.DocSearch-NoResults .DocSearch-Title, .DocSearch-ErrorScreen .DocSearch-Title');
  if (screen) return screen.textContent;
  const count = root.querySelectorAll('[role="row"]').length;
  const isQuery = (root.querySelector('input')?.value ?? '') !== '';
  if (!isQuery) return '';
  return count === 1 ? '1 result.' : `${count} results. Use the arrow keys to go through them.`;
}
