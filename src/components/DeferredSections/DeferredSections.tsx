import {useHistory, useLocation} from '@docusaurus/router';
import {useDeferredValue, useEffect, useReducer, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useIsHydrating} from '../../hooks/useIsHydrating';
import styles from './DeferredSections.module.css';

/** Events that may need the whole page: a key goes to its end or finds text in it. */
const demands = ['keydown', 'beforeprint'];

/**
 * The part of a page below the first screens. When a reader comes to the top of the page from another one, it is
 * rendered after the rest has been painted. At once, if the reader may not stay at the top: after Back, and for an
 * address with a section.
 */
export function DeferredSections({children}: {readonly children: ReactNode}): ReactNode {
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

  return isWhole ? children : <div className={styles.room} />;
}
