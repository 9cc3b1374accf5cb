/** What a click on a request has done, for screen readers: one place on the page says it for all of them. */
import {useSyncExternalStore} from 'react';

let current = '';
const listeners = new Set<() => void>();

export function announce(message: string): void {
  current = message;
  for (const listener of listeners) listener();
}

export function useAnnouncement(): string {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
