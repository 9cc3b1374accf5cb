import type {ReactNode} from 'react';
import {LinkTo} from '../Fields/LinkTo';
import styles from './Statuses.module.css';

/** List of the error statuses of an operation. */
export function Statuses({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.statuses}>{children}</div>;
}

interface StatusProps {
  /** Anchor. */
  readonly id: string;
  /** `409` or `4XX`. */
  readonly status: string;
  /** Comma-separated kinds of this error. */
  readonly kinds?: string;
  /** When it occurs, and its examples. */
  readonly children: ReactNode;
}

/** One status in a disclosure with its examples. */
export function Status({id, status, kinds, children}: StatusProps): ReactNode {
  return (
    <div className={styles.statusBox}>
      <details id={id} className={styles.status}>
        <summary>
          <code>{status}</code> {kinds !== undefined && <span className={styles.kinds}>{kinds}</span>}
        </summary>
        {children}
      </details>
      {/* Outside the `<summary>`: some screen readers cannot reach a link inside it. */}
      <LinkTo id={id} name={`status ${status}`} />
    </div>
  );
}
