import {useEffect, type RefObject} from 'react';
import {isPlainClick} from '../lib/browser/follow-link';

/** Light dismiss for a `<details>` menu: closes it on Escape, on a press or focus outside it, and on a link in it. */
export function useLightDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    const closeWhenOutside = ({target}: Event) => {
      if (!(target instanceof Node && element.contains(target))) element.open = false;
    };
    const closeOnLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // Not for a link that opens a tab: the page and the focus stay here.
      if (link && isPlainClick(event, link)) element.open = false;
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    element.addEventListener('click', closeOnLink);
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    // Safari does not focus a `<summary>` that is clicked, so that the page gets the key.
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      element.removeEventListener('click', closeOnLink);
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [menu]);
}
