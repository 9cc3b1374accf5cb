import {getBase58Decoder, getBase64Decoder, type EncodedAccount, type ReadonlyUint8Array} from '@solana/kit';
import {RpcError} from '../rpc-error';
import {readMint, readTokenAccount, uiTokenAmount} from './tokens';
import {zstdFrame} from './zstd-frame';

export type AccountEncoding = 'base58' | 'base64' | 'base64+zstd' | 'jsonParsed' | 'binary';

export interface DataSlice {
  readonly offset: number;
  readonly length: number;
}

export interface AccountFormat {
  readonly encoding: AccountEncoding;
  readonly dataSlice?: DataSlice | null;
  /** Decimals of a mint, for token amounts in `jsonParsed`. */
  readonly decimalsOf: (mint: string) => number | undefined;
}

/** The largest u64, as for every rent-exempt account: rent-paying accounts no longer exist. */
const rentEpoch = 2n ** 64n - 1n;

const maxBase58Bytes = 128;

/** @throws RpcError -32600 when base58 is requested for more than 128 bytes. */
export function encodeAccount(account: EncodedAccount, format: AccountFormat): Record<string, unknown> {
  return {
    lamports: account.lamports,
    data: encodeData(account, format),
    owner: account.programAddress,
    executable: account.executable,
    rentEpoch,
    space: account.data.length,
  };
}

function encodeData(account: EncodedAccount, format: AccountFormat): unknown {
  const {encoding, dataSlice} = format;
  const data = dataSlice ? account.data.slice(dataSlice.offset, dataSlice.offset + dataSlice.length) : account.data;
  switch (encoding) {
    case 'binary':
      return base58(data);
    case 'base58':
      return [base58(data), 'base58'];
    case 'base64':
      return [getBase64Decoder().decode(data), 'base64'];
    case 'base64+zstd':
      return [getBase64Decoder().decode(zstdFrame(data)), 'base64+zstd'];
    case 'jsonParsed':
      return parseData(account, format) ?? [getBase64Decoder().decode(data), 'base64'];
  }
}

function base58(data: ReadonlyUint8Array): string {
  if (data.length > maxBase58Bytes) {
    throw new RpcError(
      -32600,
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    );
  }
  return getBase58Decoder().decode(data);
}

/** Parses mints and token accounts only. Other data stays base64, as on a node without a parser for its program. */
function parseData(account: EncodedAccount, {decimalsOf}: AccountFormat): unknown {
  const program = 'spl-token';
  const mint = readMint(account);
  if (mint) {
    const {decimals, freezeAuthority, isInitialized, mintAuthority, supply} = mint;
    const info = {decimals, freezeAuthority, isInitialized, mintAuthority, supply: supply.toString()};
    return {program, parsed: {type: 'mint', info}, space: account.data.length};
  }
  const token = readTokenAccount(account);
  const decimals = token && decimalsOf(token.mint);
  if (!token || decimals === undefined) return undefined;
  const {mint: mintAddress, owner, amount, state} = token;
  const info = {isNative: false, mint: mintAddress, owner, state, tokenAmount: uiTokenAmount(amount, decimals)};
  return {program, parsed: {type: 'account', info}, space: account.data.length};
}
