import type {ReactNode} from 'react';
import '../Progress/progress.css';
import styles from './Spinner.module.css';

/** Loading indicator for a page (R8). */
export function Spinner(): ReactNode {
  return (
    <div role="status" className={styles.box}>
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.visuallyHidden}>Loading the page…</span>
    </div>
  );
}
