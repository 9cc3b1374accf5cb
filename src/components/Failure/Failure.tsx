import type {ReactNode} from 'react';
import styles from './Failure.module.css';
import {networkRemedy} from './network-remedy';
import {RetryButton} from './RetryButton';

interface Props {
  /** What failed, phrased as the subject of a sentence. */
  readonly title: string;
  readonly error: unknown;
  /** Reloads the page if omitted. */
  readonly onRetry?: () => void;
  /** Other ways out, after the retry button. */
  readonly children?: ReactNode;
}

/** Reports that a page or a part of it failed to load, with a retry button (R9, E4). */
export function Failure({title, error, onRetry = () => window.location.reload(), children}: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.problem}>{`${title} isn’t working right now. ${networkRemedy}`}</p>
      <p className={styles.reason}>{error instanceof Error ? error.message : String(error)}</p>
      <RetryButton onRetry={onRetry} />
      {children}
    </div>
  );
}
