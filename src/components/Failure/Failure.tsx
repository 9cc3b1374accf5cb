import type {ReactNode} from 'react';
import {isOutdated} from '../../lib/outdated-page';
import {focusPlaceOf} from './focus-place';
import {outdatedTexts} from './outdated-texts';
import styles from './Failure.module.css';

interface Props {
  /** What failed, phrased as the subject of a sentence. */
  readonly title: string;
  readonly error: unknown;
  /** Reloads the page if omitted. */
  readonly onRetry?: () => void;
}

const reload = () => window.location.reload();

/** Reports that a page or a part of it failed to load, with a retry button (R9, E4). */
export function Failure({title, error, onRetry}: Props): ReactNode {
  const offersReload = onRetry !== undefined && isOutdated(error);
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.problem}>{title} isn’t working right now. Check your network connection, and try again.</p>
      {offersReload && <p>{outdatedTexts.outdated}</p>}
      <p className={styles.reason}>{error instanceof Error ? error.message : String(error)}</p>
      <button
        type="button"
        className="button button--primary"
        onClick={
          onRetry
            ? (event) => {
                focusPlaceOf(event.currentTarget);
                onRetry();
              }
            : reload
        }>
        Retry
      </button>
      {offersReload && (
        <button type="button" className="button button--secondary" onClick={reload}>
          {outdatedTexts.reload}
        </button>
      )}
    </div>
  );
}
