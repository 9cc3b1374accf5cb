import {useState, type ReactNode} from 'react';
import type {CopyMessages} from '../Clipboard/copy-outcome';
import {copyText} from '../Clipboard/copy-text';
import {useCopy} from '../Clipboard/useCopy';
import tool from '../ToolParts/ToolParts.module.css';

const messages: CopyMessages = {
  copied: 'Link copied.',
  failed: 'Your browser didn’t allow it. Copy the address of this page instead.',
};

interface ShareActionsProps {
  /** Undefined while the fields are invalid. */
  readonly link: (() => string) | undefined;
  /** Called when there is no link to copy. */
  readonly onRefused: () => void;
  readonly onReset: () => void;
  readonly onEmpty?: () => void;
}

/** Buttons that copy a link with the state of the fields, and that reset them to the example or empty them. */
export function ShareActions({link, onRefused, onReset, onEmpty}: ShareActionsProps): ReactNode {
  const [result, follow] = useCopy(messages);
  const [isRefused, setRefused] = useState(false);
  // With valid fields, it is over: other wrong ones are no refusal.
  if (isRefused && link) setRefused(false);
  const copy = () => {
    setRefused(link === undefined);
    if (link) follow(copyText(link()));
    else onRefused();
  };
  return (
    <div className={tool.actions}>
      <button type="button" className={tool.chip} onClick={copy}>
        Copy a link to this plan
      </button>
      <button type="button" className={tool.chip} onClick={onReset}>
        Back to the example
      </button>
      {onEmpty && (
        <button type="button" className={tool.chip} onClick={onEmpty}>
          Start empty
        </button>
      )}
      <span role="status" className={isRefused ? tool.error : tool.hint}>
        {isRefused ? 'Not copied: correct what is marked first.' : result?.message}
      </span>
    </div>
  );
}
