/**
 * Client module. Following a link to a fragment moves the focus to its target, like native navigation: the next Tab
 * continues from there, and not from the link, which may be a screen away or gone with the search dialog.
 */
import type {ClientModule} from '@docusaurus/types';
import {focusOnce} from '../../lib/browser/focus-once';
import {landingTarget} from '../../lib/browser/landing-target';
import './link-target.css';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  // On a full page load, the browser does this itself.
  if (!previousLocation || location.hash === '') return;
  // Only the query has changed: tabs keep the chosen language in it.
  const isSamePlace = location.hash === previousLocation.hash && location.pathname === previousLocation.pathname;
  if (isSamePlace && location.search !== previousLocation.search) return;
  const target = landingTarget(location);
  if (target) focusOnce(target);
}
