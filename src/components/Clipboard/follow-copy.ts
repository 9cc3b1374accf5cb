import {followProgress} from '../Progress/show-progress';
import {counts, type CopyMessages, type CopyOutcome} from './copy-outcome';
import {feedbackTime} from './feedback-time';

const labels: CopyMessages = {copied: 'Copied', failed: 'Not copied'};

let last: Promise<void> | undefined;
/** Ends the feedback of the last copy. */
let endLast: (() => void) | undefined;

/**
 * Shows the outcome of a copy beside the element that was pressed, outside of React: in its `data-copied`, which style
 * sheets print, and in a live region.
 *
 * @param messages what the live region says.
 * @param announce says it, and returns what takes it back.
 */
export async function followCopy(
  pressed: HTMLElement,
  copying: Promise<void>,
  messages: CopyMessages,
  announce: (message: string, outcome: CopyOutcome) => () => void,
): Promise<void> {
  // Before the copy, so that the same message again is a change of the live region.
  endLast?.();
  last = copying;
  const outcome = await followProgress('Copying', copying).then(
    (): CopyOutcome => 'copied',
    (): CopyOutcome => 'failed',
  );
  if (!counts(outcome, last === copying)) return;
  endLast?.();
  const unmark = () => {
    delete pressed.dataset.copied;
  };
  pressed.dataset.copied = labels[outcome];
  const takeBack = announce(messages[outcome], outcome);
  // Each for as long as it takes to read.
  const labelTimer = setTimeout(unmark, feedbackTime(labels[outcome]));
  const messageTimer = setTimeout(takeBack, feedbackTime(messages[outcome]));
  endLast = () => {
    clearTimeout(labelTimer);
    clearTimeout(messageTimer);
    unmark();
    takeBack();
  };
}
