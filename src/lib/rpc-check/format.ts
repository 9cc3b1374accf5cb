/** What a base58 text encodes. */
export type Format = 'pubkey' | 'signature' | 'hash';

export const formatNames: Readonly<Record<Format, string>> = {
  pubkey: 'public key',
  signature: 'signature',
  hash: 'hash',
};
