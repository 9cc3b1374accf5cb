/**
 * Prefetches the pages that links on the screen lead to (C12): one at a time, while the browser has nothing else to do.
 * Where the links are is asked for after what can bring others into view, all at once, when that costs no layout.
 */
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../../lib/when-idle';

/** Paths of pages that had their turn, or wait for it. */
const known = new Set<string>();
const waiting: string[] = [];
let isScheduled = false;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  lookSoon();
  if (previousLocation) return;
  for (const event of ['scroll', 'click', 'resize']) {
    window.addEventListener(event, lookSoon, {capture: true, passive: true});
  }
};

function lookSoon(): void {
  if (isScheduled) return;
  isScheduled = true;
  whenIdle(() => {
    for (const path of pagesInView()) {
      known.add(path);
      waiting.push(path);
    }
    prefetchNext();
  });
}

function prefetchNext(): void {
  const path = waiting.shift();
  isScheduled = path !== undefined;
  if (path === undefined) return;
  void window.docusaurus.prefetch(path);
  whenIdle(prefetchNext);
}

/** Paths of this site that links on the screen lead to, but those that are known. */
function pagesInView(): Set<string> {
  const links = Array.from(document.links).filter(
    ({origin, pathname}) => origin === window.location.origin && !known.has(pathname),
  );
  return new Set(links.filter(isInView).map(({pathname}) => pathname));
}

function isInView(element: Element): boolean {
  const {top, right, bottom, left, width} = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}
