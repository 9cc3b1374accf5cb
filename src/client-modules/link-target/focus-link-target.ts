/**
 * Client module. A link to a part of a page takes the focus there, as in a site without scripts: the next Tab
 * goes on from that part, and not from the link, which may be a screen away or gone with the search dialog.
 */
import type {ClientModule} from '@docusaurus/types';
import {hashTarget} from '../../lib/hash-target';
import './link-target.css';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  // The browser does it itself where a page is opened anew.
  if (!previousLocation || location.hash === '') return;
  // Only the query has changed: a tool has put its state there.
  if (location.hash === previousLocation.hash && location.pathname === previousLocation.pathname) return;
  const target = hashTarget(location.hash);
  if (target) focusOnce(target);
}

/** Focuses what cannot be focused otherwise, and leaves it as it was. */
function focusOnce(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target.focus({preventScroll: true});
}
