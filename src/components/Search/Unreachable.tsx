import type {ReactNode} from 'react';
import {outdatedTexts} from '../Failure/outdated-texts';
import {searchTexts} from './texts';

/** Says that the search does not answer, and what the reader can do. */
export function Unreachable({isOutdated}: {readonly isOutdated: boolean | undefined}): ReactNode {
  return (
    <>
      <p>
        <strong>{searchTexts.unreachableTitle}</strong>
      </p>
      <p>{searchTexts.unreachableHelp}</p>
      {isOutdated && <p>{outdatedTexts.outdated}</p>}
    </>
  );
}
