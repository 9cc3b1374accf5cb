import type {ReactNode} from 'react';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './RequestBuilder.module.css';

interface Props {
  readonly isSending: boolean;
  readonly onCancel: () => void;
  /** Fills in Syndica's endpoint; undefined without a key. */
  readonly onFillIn: (() => void) | undefined;
  /** What to expect of the request. */
  readonly prospect: string;
}

/** The buttons below the endpoint, and what to expect. */
export function SendActions({isSending, onCancel, onFillIn, prospect}: Props): ReactNode {
  return (
    <div className={tool.actions}>
      {onFillIn && (
        <button type="button" className={`button button--secondary ${styles.fillIn}`} onClick={onFillIn}>
          Use Syndica’s endpoint with your key
        </button>
      )}
      <button type="submit" className={`button button--primary ${styles.sendButton}`} aria-disabled={isSending}>
        Send
      </button>
      {isSending && (
        <button type="button" className="button button--secondary" onClick={onCancel}>
          Cancel
        </button>
      )}
      <span className={tool.hint}>{prospect}</span>
    </div>
  );
}
