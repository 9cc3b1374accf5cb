import {useRef, type ReactNode} from 'react';
import {LinkTo} from './LinkTo';
import styles from './Statuses.module.css';
import {useReveal} from './useReveal';

/** The ways in which a call fails. */
export function Statuses({children}: {children: ReactNode}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useReveal(box);
  return (
    <div ref={box} className={styles.statuses}>
      {children}
    </div>
  );
}

interface StatusProps {
  /** Can be linked to. */
  readonly id: string;
  /** `409` or `4XX`. */
  readonly status: string;
  /** Kinds of this error, with commas between them. */
  readonly kinds?: string;
  /** When it comes, and its examples. */
  readonly children: ReactNode;
}

/** One status, which unfolds to its examples. */
export function Status({id, status, kinds, children}: StatusProps): ReactNode {
  return (
    <div className={styles.statusBox}>
      <details id={id} className={styles.status}>
        <summary>
          <code>{status}</code> {kinds !== undefined && <span className={styles.kinds}>{kinds}</span>}
        </summary>
        {children}
      </details>
      {/* Beside the summary: a link inside of it is out of reach for some screen readers. */}
      <LinkTo id={id} name={`status ${status}`} />
    </div>
  );
}
