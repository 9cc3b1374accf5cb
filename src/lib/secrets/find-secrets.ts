import {findKeys} from './api-keys';
import {withoutSeedPhrases} from './seed-phrase';

/** Kinds of secrets that a pasted text may contain. */
export type Secret = 'api-key' | 'secret-key';

/** A Solana key pair as stored in a key file: an array of 64 bytes. */
const keyPair = /\[\s{0,99}(?:\d{1,3}\s{0,9},\s{0,99}){63}\d{1,3}\s{0,99}\]/;

/** The same bytes as exported by wallets: base58, in a variable or member whose name says that it is secret. */
const namedKey = /\b\w{0,40}(?:private|secret)_?key["']?\s{0,4}[:=]\s{0,4}["']?[1-9A-HJ-NP-Za-km-z]{80,90}\b/i;

/** Secrets that a text seems to contain, and that the reader should mask before sharing it. */
export function findSecrets(text: string): readonly Secret[] {
  const holdsSecretKey = keyPair.test(text) || namedKey.test(text) || withoutSeedPhrases(text) !== text;
  return [
    ...(findKeys(text).length > 0 ? (['api-key'] as const) : []),
    ...(holdsSecretKey ? (['secret-key'] as const) : []),
  ];
}
