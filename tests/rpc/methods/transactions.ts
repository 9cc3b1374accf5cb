import type {Address} from '@solana/kit';
import {RpcError, rpcError} from '../rpc-error';
import type {Run} from '../runtime/bank';
import type {Landed} from '../runtime/cluster';
import {commitments} from '../runtime/commitment';
import {encodeAccount} from '../runtime/encode-account';
import {encodeTransaction, statusOf, type TransactionEncoding} from '../runtime/encode-transaction';
import {feeOf} from '../runtime/fees';
import {transactionErrorText} from '../runtime/transaction-error';
import {decodeBase64Message, decodeTransaction, type WireTransaction} from '../runtime/wire';
import {accountFormat} from './account-format';
import {assertAtMost, configOf, ledgerCommitment, readContext, type Methods, type Node} from './method';

const maxStatuses = 256;
const maxPriorityAddresses = 128;
/** Number of recent blocks for which a node keeps priority fees. */
const feeBlocks = 150;
const maxSignatures = 1_000;

export const transactionMethods: Methods = {
  sendTransaction([text, given], node) {
    const config = configOf(given);
    const wire = decodeTransaction(text as string, config.encoding as string | undefined);
    readContext(node, {commitment: 'processed', minContextSlot: config.minContextSlot});
    if (config.skipPreflight !== true) {
      const {err, value} = simulate(wire, node, {sigVerify: true});
      if (err !== null) throw rpcError(-32002, {'TransactionError text': transactionErrorText(err)}, value);
    }
    node.cluster.land(wire);
    return wire.signatures[0];
  },

  simulateTransaction([text, given], node) {
    const config = configOf(given);
    const {context} = readContext(node, config);
    const {sigVerify = false, replaceRecentBlockhash = false} = config;
    if (sigVerify === true && replaceRecentBlockhash === true) {
      throw new RpcError(-32602, 'sigVerify may not be used with replaceRecentBlockhash');
    }
    const wire = decodeTransaction(text as string, config.encoding as string | undefined);
    const accounts = config.accounts as SimulatedAccounts | null | undefined;
    const keys = wire.message.accountKeys.length + wire.message.lookups.length;
    if (accounts && accounts.addresses.length > keys) {
      throw new RpcError(-32602, `Too many accounts provided; max ${keys}`);
    }
    const {value} = simulate(wire, node, {
      sigVerify: sigVerify === true,
      replaceRecentBlockhash: replaceRecentBlockhash === true,
      innerInstructions: config.innerInstructions === true,
      accounts: accounts ?? undefined,
    });
    return {context, value};
  },

  getTransaction([signature, given], node) {
    const {cluster} = node;
    const config = configOf(typeof given === 'string' ? {encoding: given} : given);
    const commitment = ledgerCommitment(config);
    readContext(node, {commitment, minContextSlot: config.minContextSlot});
    const landed = cluster.transaction(signature as string);
    if (!landed || landed.slot > cluster.blockAt(commitment).slot) return null;
    return {
      slot: landed.slot,
      ...encodeTransaction(landed, {
        encoding: (config.encoding as TransactionEncoding | undefined) ?? 'json',
        maxSupportedTransactionVersion: config.maxSupportedTransactionVersion as number | undefined,
      }),
      blockTime: landed.time,
      transactionIndex: landed.index,
    };
  },

  getSignatureStatuses([list, given], node) {
    const signatures = list as readonly string[];
    assertAtMost(signatures.length, maxStatuses);
    const {commitment = 'processed', minContextSlot} = configOf(given);
    const {context} = readContext(node, {commitment, minContextSlot});
    const value = signatures.map((signature) => {
      const landed = node.cluster.transaction(signature);
      if (!landed || landed.slot > context.slot) return null;
      const {slot, err} = landed;
      const confirmationStatus = node.cluster.commitmentOf(slot);
      const confirmations = confirmationStatus === 'finalized' ? null : context.slot - slot;
      return {slot, confirmations, err, status: statusOf(err), confirmationStatus};
    });
    return {context, value};
  },

  getSignaturesForAddress([address, given], node) {
    const {cluster} = node;
    const config = configOf(given);
    const commitment = ledgerCommitment(config);
    readContext(node, {commitment, minContextSlot: config.minContextSlot});
    const limit = (config.limit as number | undefined) ?? maxSignatures;
    if (limit < 1 || limit > maxSignatures) throw new RpcError(-32602, `Invalid limit; max ${maxSignatures}`);
    const newest = cluster.blockAt(commitment).slot;
    const found = cluster
      .transactions()
      .filter(({slot, keys}) => slot <= newest && keys.includes(address as Address))
      .reverse();
    const before = positionOf(found, config.before, -1);
    const until = positionOf(found, config.until, found.length);
    return found.slice(before + 1, Math.min(until, before + 1 + limit)).map((landed) => ({
      signature: landed.signature,
      slot: landed.slot,
      err: landed.err,
      memo: null,
      blockTime: landed.time,
      confirmationStatus: commitments.findLast((level) => level === cluster.commitmentOf(landed.slot)),
      transactionIndex: landed.index,
    }));
  },

  getLatestBlockhash([given], node) {
    const {context, commitment} = readContext(node, configOf(given));
    const block = node.cluster.blockAt(commitment);
    return {
      context,
      value: {blockhash: block.blockhash, lastValidBlockHeight: node.cluster.lastValidBlockHeight(block)},
    };
  },

  isBlockhashValid([blockhash, given], node) {
    const {context, commitment} = readContext(node, configOf(given));
    return {context, value: node.cluster.isBlockhashValid(blockhash as string, commitment)};
  },

  getFeeForMessage([text, given], node) {
    const {context, commitment} = readContext(node, configOf(given));
    const message = decodeBase64Message(text as string);
    return {
      context,
      value: node.cluster.isBlockhashValid(message.recentBlockhash, commitment) ? feeOf(message) : null,
    };
  },

  getRecentPrioritizationFees([given = []], {cluster}) {
    const addresses = given as readonly string[];
    assertAtMost(addresses.length, maxPriorityAddresses);
    return cluster.recentBlocks(feeBlocks).map((block) => ({
      slot: block.slot,
      prioritizationFee: cluster.lowestPrice(block, addresses),
    }));
  },

  /** Counts from the start of the mock, not from genesis. */
  getTransactionCount([given], node) {
    readContext(node, configOf(given));
    return node.cluster.transactionCount;
  },
};

interface SimulatedAccounts {
  readonly addresses: readonly Address[];
  readonly encoding?: 'base64' | 'base64+zstd' | 'jsonParsed';
}

interface SimulateOptions {
  readonly sigVerify: boolean;
  readonly replaceRecentBlockhash?: boolean;
  readonly innerInstructions?: boolean;
  readonly accounts?: SimulatedAccounts;
}

/** Dry run; `value` is the result of `simulateTransaction` and the data of error -32002. */
function simulate(
  wire: WireTransaction,
  {cluster}: Node,
  {sigVerify, replaceRecentBlockhash = false, innerInstructions = false, accounts}: SimulateOptions,
): {err: Run['err']; value: Record<string, unknown>} {
  const rejectionReason = cluster.rejectionReason(wire);
  const ignored = replaceRecentBlockhash && rejectionReason === 'BlockhashNotFound';
  if (rejectionReason && !ignored) return {err: rejectionReason, value: notRun(rejectionReason)};
  const run = cluster.bank.simulate(wire, {sigVerify});
  const block = cluster.processed;
  const value = {
    err: run.err,
    logs: run.logs,
    accounts: accounts ? encodeAccounts(run, accounts, {cluster}) : null,
    unitsConsumed: run.unitsConsumed,
    loadedAccountsDataSize: run.loadedAccountsDataSize,
    returnData: run.returnData,
    innerInstructions: innerInstructions ? run.innerInstructions : null,
    replacementBlockhash: replaceRecentBlockhash
      ? {blockhash: block.blockhash, lastValidBlockHeight: cluster.lastValidBlockHeight(block)}
      : null,
    fee: run.fee,
    preBalances: run.preBalances,
    postBalances: run.postBalances,
    preTokenBalances: run.preTokenBalances,
    postTokenBalances: run.postTokenBalances,
    loadedAddresses: run.loadedAddresses,
  };
  return {err: run.err, value};
}

/** The value for a transaction that is rejected before it reaches the runtime. */
function notRun(err: NonNullable<Run['err']>): Record<string, unknown> {
  return {
    err,
    logs: [],
    accounts: null,
    unitsConsumed: 0,
    loadedAccountsDataSize: 0,
    returnData: null,
    innerInstructions: null,
    replacementBlockhash: null,
    fee: null,
    preBalances: null,
    postBalances: null,
    preTokenBalances: null,
    postTokenBalances: null,
    loadedAddresses: null,
  };
}

function encodeAccounts(run: Run, {addresses, encoding}: SimulatedAccounts, {cluster}: Pick<Node, 'cluster'>) {
  if (run.err !== null) return null;
  const format = accountFormat({encoding}, cluster.bank, 'base64');
  return addresses.map((address) => {
    const written = run.writes.find((write) => write.address === address);
    const account = written ? written.after : cluster.bank.account(address);
    return account ? encodeAccount(account, format) : null;
  });
}

/** @throws RpcError -32020 for an unknown signature. */
function positionOf(found: readonly Landed[], signature: unknown, absent: number): number {
  if (typeof signature !== 'string') return absent;
  const position = found.findIndex((landed) => landed.signature === signature);
  if (position === -1) throw rpcError(-32020, {signature});
  return position;
}
