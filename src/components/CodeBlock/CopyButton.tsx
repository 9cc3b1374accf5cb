import {useEffect, useState, type ReactNode} from 'react';
import styles from './CodeBlock.module.css';

/** How long the button says what happened, in milliseconds. */
const feedbackTime = 2000;

type Outcome = 'copied' | 'failed';

const failed = 'Not copied: your browser refused. Select the code and copy it.';

interface Props {
  readonly getText: () => string;
  /** What to say once it is copied. */
  readonly copied: string;
}

/** Copies a text to the clipboard, and says so to screen readers as well. */
export function CopyButton({getText, copied}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () => {
    // Without a secure context there is no clipboard at all.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(getText()))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
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
          {outcome === 'copied' ? <path d="m4 12 5 5L20 6" /> : <path d="M9 9h11v11H9zM5 15H4V4h11v1" />}
        </svg>
      </button>
      <span role="status" className={styles.message} data-outcome={outcome ?? undefined}>
        {outcome === 'copied' ? copied : outcome === 'failed' ? failed : ''}
      </span>
    </>
  );
}
