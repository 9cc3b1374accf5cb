/**
 * Replaces Docusaurus's PendingNavigation in the browser. The original keeps the old page while the next one loads, but
 * below the router: what reads the location renders twice per navigation, first with the old one. Here the history
 * waits (`loaded-history.ts`).
 */
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {usePrevious} from '@docusaurus/theme-common';
import type {Location} from 'history';
import type {ReactNode} from 'react';
import {Route} from 'react-router';

interface Props {
  /** Normalized, unlike the router's. */
  readonly location: Location;
  readonly children: ReactNode;
}

export default function Navigation({location, children}: Props): ReactNode {
  const previousLocation = usePrevious(location) ?? null;
  return (
    <ClientLifecyclesDispatcher {...{location, previousLocation}}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
