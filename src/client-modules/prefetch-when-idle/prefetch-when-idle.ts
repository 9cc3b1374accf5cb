/**
 * Prefetches the targets of visible links (C12), each in a task of its own while the browser is idle. Visibility is
 * checked once after each event that can change it, since a permanent IntersectionObserver makes the browser process
 * every link in every frame.
 */
import type {ClientModule} from '@docusaurus/types';
import {isConstrained} from '../../lib/browser/connection';
import {isFile} from '../../lib/browser/follow-link';
import {whenIdle} from '../../lib/browser/when-idle';

/** Paths of pages that were shown or prefetched, or are queued. */
const known = new Set<string>();
let willLook = false;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  known.add(location.pathname);
  lookSoon();
  if (previousLocation) return;
  // `transitionend` fires after a sidebar category has expanded.
  for (const event of ['scroll', 'click', 'resize', 'transitionend']) {
    window.addEventListener(event, lookSoon, {capture: true, passive: true});
  }
  // For content that appears without user input, such as search results.
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
  // The selector excludes links to a fragment, of which the method reference has thousands.
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
