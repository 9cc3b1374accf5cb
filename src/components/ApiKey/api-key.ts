/**
 * The key that a reader has typed, for the samples on the pages. It is a variable of the running
 * page and nothing else: a reload forgets it, and no other tab knows it.
 */
import {createStore} from '../../lib/store';

export interface ApiKey {
  /** Empty until the reader types one. */
  readonly key: string;
  /** Whether a copy has the key itself, and not the environment variable. */
  readonly isCopied: boolean;
}

const none: ApiKey = {key: '', isCopied: false};
const apiKey = createStore(none);

export function setApiKey(typed: ApiKey): void {
  apiKey.set(typed.key === '' ? none : typed);
}

export const useApiKey = apiKey.useValue;

/** Whether a text can stand in an address and in quotes of every language, as it is. */
export function isUsableKey(text: string): boolean {
  return /^[\w.~-]+$/.test(text);
}
