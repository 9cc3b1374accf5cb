import {followProgress} from '../Progress/show-progress';
import type {CopyOutcome} from './copy-outcome';

/** Tells the reader of an outcome, and returns what takes that back. */
type Tell = (outcome: CopyOutcome) => () => void;

/** Returns a function that waits for a copy and tells of it. Of its copies, the reader is told of one at a time. */
export function copyFollower(): (copying: Promise<void>, tell: Tell) => Promise<void> {
  let last: Promise<void> | undefined;
  let takeBack: (() => void) | undefined;

  return async (copying, tell) => {
    // Before the copy, so that the same message again is a change of the live region.
    takeBack?.();
    last = copying;
    const outcome = await followProgress('Copying', copying).then(
      (): CopyOutcome => 'copied',
      (): CopyOutcome => 'failed',
    );
    // A copy that began earlier and took longer is what the clipboard has now, unless it failed.
    if (outcome === 'failed' && last !== copying) return;
    takeBack?.();
    takeBack = tell(outcome);
  };
}
