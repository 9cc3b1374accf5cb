import {useEffect, useRef, useState} from 'react';
import {followProgress} from '../Progress/show-progress';
import {counts, type CopyMessages, type CopyOutcome} from './copy-outcome';
import {feedbackTime} from './feedback-time';

/** What the reader is told about a copy. */
export interface Copied {
  readonly outcome: CopyOutcome;
  /** As of the copy: later, another message may apply to what would be copied then. */
  readonly message: string;
}

/** Returns what to tell about the last copy, for as long as that takes to read, and a function that tracks another one. */
export function useCopy(messages: CopyMessages): [Copied | null, (copying: Promise<void>) => void] {
  const [copied, setCopied] = useState<Copied | null>(null);
  const last = useRef<Promise<void>>(undefined);

  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), feedbackTime(copied.message));
    return () => clearTimeout(timer);
  }, [copied]);

  const follow = (copying: Promise<void>) => {
    setCopied(null);
    last.current = copying;
    const settle = (outcome: CopyOutcome) => () => {
      if (counts(outcome, last.current === copying)) setCopied({outcome, message: messages[outcome]});
    };
    followProgress('Copying', copying).then(settle('copied'), settle('failed'));
  };
  return [copied, follow];
}
