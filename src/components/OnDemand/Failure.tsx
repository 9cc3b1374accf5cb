import type {ReactNode} from 'react';
import styles from './Failure.module.css';

interface Props {
  /** What failed, as the subject of a sentence. */
  readonly title: string;
  readonly reason: string;
  readonly onTryAgain: () => void;
}

/** Says that something could not be loaded, and lets the reader try again. */
export function Failure({title, reason, onTryAgain}: Props): ReactNode {
  return (
    <div role="alert">
      <p className={styles.problem}>{title} does not work right now. Check your network connection, and try again.</p>
      <p>{reason}</p>
      <button type="button" className="button button--secondary" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  );
}
