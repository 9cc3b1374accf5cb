import type {ReactNode} from 'react';
import {isOutdated} from '../../lib/browser/outdated-page';
import {Failure} from './Failure';
import {outdatedTexts} from './outdated-texts';
import {ReloadButton} from './ReloadButton';

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
          <ReloadButton className="button button--secondary" />
          <p>{outdatedTexts.outdated}</p>
        </>
      )}
    </Failure>
  );
}
