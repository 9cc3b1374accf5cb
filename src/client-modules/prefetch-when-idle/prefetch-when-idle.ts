/**
 * Prefetches the pages that visible links lead to (C12), one at a time, while the browser is idle. Which links are
 * visible is checked once after each event that can change it: a permanent IntersectionObserver makes the browser
 * service every link in every frame.
 */
import type {ClientModule} from '@docusaurus/types';
import {isConstrained} from '../../lib/connection';
import {isFile} from '../../lib/follow-link';
import {whenIdle} from '../../lib/when-idle';

/** Paths of pages that were shown, or had their turn, or wait for it. */
const known = new Set<string>();
let willLook = false;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  known.add(location.pathname);
  lookSoon();
  if (previousLocation) return;
  // The last one when a part of the sidebar has opened.
  for (const event of ['scroll', 'click', 'resize', 'transitionend']) {
    window.addEventListener(event, lookSoon, {capture: true, passive: true});
  }
  // What comes without the reader's doing, such as the results of a search.
  const site = document.getElementById('__docusaurus');
  if (site) new MutationObserver(lookSoon).observe(site, {childList: true, subtree: true});
};

function lookSoon(): void {
  if (willLook || isConstrained(navigator)) return;
  willLook = true;
  whenIdle(look);
}

function look(): void {
  willLook = false;
  // The method reference has thousands of links to its own parts: those are not even read.
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')).filter(
    ({origin, pathname}) => origin === window.location.origin && !known.has(pathname) && !isFile(pathname),
  );
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) prefetchLater((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of links) observer.observe(link);
}

function prefetchLater(path: string): void {
  if (known.has(path)) return;
  known.add(path);
  whenIdle(() => void window.docusaurus.prefetch(path));
}
