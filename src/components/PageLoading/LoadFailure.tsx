import type {ReactNode} from 'react';
import styles from './PageLoading.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a reader sees when a part of a page cannot be loaded (R9, E4). */
export function LoadFailure({error, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failureTitle}>This page could not be loaded.</p>
      <p className={styles.failureText}>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
