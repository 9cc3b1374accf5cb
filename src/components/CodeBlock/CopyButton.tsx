import type {ReactNode} from 'react';
import {copyText} from '../Clipboard/copy-text';
import {useCopy} from '../Clipboard/useCopy';
import styles from './CodeBlock.module.css';

interface Props {
  readonly getText: () => string;
  /** Message shown after copying. */
  readonly copied: string;
  /** Called when the browser refuses, and the reader is asked to select the code. */
  readonly onRefused: () => void;
}

/** Copies text to the clipboard, and announces it to screen readers. */
export function CopyButton({getText, copied, onRefused}: Props): ReactNode {
  const messages = {copied, failed: 'Not copied: your browser refused. Select the code and copy it.'};
  const [result, follow] = useCopy(messages);
  const copy = () => {
    const copying = copyText(getText());
    copying.catch(onRefused);
    follow(copying);
  };
  return (
    <>
      <button type="button" className={styles.copy} aria-label="Copy code to clipboard" title="Copy" onClick={copy}>
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true">
          {result?.outcome === 'copied' ? <path d="m4 12 5 5L20 6" /> : <path d="M9 9h11v11H9zM5 15H4V4h11v1" />}
        </svg>
      </button>
      <span role="status" className={styles.message} data-outcome={result?.outcome}>
        {result?.message}
      </span>
    </>
  );
}
