/** What a click on a request has done, for screen readers: one place on the page says it for all of them. */
import {useSyncExternalStore} from 'react';
import {createStore} from '../../lib/create-store';

const announcement = createStore('');

export const announce = announcement.set;

export function useAnnouncement(): string {
  return useSyncExternalStore(announcement.subscribe, announcement.get, announcement.getInitial);
}
