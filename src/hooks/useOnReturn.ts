import {useHistory, useLocation} from '@docusaurus/router';
import {useState} from 'react';

/**
 * Calls a function when the reader goes back or forward to another history entry of the page: what that one stores
 * replaces what the component shows.
 *
 * @param restore runs in the browser, while rendering: it may only read, and set state of the component
 */
export function useOnReturn(restore: () => void): void {
  const location = useLocation();
  const {action} = useHistory();
  const [{at, isDue}, setReturn] = useState({at: location, isDue: false});
  if (at !== location) {
    setReturn({at: location, isDue: action === 'POP'});
  } else if (isDue) {
    // Only now, as the state of other hooks has followed the entry meanwhile.
    setReturn({at, isDue: false});
    restore();
  }
}
