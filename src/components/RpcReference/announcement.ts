/** What a click on a request has done, for screen readers: one place on the page says it for all of them. */
import {createStore} from '../../lib/store';

export const {set: announce, useValue: useAnnouncement} = createStore('');
