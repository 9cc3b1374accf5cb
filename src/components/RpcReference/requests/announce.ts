/** What a press on a request has led to, for screen readers; problems show, too. All requests share one live region. */
import {createStore} from '../../../lib/browser/store';

interface Announcement {
  readonly text: string;
  readonly isProblem: boolean;
}

const none: Announcement = {text: '', isProblem: false};
const {get, set, useValue} = createStore(none);

export const useAnnouncement = useValue;

export const announce = (text: string) => show({text, isProblem: false});

export const announceProblem = (text: string) => show({text, isProblem: true});

/** @returns what takes it back, unless something else has been announced since. */
function show(announcement: Announcement): () => void {
  set(announcement);
  return () => {
    if (get() === announcement) set(none);
  };
}
