import type {ReactNode} from 'react';
import styles from './Planner.module.css';

/** What the address holds and the tool could not read: a link that is passed on may be cut or mistyped. */
export function Ignored({items}: {readonly items: readonly string[]}): ReactNode {
  if (items.length === 0) return null;
  return (
    <p className={styles.remark}>
      The page URL contains something that can’t be read, so it was ignored: <code>{items.join(', ')}</code>
    </p>
  );
}
