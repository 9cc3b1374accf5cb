import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';
import type {LandingState} from '../lib/browser/landing-target';

/** Returns a function that navigates client-side to a page of this site. */
export function usePush(): (path: string, state?: LandingState) => void {
  const history = useHistory();
  return useCallback((path, state) => history.push(path, state), [history]);
}
