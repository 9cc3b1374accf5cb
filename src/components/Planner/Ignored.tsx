import type {ReactNode} from 'react';
import styles from './Planner.module.css';

/** Lists parts of the URL's query that the tool could not parse: a shared link may be truncated or mistyped. */
export function Ignored({items}: {readonly items: readonly string[]}): ReactNode {
  if (items.length === 0) return null;
  return (
    <p className={styles.remark}>
      The page URL contains something that can’t be read, so it was ignored: <code>{items.join(', ')}</code>
    </p>
  );
}
