import type {ReactNode} from 'react';
import styles from './Failure.module.css';

interface Props {
  /** What failed, phrased as the subject of a sentence. */
  readonly title: string;
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Reports that a page or a part of it failed to load, with a retry button (R9, E4). */
export function Failure({title, reason, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.problem}>{title} does not work right now. Check your network connection, and try again.</p>
      <p className={styles.reason}>{reason}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
