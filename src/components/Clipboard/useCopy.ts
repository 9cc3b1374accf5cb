import {useEffect, useState} from 'react';

/** What has become of a copy. */
export type CopyOutcome = 'copied' | 'failed';

/**
 * What has become of the last copy, and what follows another one.
 *
 * @param shownFor how long to say so, in milliseconds; without it, until the next copy.
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
