/** What a press on a request has led to, for screen readers; problems show, too. All requests share one live region. */
import {createStore} from '../../../lib/browser/store';
import {feedbackTime} from '../../Clipboard/feedback-time';

interface Announcement {
  readonly text: string;
  readonly isProblem: boolean;
}

const none: Announcement = {text: '', isProblem: false};
const {get, set, useValue} = createStore(none);

export const useAnnouncement = useValue;

/** @returns what takes it back, unless something else has been announced since. */
export function announce(text: string, isProblem = false): () => void {
  const announcement = {text, isProblem};
  set(announcement);
  return () => {
    if (get() === announcement) set(none);
  };
}

/** Announces a problem for as long as it takes to read, also when it is announced again. */
export function announceProblem(text: string): void {
  setTimeout(announce(text, true), feedbackTime(text));
}
