/** Outcome of a click on a request, for screen readers: all requests share one live region. */
import {createStore} from '../../lib/store';

export const {set: announce, useValue: useAnnouncement} = createStore('');
