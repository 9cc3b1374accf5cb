/**
 * The API key that the reader has entered for the samples. Held in memory only: it is lost on reload and not shared
 * with other tabs.
 */
import {keyPath} from '../../lib/secrets/api-keys';
import {createStore} from '../../lib/store';

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

/** Whether the text needs no escaping in a URL, or in a string literal of any sample language. */
export function isUsableKey(text: string): boolean {
  return /^[\w.~-]+$/.test(text);
}

const endpoint = new RegExp(String.raw`^\S*${keyPath}([^\s/?#"'\x60]+)\S*$`, 'i');

/** The key in a pasted text, which may be an endpoint. */
export function keyIn(text: string): string {
  const pasted = text.trim();
  return endpoint.exec(pasted)?.[1] ?? pasted;
}
