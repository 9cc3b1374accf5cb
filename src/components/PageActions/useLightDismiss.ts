import {useEffect, type RefObject} from 'react';

/** Light dismiss for a `<details>` menu: closes it on Escape, and on a press or focus outside it. */
export function useLightDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    const closeWhenOutside = ({target}: Event) => {
      if (!(target instanceof Node && element.contains(target))) element.open = false;
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    // Safari does not focus a `<summary>` that is clicked, so that the page gets the key.
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [menu]);
}
