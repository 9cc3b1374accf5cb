import {getBase58Encoder, getBase64Encoder, type EncodedAccount, type ReadonlyUint8Array} from '@solana/kit';
import {RpcError} from '../rpc-error';
import {readTokenAccount} from '../runtime/tokens';

type Filter =
  | 'tokenAccountState'
  | {readonly dataSize: number}
  | {
      readonly memcmp: {
        readonly offset: number;
        readonly bytes: string | readonly number[];
        readonly encoding?: string;
      };
    };

const maxFilters = 4;

/**
 * Predicate for the `filters` of a program query.
 *
 * @throws RpcError -32602 when there are too many.
 */
export function programFilter(config: Readonly<Record<string, unknown>>): (account: EncodedAccount) => boolean {
  const filters = (config.filters ?? []) as readonly Filter[];
  if (filters.length > maxFilters) throw new RpcError(-32602, `Too many filters provided; max ${maxFilters}`);
  return (account) => filters.every((filter) => passes(account, filter));
}

function passes(account: EncodedAccount, filter: Filter): boolean {
  if (typeof filter === 'string') return readTokenAccount(account)?.state !== 'uninitialized';
  if ('dataSize' in filter) return account.data.length === filter.dataSize;
  const {offset, bytes, encoding = 'base58'} = filter.memcmp;
  const expected = typeof bytes === 'string' ? decode(bytes, encoding) : bytes;
  return expected.every((byte, index) => account.data[offset + index] === byte);
}

function decode(text: string, encoding: string): readonly number[] {
  const encoder: {encode: (text: string) => ReadonlyUint8Array} =
    encoding === 'base64' ? getBase64Encoder() : getBase58Encoder();
  return [...encoder.encode(text)];
}
