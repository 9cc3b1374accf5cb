import {useHistory} from '@docusaurus/router';
import {useCallback, type MouseEvent} from 'react';
import {isPlainClick} from '../../lib/is-plain-click';

/** What goes to a page of this site without a reload. */
export function usePush(): (path: string) => void {
  const history = useHistory();
  return useCallback((path) => history.push(path), [history]);
}

/** A plain click on a link of this site goes there without a reload; any other is the browser's. */
export function follow(event: MouseEvent<HTMLAnchorElement>, push: (path: string) => void): void {
  const path = event.currentTarget.getAttribute('href') ?? '';
  if (!isPlainClick(event, event.currentTarget) || !path.startsWith('/')) return;
  event.preventDefault();
  push(path);
}
