import type {ReactNode} from 'react';
import {useIsWhole} from '../../hooks/useIsWhole';
import styles from './DeferredSections.module.css';

/** The part of a page below the first screens. */
export function DeferredSections({children}: {readonly children: ReactNode}): ReactNode {
  return useIsWhole() ? children : <div className={styles.room} />;
}
