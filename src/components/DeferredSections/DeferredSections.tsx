import {useHistory, useLocation} from '@docusaurus/router';
import {useDeferredValue, type ReactNode} from 'react';
import {useIsHydrating} from '../../hooks/useIsHydrating';
import styles from './styles.module.css';

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
  return isDue || hash !== '' ? children : <div className={styles.room} />;
}
