import type {ReactNode} from 'react';
import {outdatedTexts} from './outdated-texts';

/** Offers what helps if the page is from before a deployment. */
export function ReloadButton({className}: {readonly className: string}): ReactNode {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      {outdatedTexts.reload}
    </button>
  );
}
