import {useEffect, useState} from 'react';

/** Result of an attempt to copy. */
export type CopyOutcome = 'copied' | 'failed';

/**
 * Returns the outcome of the last copy, and a function that tracks another one.
 *
 * @param shownFor how long the outcome is kept, in milliseconds; if omitted, until the next copy.
 */
export function useCopy(shownFor?: number): [CopyOutcome | null, (copying: Promise<void>) => void] {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);

  useEffect(() => {
    if (outcome === null || shownFor === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome, shownFor]);

  const follow = (copying: Promise<void>) => {
    setOutcome(null);
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return [outcome, follow];
}
