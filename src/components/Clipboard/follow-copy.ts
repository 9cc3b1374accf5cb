import {copyFollower} from './copy-follower';
import type {CopyMessages, CopyOutcome} from './copy-outcome';
import {feedbackTime} from './feedback-time';

const labels: CopyMessages = {copied: 'Copied', failed: 'Not copied'};

const follow = copyFollower();

/**
 * Shows the outcome of a copy beside the element that was pressed, outside of React: in its `data-copied`, which style
 * sheets print, and in a live region.
 *
 * @param messages what the live region says.
 * @param announce says it, and returns what takes it back.
 */
export function followCopy(
  pressed: HTMLElement,
  copying: Promise<void>,
  messages: CopyMessages,
  announce: (message: string, outcome: CopyOutcome) => () => void,
): Promise<void> {
  return follow(copying, (outcome) => {
    const unmark = () => {
      delete pressed.dataset.copied;
    };
    pressed.dataset.copied = labels[outcome];
    const takeBack = announce(messages[outcome], outcome);
    // Each for as long as it takes to read.
    const labelTimer = setTimeout(unmark, feedbackTime(labels[outcome]));
    const messageTimer = setTimeout(takeBack, feedbackTime(messages[outcome]));
    return () => {
      clearTimeout(labelTimer);
      clearTimeout(messageTimer);
      unmark();
      takeBack();
    };
  });
}
