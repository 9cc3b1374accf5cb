import {createHash} from 'node:crypto';
import {getBase58Decoder, type Address} from '@solana/kit';
import {chainstreamMethods, type ChainstreamStream} from '../../src/data/chainstream';
import {webSocketLimits} from '../../src/data/rate-limits';
import type {Node} from './methods/method';
import {RpcError, rpcError} from './rpc-error';
import type {Block, Landed} from './runtime/cluster';
import {commitments, type Commitment} from './runtime/commitment';
import {encodeBlock, encodeInstructions, statusOf} from './runtime/encode-transaction';
import {validateChainstream} from './schema';
import type {Protocol, Start} from './sockets';

const maxSubscriptions = webSocketLimits.perConnection.scale;

/** As long as real ids; the start and the step are arbitrary. */
const firstId = 32_026_100_100_140;
const idStep = 1_009;

/** The four ChainStream subscriptions, on a separate port. */
export function chainstream(node: Node): Protocol {
  let lastId = firstId - idStep;
  return {
    transport: 'chainstream',
    maxSubscriptions,
    maxMessage: 64 * 1024,
    nextId: () => (lastId += idStep),
    subscribe(method, params) {
      const stream = chainstreamMethods.find(({subscribe}) => subscribe === method);
      if (!stream) return undefined;
      assertMessage(method, params);
      return {notification: stream.notification, start: starts[stream.stream](params as StreamParams, node)};
    },
    unsubscribe(method, params) {
      if (!chainstreamMethods.some(({unsubscribe}) => unsubscribe === method)) return undefined;
      assertMessage(method, params);
      return {id: (params as [number])[0]};
    },
    call() {
      // Methods with the prefix `chainstream.` are rejected too: another host serves those.
      throw rpcError(-32601);
    },
  };
}

/** @throws RpcError -32602 with the problems as data. */
function assertMessage(method: string, params: unknown): void {
  const problems = validateChainstream({jsonrpc: '2.0', id: 1, method, params});
  const [first] = problems;
  if (first !== undefined) throw new RpcError(-32602, `Invalid params: ${first}.`, problems.join('\n'));
}

interface StreamParams {
  readonly network: string;
  readonly verified?: boolean;
  readonly filter?: {
    readonly commitment?: Commitment;
    readonly excludeVotes?: boolean;
    readonly accountKeys?: {
      readonly all?: readonly Address[];
      readonly oneOf?: readonly Address[];
      readonly exclude?: readonly Address[];
    };
    readonly includeStatuses?: readonly string[];
  };
}

/** With a single node, `verified` has nothing to wait for, and both networks are the same cluster. */
const starts: Readonly<Record<ChainstreamStream, (params: StreamParams, node: Node) => Start>> = {
  transactions:
    ({filter = {}}, {cluster}) =>
    (subscriber) => {
      const {commitment = 'processed'} = filter;
      const listener = (landed: Landed, reached: Commitment) => {
        if (reached === commitment && passes(landed, filter)) subscriber.notify(transactionResult(landed, reached));
      };
      cluster.events.on('transaction', listener);
      return () => cluster.events.off('transaction', listener);
    },

  slotUpdates:
    ({filter = {}}, {cluster}) =>
    (subscriber) => {
      const {commitment = 'processed', includeStatuses} = filter;
      const minLevel = commitments.indexOf(commitment);
      const listener = ({slot, parentSlot}: Block, reached: Commitment) => {
        if (commitments.indexOf(reached) < minLevel || includeStatuses?.includes(reached) === false) return;
        subscriber.notify({context: {nodeTime: nodeTime()}, value: {slot, parent: parentSlot, status: reached}});
      };
      cluster.events.on('reached', listener);
      return () => cluster.events.off('reached', listener);
    },

  blocks: (_params, node) => (subscriber) =>
    onConfirmed(node, (block) => {
      const {slot, blockhash, time, height, parentSlot, previousBlockhash, transactions} = block;
      subscriber.notify({
        context: {nodeTime: nodeTime()},
        value: {
          slot,
          blockhash,
          blockTime: time,
          blockHeight: height,
          parentSlot,
          parentBlockhash: previousBlockhash,
          executedTransactionCount: transactions.length,
          rewards: [],
        },
      });
    }),

  encodedBlocks: (_params, node) => (subscriber) =>
    onConfirmed(node, (block) => {
      const encoded = encodeBlock(block, {
        encoding: 'base64',
        transactionDetails: 'full',
        rewards: true,
        maxSupportedTransactionVersion: 0,
      });
      subscriber.notify({slot: block.slot, block: encoded});
    }),
};

function onConfirmed({cluster: {events}}: Node, listener: (block: Block) => void): () => void {
  const atConfirmed = (block: Block, reached: Commitment) => {
    if (reached === 'confirmed') listener(block);
  };
  events.on('reached', atConfirmed);
  return () => events.off('reached', atConfirmed);
}

const voteProgram = 'Vote111111111111111111111111111111111111111' as Address;

function isVote({keys}: Landed): boolean {
  return keys.includes(voteProgram);
}

function passes(landed: Landed, {excludeVotes, accountKeys = {}}: NonNullable<StreamParams['filter']>): boolean {
  const {all = [], oneOf = [], exclude = []} = accountKeys;
  const has = (key: Address) => landed.keys.includes(key);
  if (excludeVotes === true && isVote(landed)) return false;
  return all.every(has) && (oneOf.length === 0 || oneOf.some(has)) && !exclude.some(has);
}

function transactionResult(landed: Landed, slotStatus: Commitment): Record<string, unknown> {
  const {wire, slot, err, loadedAddresses} = landed;
  const {message} = wire;
  return {
    context: {
      slotStatus,
      nodeTime: nodeTime(),
      isVote: isVote(landed),
      signature: landed.signature,
      index: landed.index,
    },
    value: {
      slot,
      blockTime: slotStatus === 'processed' ? null : landed.time,
      transaction: {
        signatures: wire.signatures,
        messageHash: messageHash(wire.transaction.messageBytes),
        message: {
          accountKeys: message.accountKeys,
          header: message.header,
          instructions: encodeInstructions(landed),
          recentBlockhash: message.recentBlockhash,
          addressTableLookups: message.lookups,
        },
      },
      meta: {
        err,
        status: statusOf(err),
        fee: landed.fee,
        preBalances: landed.preBalances,
        postBalances: landed.postBalances,
        preTokenBalances: landed.preTokenBalances,
        postTokenBalances: landed.postTokenBalances,
        innerInstructions: landed.innerInstructions.map(({index, instructions}) => ({
          index,
          instructions: instructions.map(({programIdIndex, accounts, data}) => ({programIdIndex, accounts, data})),
        })),
        loadedAddresses,
        logMessages: landed.logs,
        rewards: [],
      },
    },
  };
}

/** SHA-256 of the message: Node.js lacks the BLAKE3 that Solana uses. */
function messageHash(bytes: Iterable<number>): string {
  return getBase58Decoder().decode(createHash('sha256').update(Uint8Array.from(bytes)).digest());
}

/** The current time in ISO 8601, UTC, with nanoseconds. */
function nodeTime(): string {
  const belowMillis = process.hrtime.bigint() % 1_000_000n;
  return new Date().toISOString().replace('Z', `${belowMillis.toString().padStart(6, '0')}Z`);
}
