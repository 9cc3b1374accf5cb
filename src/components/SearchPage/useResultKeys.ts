import {useEffect, type RefObject} from 'react';

/**
 * The arrow keys go from the search field of an element to the links of its results, one by one, and
 * back; Escape goes from a link to the field. The results are what has the attribute `data-results`.
 */
export function useResultKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // While characters are composed, the arrows choose among candidates.
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const target = nextStop(element, event.key);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

/** Where a key leads from what has the focus, if anywhere. The field comes first, the links follow. */
function nextStop(root: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [...root.querySelectorAll<HTMLElement>('input[type="search"], [data-results] a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return undefined;
  if (key === 'ArrowDown') return stops[at + 1];
  if (key === 'ArrowUp') return stops[at - 1];
  // In the field Escape is the browser's own: it clears the query.
  return key === 'Escape' && at > 0 ? stops[0] : undefined;
}
