import {findKeys} from '../../lib/secrets/api-keys';

/** What must not be shared with a pasted text. */
export type Secret = 'api-key' | 'secret-key';

/** A Solana key pair, as its file holds it: 64 bytes in a list. */
const keyPair = /\[\s{0,9}(?:\d{1,3}\s{0,9},\s{0,9}){63}\d{1,3}\s{0,9}\]/;

/** What the CLI prints to recover the buffer of a deployment: at least 12 words on a line of their own. */
const seedPhrase = /seed phrase[^a-z]{1,200}\n(?:[a-z]{3,8} ){11,23}[a-z]{3,8}$/m;

/** What a text seems to hold that the reader should mask before anyone else sees it. */
export function findSecrets(text: string): readonly Secret[] {
  return [
    ...(findKeys(text).length > 0 ? (['api-key'] as const) : []),
    ...(keyPair.test(text) || seedPhrase.test(text) ? (['secret-key'] as const) : []),
  ];
}
