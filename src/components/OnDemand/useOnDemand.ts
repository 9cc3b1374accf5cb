import {useEffect, useState} from 'react';

/** Code that loads when it is wanted. */
export type Demand<T> =
  | {readonly step: 'idle' | 'loading'}
  | {readonly step: 'loaded'; readonly loaded: T}
  | {readonly step: 'failed'; readonly reason: string; readonly retry: () => void};

type Outcome<T> = {readonly loaded: T} | {readonly reason: string};

/**
 * Loads code once `isWanted` is true. Not `lazy`, which keeps a failure forever: here the reader can try
 * again.
 *
 * @param load always the same function: another one loads anew.
 */
export function useOnDemand<T>(load: () => Promise<T>, isWanted: boolean): Demand<T> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<T>>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setOutcome({loaded}),
      (error: unknown) => isCurrent && setOutcome({reason: String(error)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);

  if (outcome === undefined) return {step: isWanted ? 'loading' : 'idle'};
  if ('loaded' in outcome) return {step: 'loaded', loaded: outcome.loaded};
  return {
    step: 'failed',
    reason: outcome.reason,
    retry: () => {
      setOutcome(undefined);
      setAttempt(attempt + 1);
    },
  };
}
