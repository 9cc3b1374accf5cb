import {keyPath} from '../../lib/secrets/api-keys';

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
