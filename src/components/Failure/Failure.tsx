import type {ReactNode} from 'react';
import styles from './Failure.module.css';
import {networkRemedy} from './network-remedy';
import {RetryButton} from './RetryButton';

interface Props {
  /** What failed, phrased as the subject of a sentence. */
  readonly title: string;
  /** What is wrong with it and what to do, as the rest of that sentence; by default, for what a network can cause. */
  readonly trouble?: string;
  readonly error: unknown;
  /** Reloads the page if omitted. */
  readonly onRetry?: () => void;
  /** Label of the retry button. */
  readonly label?: string;
  /** Other ways out, after the retry button. */
  readonly children?: ReactNode;
}

const unreachable = `isn’t working right now. ${networkRemedy}`;

/** Reports that a page or a part of it failed, by default to load, with a retry button (R9, E4). */
export function Failure({
  title,
  trouble = unreachable,
  error,
  onRetry = () => window.location.reload(),
  label,
  children,
}: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.problem}>{`${title} ${trouble}`}</p>
      <p className={styles.reason}>{error instanceof Error ? error.message : String(error)}</p>
      <RetryButton onRetry={onRetry} label={label} />
      {children}
    </div>
  );
}
