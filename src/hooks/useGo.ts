import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';
import {goTo} from '../lib/browser/go-to';
import type {LandingState} from '../lib/browser/landing-target';

/** Returns a function that navigates client-side to a page of this site. */
export function useGo(): (path: string, state?: LandingState) => void {
  const history = useHistory();
  return useCallback((path, state) => goTo(history, path, state), [history]);
}
