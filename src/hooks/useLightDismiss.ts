import {useEffect, type RefObject} from 'react';
import {isPlainClick} from '../lib/browser/follow-link';
import {onEscape} from '../lib/browser/on-escape';

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
    const closeAndReturn = () => {
      if (!element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const listeners = new AbortController();
    const {signal} = listeners;
    element.addEventListener('click', closeOnLink, {signal});
    document.addEventListener('pointerdown', closeWhenOutside, {signal});
    document.addEventListener('focusin', closeWhenOutside, {signal});
    onEscape(closeAndReturn, signal);
    return () => listeners.abort();
  }, [menu]);
}
