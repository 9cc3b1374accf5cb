import {getBase58Decoder, getBase64Decoder} from '@solana/kit';
import {rpcError} from '../rpc-error';
import type {InnerInstructions} from './bank';
import type {Block, Landed} from './cluster';
import {isWritable} from './wire';

export type TransactionEncoding = 'json' | 'jsonParsed' | 'base58' | 'base64' | 'binary';

export interface TransactionFormat {
  readonly encoding: TransactionEncoding;
  readonly maxSupportedTransactionVersion?: number | null;
}

/** `transaction`, `meta` and `version`, as returned by `getTransaction` and `getBlock`. */
export function encodeTransaction(landed: Landed, {encoding, ...format}: TransactionFormat): Record<string, unknown> {
  return {
    transaction: encodeBody(landed, encoding),
    meta: encodeMeta(landed, encoding),
    ...versionOf(landed, format.maxSupportedTransactionVersion),
  };
}

/** The short form of `getBlock` with `transactionDetails: "accounts"`. */
function encodeAccountsOnly(landed: Landed, format: TransactionFormat): Record<string, unknown> {
  const {err, fee, preBalances, postBalances, preTokenBalances, postTokenBalances} = landed;
  return {
    transaction: {signatures: landed.wire.signatures, accountKeys: parsedKeys(landed)},
    meta: {err, status: statusOf(err), fee, preBalances, postBalances, preTokenBalances, postTokenBalances},
    ...versionOf(landed, format.maxSupportedTransactionVersion),
  };
}

/** @throws RpcError -32015 when the caller does not support the version. */
function versionOf(landed: Landed, highest: number | null | undefined): {version?: 'legacy' | 0} {
  const {version} = landed.wire.message;
  if (highest !== undefined && highest !== null) return {version};
  if (version !== 'legacy') throw rpcError(-32015, {version});
  return {};
}

export function statusOf(err: Landed['err']): {Ok: null} | {Err: NonNullable<Landed['err']>} {
  return err === null ? {Ok: null} : {Err: err};
}

function encodeBody(landed: Landed, encoding: TransactionEncoding): unknown {
  const {bytes, signatures, message} = landed.wire;
  switch (encoding) {
    case 'binary':
      return getBase58Decoder().decode(bytes);
    case 'base58':
      return [getBase58Decoder().decode(bytes), 'base58'];
    case 'base64':
      return [getBase64Decoder().decode(bytes), 'base64'];
    case 'json':
      return {
        signatures,
        message: {
          header: message.header,
          accountKeys: message.accountKeys,
          recentBlockhash: message.recentBlockhash,
          instructions: encodeInstructions(landed).map((instruction) => ({...instruction, stackHeight: 1})),
          ...tableLookups(landed),
        },
      };
    case 'jsonParsed':
      return {
        signatures,
        message: {
          accountKeys: parsedKeys(landed),
          recentBlockhash: message.recentBlockhash,
          instructions: encodeInstructions(landed).map((instruction) => ({
            ...withAddresses(landed, instruction),
            stackHeight: 1,
          })),
          ...tableLookups(landed),
        },
      };
  }
}

function tableLookups({wire: {message}}: Landed): {addressTableLookups?: unknown} {
  return message.version === 'legacy' ? {} : {addressTableLookups: message.lookups};
}

interface CompiledInstruction {
  readonly programIdIndex: number;
  readonly accounts: readonly number[];
  /** Base58. */
  readonly data: string;
}

export function encodeInstructions({wire}: Landed): CompiledInstruction[] {
  return wire.message.instructions.map(({programIdIndex, accounts, data}) => ({
    programIdIndex,
    accounts,
    data: getBase58Decoder().decode(data),
  }));
}

/** The `jsonParsed` form of an instruction whose program has no parser; the mock has no parsers at all. */
function withAddresses({keys}: Landed, {programIdIndex, accounts, data}: CompiledInstruction): Record<string, unknown> {
  return {programId: keys[programIdIndex], accounts: accounts.map((index) => keys[index]), data};
}

function parsedKeys({keys, wire: {message}, loadedAddresses}: Landed): Record<string, unknown>[] {
  const staticKeys = message.accountKeys.length;
  return keys.map((pubkey, index) => ({
    pubkey,
    writable: index < staticKeys ? isWritable(message, index) : index < staticKeys + loadedAddresses.writable.length,
    signer: index < message.header.numRequiredSignatures,
    source: index < staticKeys ? 'transaction' : 'lookupTable',
  }));
}

function encodeMeta(landed: Landed, encoding: TransactionEncoding): Record<string, unknown> {
  const {err, fee, preBalances, postBalances, preTokenBalances, postTokenBalances, logs} = landed;
  const inner = ({index, instructions}: InnerInstructions) => ({
    index,
    instructions: instructions.map(({stackHeight, ...instruction}) => ({
      ...(encoding === 'jsonParsed' ? withAddresses(landed, instruction) : instruction),
      stackHeight,
    })),
  });
  return {
    err,
    status: statusOf(err),
    fee,
    preBalances,
    postBalances,
    innerInstructions: landed.innerInstructions.map(inner),
    logMessages: logs,
    preTokenBalances,
    postTokenBalances,
    rewards: [],
    ...(encoding === 'jsonParsed' ? {} : {loadedAddresses: landed.loadedAddresses}),
    ...(landed.returnData ? {returnData: landed.returnData} : {}),
    computeUnitsConsumed: landed.unitsConsumed,
  };
}

export interface BlockFormat extends TransactionFormat {
  readonly transactionDetails: 'full' | 'accounts' | 'signatures' | 'none';
  readonly rewards: boolean;
}

/** A block, as returned by `getBlock`. */
export function encodeBlock(block: Block, format: BlockFormat): Record<string, unknown> {
  return {
    previousBlockhash: block.previousBlockhash,
    blockhash: block.blockhash,
    parentSlot: block.parentSlot,
    ...encodeDetails(block, format),
    ...(format.rewards ? {rewards: []} : {}),
    blockTime: block.time,
    blockHeight: block.height,
  };
}

function encodeDetails({transactions}: Block, format: BlockFormat): Record<string, unknown> {
  switch (format.transactionDetails) {
    case 'full':
      return {transactions: transactions.map((landed) => encodeTransaction(landed, format))};
    case 'accounts':
      return {transactions: transactions.map((landed) => encodeAccountsOnly(landed, format))};
    case 'signatures':
      return {signatures: transactions.map(({signature}) => signature)};
    case 'none':
      return {};
  }
}
