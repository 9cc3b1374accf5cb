import {RpcError, rpcError} from '../rpc-error';
import {slotsInEpoch} from '../runtime/cluster';
import {encodeBlock, type BlockFormat, type TransactionEncoding} from '../runtime/encode-transaction';
import {configOf, ledgerCommitment, readContext, type Methods} from './method';

const maxBlockRange = 500_000;

export const blockMethods: Methods = {
  getSlot([given], node) {
    return readContext(node, configOf(given)).context.slot;
  },

  getBlockHeight([given], node) {
    return node.cluster.blockAt(readContext(node, configOf(given)).commitment).height;
  },

  getBlock([given, options], {cluster}) {
    const slot = given as number;
    const config = typeof options === 'string' ? {encoding: options} : configOf(options);
    const commitment = ledgerCommitment(config);
    const block = cluster.find(slot);
    if (slot < cluster.firstAvailableSlot) {
      throw rpcError(-32001, {slot, first_available_block: cluster.firstAvailableSlot});
    }
    if (!block || slot > cluster.blockAt(commitment).slot) throw rpcError(-32004, {slot});
    const {transactionDetails, rewards, maxSupportedTransactionVersion, encoding} = configOf(config);
    return encodeBlock(block, {
      encoding: (encoding as TransactionEncoding | undefined) ?? 'json',
      transactionDetails: (transactionDetails as BlockFormat['transactionDetails'] | undefined) ?? 'full',
      rewards: rewards !== false,
      maxSupportedTransactionVersion: maxSupportedTransactionVersion as number | undefined,
    });
  },

  getBlocks([from, to, given], node) {
    const [start, end] = [from as number, to as number | null | undefined];
    const config = configOf(given);
    ledgerCommitment(config);
    const newest = readContext(node, config).context.slot;
    const last = Math.min(end ?? newest, newest);
    if (last - start > maxBlockRange) throw new RpcError(-32602, `Slot range too large; max ${maxBlockRange}`);
    const first = Math.max(start, node.cluster.firstAvailableSlot);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
  },

  getBlockTime([given], {cluster}) {
    const slot = given as number;
    if (slot < cluster.firstAvailableSlot) {
      throw rpcError(-32001, {slot, first_available_block: cluster.firstAvailableSlot});
    }
    const block = cluster.find(slot);
    if (!block) throw rpcError(-32004, {slot});
    return block.time;
  },

  getFirstAvailableBlock(_params, {cluster}) {
    return cluster.firstAvailableSlot;
  },

  getEpochInfo([given], node) {
    const {commitment} = readContext(node, configOf(given));
    const {slot, height} = node.cluster.blockAt(commitment);
    return {
      epoch: Math.floor(slot / slotsInEpoch),
      slotIndex: slot % slotsInEpoch,
      slotsInEpoch,
      absoluteSlot: slot,
      blockHeight: height,
      transactionCount: node.cluster.transactionCount,
    };
  },

  getEpochSchedule() {
    return {
      slotsPerEpoch: slotsInEpoch,
      leaderScheduleSlotOffset: slotsInEpoch,
      warmup: false,
      firstNormalEpoch: 0,
      firstNormalSlot: 0,
    };
  },
};
