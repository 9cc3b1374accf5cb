import {findKeys} from './api-keys';

/** What must not be shared with a pasted text. */
export type Secret = 'api-key' | 'secret-key';

/** A Solana key pair, as its file holds it: 64 bytes in a list. */
const keyPair = /\[\s{0,9}(?:\d{1,3}\s{0,9},\s{0,9}){63}\d{1,3}\s{0,9}\]/;

/** The same bytes as wallets export them: in base58, where a variable or a member calls them a secret. */
const namedKey = /\b\w{0,40}(?:private|secret)_?key["']?\s{0,4}[:=]\s{0,4}["']?[1-9A-HJ-NP-Za-km-z]{80,90}\b/i;

/** What calls the words below it, or beside it, those that restore a key; as CLIs, files of variables and objects do. */
const phraseName = /(?:seed[ _]?phrase|recovery[ _]phrase|mnemonic)/gi;
const phraseReach = 300;

/** From 12 to 24 words in lower case: to the end of their line, or in quotes. */
const phrase = /(?:^|[:=]\s{0,4}|["'])(?:[a-z]{3,8} ){11,23}[a-z]{3,8}(?=\s{0,9}$|["'])/m;

/** What a text seems to hold that the reader should mask before anyone else sees it. */
export function findSecrets(text: string): readonly Secret[] {
  const holdsSecretKey =
    keyPair.test(text) ||
    namedKey.test(text) ||
    Array.from(text.matchAll(phraseName)).some(({0: name, index}) =>
      phrase.test(text.slice(index + name.length, index + name.length + phraseReach)),
    );
  return [
    ...(findKeys(text).length > 0 ? (['api-key'] as const) : []),
    ...(holdsSecretKey ? (['secret-key'] as const) : []),
  ];
}
