import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type RefObject} from 'react';
import {hashTarget} from '../../lib/browser/hash-target';

/**
 * Opens the `<details>` elements that hide the URL's hash target, and scrolls to it. Browsers do so at best on
 * page load, not on client-side navigation.
 *
 * @returns the ref of the element in which it does so
 */
export function useReveal<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const {hash} = useLocation();
  useEffect(() => {
    const target = hashTarget(hash);
    if (!target || !box.current?.contains(target)) return;
    const closed = closedAround(target, box.current);
    for (const details of closed) details.open = true;
    if (closed.length > 0) target.scrollIntoView();
  }, [hash]);
  return box;
}

/** The closed `<details>` among the target and its ancestors. */
function closedAround(target: Element, box: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let element: Element | null = target; element && box.contains(element); element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) found.push(element);
  }
  return found;
}
