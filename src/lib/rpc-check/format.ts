/** What a text in base58 stands for. */
export type Format = 'pubkey' | 'signature' | 'hash';

export const formatNames: Readonly<Record<Format, string>> = {
  pubkey: 'public key',
  signature: 'signature',
  hash: 'hash',
};
