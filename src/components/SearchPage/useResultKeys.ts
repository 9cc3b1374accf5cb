import {useEffect, type RefObject} from 'react';
import {isComposing} from '../../lib/browser/is-composing';
import {hasModifier} from '../../lib/browser/modifiers';

/**
 * Moves focus with the arrow keys between the search field within an element and the links of its results, which
 * are marked with `data-results`. Escape moves focus from a link to the field.
 */
export function useResultKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      // During IME composition, the arrow keys select candidates.
      if (isComposing(event) || hasModifier(event)) return;
      const target = nextStop(element, event.key);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

/** The element that a key moves focus to, if any. The field comes first, then the links. */
function nextStop(root: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [...root.querySelectorAll<HTMLElement>('input[type="search"], [data-results] a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return undefined;
  if (key === 'ArrowDown') return stops[at + 1];
  if (key === 'ArrowUp') return stops[at - 1];
  // In the field, Escape keeps its default action, which clears the query.
  return key === 'Escape' && at > 0 ? stops[0] : undefined;
}
