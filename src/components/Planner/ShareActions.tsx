import type {ReactNode} from 'react';
import {copyText} from '../Clipboard/copy-text';
import {useCopy, type CopyOutcome} from '../Clipboard/useCopy';
import tool from '../ToolParts/ToolParts.module.css';

const messages: Readonly<Record<CopyOutcome, string>> = {
  copied: 'Link copied.',
  failed: 'Your browser didn’t allow it. Copy the address of this page instead.',
};

interface ShareActionsProps {
  readonly onReset: () => void;
}

/** Copies the address, which holds what is in the fields; or fills in the example again. */
export function ShareActions({onReset}: ShareActionsProps): ReactNode {
  const [outcome, follow] = useCopy();
  return (
    <div className={tool.actions}>
      <button type="button" className={tool.chip} onClick={() => follow(copyText(window.location.href))}>
        Copy a link to this plan
      </button>
      <button type="button" className={tool.chip} onClick={onReset}>
        Back to the example
      </button>
      <span role="status" className={tool.hint}>
        {outcome && messages[outcome]}
      </span>
    </div>
  );
}
