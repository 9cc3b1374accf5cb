import type {RpcField} from '../../data/rpc/methods';

const formats: Readonly<Record<NonNullable<RpcField['format']>, string>> = {
  pubkey: 'public key',
  signature: 'signature',
  hash: 'hash',
};

/** The type of a value, with what its text stands for: `string (public key)`. */
export function typeLabel({type, format}: Pick<RpcField, 'type' | 'format'>): string {
  return format === undefined ? type : `${type} (${formats[format]})`;
}
