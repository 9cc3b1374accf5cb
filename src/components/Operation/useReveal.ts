import {useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {hashTarget} from '../../lib/hash-target';

/**
 * Opens what hides the target of the address, and goes there: a browser does so for a page that it
 * loads, at best, and not for a link inside the site.
 */
export function useReveal(box: RefObject<HTMLElement | null>): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hashTarget(hash);
    if (!target || !box.current?.contains(target)) return;
    const closed = closedAround(target, box.current);
    for (const details of closed) details.open = true;
    if (closed.length > 0) target.scrollIntoView();
  }, [box, hash]);
}

/** The target itself, where it is one, and all around it. */
function closedAround(target: Element, box: Element): HTMLDetailsElement[] {
  const found: HTMLDetailsElement[] = [];
  for (let element: Element | null = target; element && box.contains(element); element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) found.push(element);
  }
  return found;
}
