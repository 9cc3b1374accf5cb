import {useEffect, useState} from 'react';
import {copyFollower} from './copy-follower';
import type {CopyMessages, CopyOutcome} from './copy-outcome';
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
  const [follow] = useState(copyFollower);

  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), feedbackTime(copied.message));
    return () => clearTimeout(timer);
  }, [copied]);

  const track = (copying: Promise<void>) => {
    void follow(copying, (outcome) => {
      setCopied({outcome, message: messages[outcome]});
      return () => setCopied(null);
    });
  };
  return [copied, track];
}
