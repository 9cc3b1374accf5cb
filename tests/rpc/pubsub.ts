import type {Address, EncodedAccount} from '@solana/kit';
import {webSocketLimits} from '../../src/data/rate-limits';
import {subscriptionMethods, type SubscriptionMethod} from '../../src/data/rpc/methods';
import {assertParams} from './call';
import {accountFormat} from './methods/account-format';
import {clusterMethods} from './methods/cluster';
import {configOf, type Node} from './methods/method';
import {programFilter} from './methods/program-filters';
import {RpcError, rpcError} from './rpc-error';
import type {AccountWrite} from './runtime/bank';
import type {Block, Landed} from './runtime/cluster';
import {slotsUntil, type Commitment} from './runtime/commitment';
import {encodeAccount, type AccountFormat} from './runtime/encode-account';
import type {Protocol, Start} from './sockets';

/** The mock behaves like the Scale Mode plan, which includes every method. */
const maxSubscriptions = webSocketLimits.perConnection.scale;

/** Solana's standard subscriptions, on the same port as the HTTP methods. */
export function pubSub(node: Node): Protocol {
  let lastId = -1;
  return {
    transport: 'websocket',
    maxSubscriptions,
    // A node's limit, in bytes.
    maxMessage: 4_096,
    nextId: () => (lastId += 1),
    subscribe(method, params) {
      const start = Object.hasOwn(starts, method) ? starts[method] : undefined;
      if (!start) return undefined;
      assertParams(method, params);
      return {notification: shapeOf(method).notification.method, start: start((params ?? []) as unknown[], node)};
    },
    unsubscribe(method, params) {
      const shape = subscriptionMethods.find(({unsubscribe}) => unsubscribe.method === method);
      if (!shape || !Object.hasOwn(starts, shape.name)) return undefined;
      assertParams(method, params);
      return {id: (params as [number])[0]};
    },
    call(method, params) {
      // The only other method that a node supports over WebSocket.
      if (method !== 'getVersion') throw rpcError(-32601);
      assertParams(method, params);
      return clusterMethods.getVersion?.([], node);
    },
  };
}

function shapeOf(method: string): SubscriptionMethod {
  const shape = subscriptionMethods.find(({name}) => name === method);
  if (!shape) throw new Error(`src/data/rpc/rpc-methods.json has no ${method}.`);
  return shape;
}

type Subscribe = (params: readonly unknown[], node: Node) => Start;

/** `blockSubscribe` and `voteSubscribe` are missing, as on a node without the flags for them: error -32601. */
const starts: Readonly<Record<string, Subscribe>> = {
  slotSubscribe: (_params, node) => (subscriber) =>
    onBlock(node, ({slot, parentSlot}) => {
      subscriber.notify({slot, parent: parentSlot, root: slot - slotsUntil.finalized});
    }),

  rootSubscribe: (_params, node) => (subscriber) =>
    onReached(node, (block, commitment) => {
      if (commitment === 'finalized') subscriber.notify(block.slot);
    }),

  slotsUpdatesSubscribe: (_params, node) => (subscriber) =>
    onReached(node, ({slot, parentSlot}, commitment) => {
      const timestamp = Date.now();
      if (commitment === 'confirmed') subscriber.notify({type: 'optimisticConfirmation', slot, timestamp});
      if (commitment === 'finalized') subscriber.notify({type: 'root', slot, timestamp});
      if (commitment !== 'processed') return;
      for (const type of ['firstShredReceived', 'completed'] as const) subscriber.notify({type, slot, timestamp});
      subscriber.notify({type: 'createdBank', slot, parent: parentSlot, timestamp});
    }),

  accountSubscribe: ([pubkey, given], node) => {
    const config = configOf(given);
    const format = accountFormat(config, node.cluster.bank);
    return (subscriber) =>
      onWrite(node, config.commitment, ({address, after}, {slot}) => {
        if (address !== pubkey) return;
        subscriber.notify({context: {slot}, value: encodeOrExplain(after ?? emptyAccount(address), format)});
      });
  },

  programSubscribe: ([program, given], node) => {
    const config = configOf(given);
    const format = accountFormat(config, node.cluster.bank);
    const passes = programFilter(config);
    return (subscriber) =>
      onWrite(node, config.commitment, ({address, after}, {slot}) => {
        if (!after || after.programAddress !== program || !passes(after)) return;
        subscriber.notify({context: {slot}, value: {pubkey: address, account: encodeOrExplain(after, format)}});
      });
  },

  logsSubscribe: ([filter, given], node) => {
    const mentions = mentionedBy(filter);
    const {commitment} = configOf(given);
    return (subscriber) =>
      onTransaction(node, commitment, ({slot, signature, err, logs, keys}) => {
        if (mentions !== undefined && !keys.includes(mentions)) return;
        subscriber.notify({context: {slot}, value: {signature, err, logs}});
      });
  },

  signatureSubscribe: ([signature, given], node) => {
    const {commitment = 'finalized', enableReceivedNotification} = configOf(given);
    return (subscriber) => {
      const {cluster} = node;
      const finish = ({err}: Landed) => {
        subscriber.notify({context: {slot: cluster.processed.slot}, value: {err}});
        subscriber.end();
      };
      const landed = cluster.transaction(signature as string);
      if (landed && landed.slot <= cluster.blockAt(commitment).slot) {
        finish(landed);
        return () => undefined;
      }
      const received = (seen: string) => {
        if (seen !== signature || enableReceivedNotification !== true) return;
        subscriber.notify({context: {slot: cluster.processed.slot}, value: 'receivedSignature'});
      };
      cluster.events.on('received', received);
      const stop = onTransaction(node, commitment, (transaction) => {
        if (transaction.signature === signature) finish(transaction);
      });
      return () => {
        cluster.events.off('received', received);
        stop();
      };
    };
  },
};

/** @throws RpcError -32602 for a filter that nodes reject. */
function mentionedBy(filter: unknown): Address | undefined {
  if (filter === 'all' || filter === 'allWithVotes') return undefined;
  const {mentions = []} = filter as {mentions?: readonly Address[]};
  if (mentions.length !== 1) throw new RpcError(-32602, 'Invalid Request: Only 1 address supported');
  return mentions[0];
}

function onBlock({cluster: {events}}: Node, listener: (block: Block) => void): () => void {
  events.on('block', listener);
  return () => events.off('block', listener);
}

function onReached({cluster: {events}}: Node, listener: (block: Block, commitment: Commitment) => void): () => void {
  events.on('reached', listener);
  return () => events.off('reached', listener);
}

function onTransaction(
  {cluster: {events}}: Node,
  commitment: Commitment = 'finalized',
  listener: (landed: Landed) => void,
): () => void {
  const atCommitment = (landed: Landed, reached: Commitment) => {
    if (reached === commitment) listener(landed);
  };
  events.on('transaction', atCommitment);
  return () => events.off('transaction', atCommitment);
}

/** Calls the listener for each account that a transaction changed. */
function onWrite(
  node: Node,
  commitment: Commitment | undefined,
  listener: (write: AccountWrite, landed: Landed) => void,
): () => void {
  return onTransaction(node, commitment, (landed) => {
    for (const write of landed.writes) if (hasChanged(write)) listener(write, landed);
  });
}

function hasChanged({before, after}: AccountWrite): boolean {
  if (!before || !after) return before !== after;
  return (
    before.lamports !== after.lamports ||
    before.programAddress !== after.programAddress ||
    Buffer.compare(Buffer.from(before.data), Buffer.from(after.data)) !== 0
  );
}

/** Sent for an account that no longer exists. */
function emptyAccount(at: Address): EncodedAccount {
  return {
    address: at,
    data: new Uint8Array(),
    executable: false,
    lamports: 0n as EncodedAccount['lamports'],
    programAddress: '11111111111111111111111111111111' as Address,
    space: 0n,
  };
}

/** A notification cannot carry an error, so a node sends an error text in place of data too large for base58. */
function encodeOrExplain(account: EncodedAccount, format: AccountFormat): Record<string, unknown> {
  try {
    return encodeAccount(account, format);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const text = 'error: data too large for bs58 encoding';
    return {
      ...encodeAccount(account, {...format, encoding: 'base64'}),
      data: format.encoding === 'base58' ? [text, 'base58'] : text,
    };
  }
}
