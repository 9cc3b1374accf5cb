import {maskKeys} from './api-keys';
import {keyPath} from './key-path';
import {withoutOwnKey} from './own-key';
import {withoutSeedPhrases} from './seed-phrase';

/** Of our own addresses, more than the key is left out: the rest is what a reader asks about. */
const keyInAddress = new RegExp(String.raw`${keyPath}[^\s'")>]+`, 'gi');

/**
 * A secret key: its bytes, in a key file or a part of one; or in base58 or hexadecimal, as wallets export it. So
 * written, it may be a signature as well, of which the documentation tells nothing.
 */
const secretKey =
  /(?:\[\s{0,9})?(?:\d{1,3}\s{0,9},\s{0,9}){20,}\d{1,3}(?:\s{0,9}\])?|\b(?:[1-9A-HJ-NP-Za-km-z]{80,90}|[\da-f]{128})\b/g;

/**
 * The text without keys and seed phrases, which a query would send and keep. Stricter than `findSecrets`, which warns of
 * what is a secret for sure.
 *
 * @param ownKey the API key that the reader has entered, or empty: also a part of it is left out.
 */
export function withoutSecrets(text: string, ownKey: string): string {
  const masked = maskKeys(text.replace(keyInAddress, '').replace(secretKey, ''), '');
  return withoutOwnKey(withoutSeedPhrases(masked), ownKey);
}
