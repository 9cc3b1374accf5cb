import {useHistory, useLocation} from '@docusaurus/router';
import {useDeferredValue, useEffect, useReducer} from 'react';
import {flushSync} from 'react-dom';
import {useIsHydrating} from './useIsHydrating';

/** Events that may need the whole page: a key goes to its end or finds text in it. */
const demands = ['keydown', 'beforeprint'];

/**
 * Whether to render what a reader does not see first. When a reader comes to the top of a page from another one, it is
 * false until the rest has been painted. True at once, if the reader may not stay at the top: after Back, and for an
 * address with a section.
 */
export function useIsWhole(): boolean {
  const isHydrating = useIsHydrating();
  const {action} = useHistory();
  const {hash} = useLocation();
  const isDue = useDeferredValue(true, isHydrating || action !== 'PUSH');
  const [isDemanded, demand] = useReducer(() => true, false);
  const isWhole = isDue || isDemanded || hash !== '';

  useEffect(() => {
    if (isWhole) return undefined;
    const render = () => flushSync(demand);
    for (const name of demands) window.addEventListener(name, render);
    return () => {
      for (const name of demands) window.removeEventListener(name, render);
    };
  }, [isWhole]);

  return isWhole;
}
