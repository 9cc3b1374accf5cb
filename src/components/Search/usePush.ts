import {useHistory} from '@docusaurus/router';
import {useCallback} from 'react';

/** What goes to a page of this site without a reload. */
export function usePush(): (path: string) => void {
  const history = useHistory();
  return useCallback((path) => history.push(path), [history]);
}
