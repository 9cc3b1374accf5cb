import {isPlaceholder} from '../../lib/secrets/api-keys';
import {keyPath} from '../../lib/secrets/key-path';

const endpoint = new RegExp(String.raw`^\S*${keyPath}([^\s/?#"'\x60]+)\S*$`, 'i');

/** The key in a pasted text, which may be an endpoint. */
export function keyIn(text: string): string {
  const pasted = text.trim();
  return endpoint.exec(pasted)?.[1] ?? pasted;
}

/** What is wrong with a key, as an instruction to the reader; empty if it is valid, or if the reader cleared it. */
export function keyProblem(key: string, keyBefore: string): string {
  if (key === '' && keyBefore === '') return 'Nothing to fill in yet: enter your key, or choose Cancel.';
  if (key === '') return '';
  if (isPlaceholder(key)) return 'Not filled in: this is only a placeholder. Copy your own key from the dashboard.';
  if (isUsableKey(key)) return '';
  return 'Not filled in: a key contains only letters, digits, and - . _ ~ characters. Copy it from the dashboard again.';
}

/** Whether the text needs no escaping in a URL, or in a string literal of any sample language. */
function isUsableKey(text: string): boolean {
  return /^[\w.~-]+$/.test(text);
}
