import {useEffect, useState} from 'react';

/** State of code that is loaded on demand. */
export type Demand<T> =
  | {readonly step: 'idle' | 'loading'}
  | {readonly step: 'loaded'; readonly loaded: T}
  | {readonly step: 'failed'; readonly error: unknown; readonly retry: () => void};

type Outcome<T> = {readonly loaded: T} | {readonly error: unknown};

/**
 * Loads code once `isWanted` is true. Unlike `lazy`, which caches a rejection forever, it supports a retry.
 *
 * @param load must have a stable identity: another function loads again.
 */
export function useOnDemand<T>(load: () => Promise<T>, isWanted: boolean): Demand<T> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<T>>();

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setOutcome({loaded}),
      (error: unknown) => isCurrent && setOutcome({error}),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);

  if (outcome === undefined) return {step: isWanted ? 'loading' : 'idle'};
  if ('loaded' in outcome) return {step: 'loaded', loaded: outcome.loaded};
  return {
    step: 'failed',
    error: outcome.error,
    retry: () => {
      setOutcome(undefined);
      setAttempt(attempt + 1);
    },
  };
}
