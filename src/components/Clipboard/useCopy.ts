import {useEffect, useState} from 'react';
import {feedbackTime} from './copy-text';

/** Result of an attempt to copy. */
export type CopyOutcome = 'copied' | 'failed';

/**
 * Returns the outcome of the last copy, and a function that tracks another one.
 *
 * @param messages what the reader is told; the outcome is kept for as long as that takes to read.
 */
export function useCopy(
  messages: Readonly<Record<CopyOutcome, string>>,
): [CopyOutcome | null, (copying: Promise<void>) => void] {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const shownFor = outcome && feedbackTime(messages[outcome]);

  useEffect(() => {
    if (shownFor === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [shownFor]);

  const follow = (copying: Promise<void>) => {
    setOutcome(null);
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return [outcome, follow];
}
