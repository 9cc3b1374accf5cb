import {useHistory, useLocation} from '@docusaurus/router';
import {useState} from 'react';

/**
 * Calls a function when the reader goes back or forward to another history entry of the page: what it stores replaces
 * what the component shows. Browser only.
 *
 * @param restore runs during rendering, so it may only read, and set state of the component
 */
export function useOnReturn(restore: () => void): void {
  const location = useLocation();
  const {action} = useHistory();
  const [at, setAt] = useState(location);
  if (at === location) return;
  setAt(location);
  if (action === 'POP') restore();
}
