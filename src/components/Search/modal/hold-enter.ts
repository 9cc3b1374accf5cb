import {isComposing} from '../../../lib/browser/is-composing';
import {searchPageUrl} from '../../../search/page-url';

/**
 * Makes Enter wait for the hits of the query: until then, the modal would open the first hit of the query before, or a
 * recent search. A reader who has moved to a hit means that one.
 *
 * @param root the modal's outermost element.
 * @param isPressed whether Enter was pressed before the modal was there.
 */
export function holdEnter(root: HTMLElement, isPressed: boolean, signal: AbortSignal): void {
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
    if (!held || shownUrl(root) !== searchPageUrl(input?.value ?? '')) return;
    const again = new KeyboardEvent(held.type, held);
    drop();
    input?.dispatchEvent(again);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^(?:Arrow|Tab)/.test(event.key)) drop();
    if (event.key !== 'Enter' || !(input && event.target === input)) return;
    if (isComposing(event)) {
      // It accepts a conversion. The modal does not know this of Safari.
      event.stopPropagation();
      return;
    }
    const url = shownUrl(root);
    const isMeant = url !== undefined && ('browsing' in root.dataset || url === searchPageUrl(input.value));
    // A repeat is of the press that opened the search, or of one that waits.
    if (!event.repeat && (isMeant || input.value === '')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) hold(event);
  };
  // Capture, to run before the modal's own handlers.
  const options = {capture: true, signal};
  root.addEventListener('keydown', onKeyDown, options);
  root.addEventListener('input', drop, options);
  root.addEventListener('pointerdown', drop, options);
  signal.addEventListener('abort', drop);
  if (isPressed) hold(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}

/** The link below hits, which leads to the search page for their query; undefined if there are none. */
function shownUrl(root: HTMLElement): string | undefined {
  return root.querySelector('.DocSearch-HitsFooter a')?.getAttribute('href') ?? undefined;
}
