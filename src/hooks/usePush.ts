import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';

/** Returns a function that navigates client-side to a page of this site. */
export function usePush(): (path: string) => void {
  const history = useHistory();
  return useCallback((path) => history.push(path), [history]);
}
