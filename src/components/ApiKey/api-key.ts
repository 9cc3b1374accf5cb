/**
 * The key that a reader has typed, for the samples on the pages. It is a variable of the running
 * page and nothing else: a reload forgets it, and no other tab knows it.
 */
import {useSyncExternalStore} from 'react';

export interface ApiKey {
  /** Empty until the reader types one. */
  readonly key: string;
  /** Whether a copy has the key itself, and not the environment variable. */
  readonly isCopied: boolean;
}

const none: ApiKey = {key: '', isCopied: false};
let current = none;
const listeners = new Set<() => void>();

export function setApiKey(apiKey: ApiKey): void {
  current = apiKey.key === '' ? none : apiKey;
  for (const listener of listeners) listener();
}

export function useApiKey(): ApiKey {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a text can stand in an address and in quotes of every language, as it is. */
export function isUsableKey(text: string): boolean {
  return /^[\w.~-]+$/.test(text);
}
