/**
 * Replaces Docusaurus's PendingNavigation and ClientLifecyclesDispatcher in the browser. The original keeps the old
 * page while the next one loads, but below the router: components that read the location render twice per navigation,
 * first for the old page. Here, the history waits (`loaded-history.ts`).
 *
 * The original also scrolls to the top on Back to a page that had to load first, after the browser has restored the
 * scroll position.
 */
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Action, Location} from 'history';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {Route, useHistory} from 'react-router';
import {focusOnce} from '../../../lib/browser/focus-once';
import {hashTarget} from '../../../lib/browser/hash-target';
import {landingTarget} from '../../../lib/browser/landing-target';
import {openDetails} from '../../../lib/browser/open-details';
import {holdTarget, restorePlaces, returnToPlace, storePlaces} from './reading-places';

interface Props {
  /** Normalized, unlike the router's. */
  readonly location: Location;
  readonly children: ReactNode;
}

export default function Navigation({location, children}: Props): ReactNode {
  const {action} = useHistory();
  const shown = useRef<Location>(null);

  useLayoutEffect(() => {
    const previousLocation = shown.current;
    if (location === previousLocation) return;
    shown.current = location;
    if (previousLocation) scroll(previousLocation, location, action);
    else {
      const target = reveal(location);
      if (!restorePlaces(location, target) && target) holdTarget(target);
      window.addEventListener('pagehide', () => storePlaces(shown.current));
    }
    dispatchLifecycleAction('onRouteDidUpdate', {previousLocation, location});
  }, [location, action]);

  return <Route location={location} render={() => children} />;
}

/**
 * Scrolls to the target of the hash, or to the top; after Back and Forward, to where the reader was. Also moves the
 * focus to the target, like native navigation: the next Tab continues from there, and not from the link, which may be a
 * screen away or gone with the search dialog.
 */
function scroll(from: Location, to: Location, action: Action): void {
  const isSamePlace = to.pathname === from.pathname && to.hash === from.hash;
  // Tabs keep the chosen language in the query.
  if (action === 'REPLACE' && isSamePlace && to.search !== from.search) return;
  if (action === 'POP') {
    returnToPlace(to);
    return;
  }
  const target = landingTarget(to);
  if (target) {
    target.scrollIntoView();
    focusOnce(target);
    holdTarget(target);
  } else if (to.hash === '') window.scrollTo(0, 0);
}

/** The browser has scrolled to the target of the first page, but not every one opens the details that it is in. */
function reveal({hash}: Location): HTMLElement | null {
  const target = hash === '' ? null : hashTarget(hash);
  if (target && openDetails(target)) target.scrollIntoView();
  return target;
}
