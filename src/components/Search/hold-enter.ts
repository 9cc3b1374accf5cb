import {searchPageUrl} from '../../search/page-url';

/**
 * Makes Enter wait for the hits of the query: until then, the modal would open the first hit of the query before, or a
 * recent search. A reader who has moved to a hit means that one.
 *
 * @param root the modal's outermost element.
 * @param isPressed whether Enter was pressed before the modal was there.
 * @returns the cleanup.
 */
export function holdEnter(root: HTMLElement, isPressed: boolean): () => void {
  const input = root.querySelector('input');
  let held: KeyboardEvent | undefined;
  const hold = (event: KeyboardEvent) => {
    held = event;
    observer.observe(root, {subtree: true, childList: true, attributeFilter: ['href']});
  };
  const drop = () => {
    held = undefined;
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (!held || !showsHitsFor(root, input)) return;
    const again = new KeyboardEvent(held.type, held);
    drop();
    input?.dispatchEvent(again);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || event.target !== input) return;
    if (input?.value === '' || 'browsing' in root.dataset || showsHitsFor(root, input)) return;
    event.preventDefault();
    event.stopPropagation();
    hold(event);
  };
  const events = new AbortController();
  // Capture, to run before the modal's own handlers.
  const options = {capture: true, signal: events.signal};
  root.addEventListener('keydown', onKeyDown, options);
  root.addEventListener('input', drop, options);
  if (isPressed) hold(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  return () => {
    events.abort();
    drop();
  };
}

/** Whether the link below the hits leads to the search page for the query. */
function showsHitsFor(root: HTMLElement, input: HTMLInputElement | null): boolean {
  const link = root.querySelector('.DocSearch-HitsFooter a');
  return input !== null && link?.getAttribute('href') === searchPageUrl(input.value);
}
