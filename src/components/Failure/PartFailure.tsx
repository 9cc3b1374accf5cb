import type {ReactNode} from 'react';
import {isOutdated} from '../../lib/browser/outdated-page';
import {Failure} from './Failure';
import {outdatedTexts} from './outdated-texts';

interface Props {
  /** What failed, phrased as the subject of a sentence. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Reports that a part of a page failed to load. It also fails if the page is from before a deployment: only a reload
 * helps then.
 */
export function PartFailure({title, error, onRetry}: Props): ReactNode {
  return (
    <Failure title={title} error={error} onRetry={onRetry}>
      {isOutdated(error) && (
        <>
          <button type="button" className="button button--secondary" onClick={() => window.location.reload()}>
            {outdatedTexts.reload}
          </button>
          <p>{outdatedTexts.outdated}</p>
        </>
      )}
    </Failure>
  );
}
