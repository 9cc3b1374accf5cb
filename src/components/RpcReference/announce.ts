/** What a press on a request has led to, for screen readers; problems show, too. All requests share one live region. */
import {createStore} from '../../lib/browser/store';

const {set, useValue} = createStore({text: '', isProblem: false});

export const useAnnouncement = useValue;

export const announce = (text: string) => set({text, isProblem: false});

export const announceProblem = (text: string) => set({text, isProblem: true});
