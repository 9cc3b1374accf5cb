/**
 * The API key that the reader has entered for the samples. Held in memory only: it is lost on reload and not shared
 * with other tabs.
 */
import {createStore} from '../../lib/browser/store';

export interface ApiKey {
  /** Empty until the reader types one. */
  readonly key: string;
  /** Whether copied code contains the key itself instead of the environment variable. */
  readonly isCopied: boolean;
}

const none: ApiKey = {key: '', isCopied: false};
const apiKey = createStore(none);

export function setApiKey(typed: ApiKey): void {
  apiKey.set(typed.key === '' ? none : typed);
}

export const useApiKey = apiKey.useValue;

/** Outside of React. */
export const currentApiKey = apiKey.get;
