/**
 * ChainStream: hosts, methods, parameters and the fields of its notifications.
 *
 * Sources, read 2026-11-21: the Syndica documentation (hosts, methods, parameters) and the types of
 * public clients (payload fields).
 */
import {apiKeyPlaceholder} from './endpoints';

const docs = 'https://docs.syndica.io/platform';

export const chainstreamSource = {
  hosts: `${docs}/getting-started/connect-to-chainstream`,
  earlierHosts: `${docs}/chainstream-api/connection-guide`,
  transactions: `${docs}/chainstream-api/transaction-subscriptions`,
  slotUpdates: `${docs}/chainstream-api/slot-subscriptions`,
  blocks: `${docs}/chainstream-api/block-subscriptions`,
  encodedBlocks: `${docs}/chainstream-api/encoded-block-subscriptions`,
  payloads: [
    'https://github.com/prestonsn/chainstream-js-example',
    'https://github.com/prestonsn/chainstream-raydium-swaps',
    'https://github.com/kdt310722/syndica-chainstream-sdk',
  ],
  verified: '2026-11-21',
} as const;

/** Name of a stream, as the attribute `of` of the blocks spells it. */
export type ChainstreamStream = 'transactions' | 'slotUpdates' | 'blocks' | 'encodedBlocks';

/**
 * A host, and how methods are named on it: `chainstream.` stands once, in the host or before the
 * method name.
 */
export interface ChainstreamEndpoint {
  readonly host: string;
  readonly network: string;
  readonly methodPrefix: '' | 'chainstream.';
  /** Documented before the host of each network was. */
  readonly earlier: boolean;
}

export const chainstreamEndpoints: readonly ChainstreamEndpoint[] = [
  {host: 'solana-mainnet.chainstream.syndica.io', network: 'Mainnet', methodPrefix: '', earlier: false},
  {host: 'solana-devnet.chainstream.syndica.io', network: 'Devnet', methodPrefix: '', earlier: false},
  {host: 'chainstream.api.syndica.io', network: 'From `network`', methodPrefix: '', earlier: true},
  {host: 'api.syndica.io', network: 'From `network`', methodPrefix: 'chainstream.', earlier: true},
];

/** Address with the key in its path. */
export function chainstreamUrl({host}: ChainstreamEndpoint): string {
  return `wss://${host}/api-key/${apiKeyPlaceholder}`;
}

export interface ChainstreamMethod {
  readonly stream: ChainstreamStream;
  readonly delivers: string;
  readonly subscribe: string;
  /** `method` of the messages the server sends. */
  readonly notification: string;
  readonly unsubscribe: string;
}

export const chainstreamMethods: readonly ChainstreamMethod[] = [
  {
    stream: 'transactions',
    delivers: 'Transactions that match a filter',
    subscribe: 'transactionsSubscribe',
    notification: 'transactionNotification',
    unsubscribe: 'transactionsUnsubscribe',
  },
  {
    stream: 'slotUpdates',
    delivers: 'Changes of slot status',
    subscribe: 'slotUpdatesSubscribe',
    notification: 'slotUpdateNotification',
    unsubscribe: 'slotUpdatesUnsubscribe',
  },
  {
    stream: 'blocks',
    delivers: 'Block metadata without transactions',
    subscribe: 'blocksSubscribe',
    notification: 'blockNotification',
    unsubscribe: 'blocksUnsubscribe',
  },
  {
    stream: 'encodedBlocks',
    delivers: 'Blocks with all their transactions',
    subscribe: 'encodedBlocksSubscribe',
    notification: 'encodedBlockNotification',
    unsubscribe: 'encodedBlocksUnsubscribe',
  },
];

/** A field of `params`; dots lead into nested objects. */
export interface ChainstreamParameter {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Value the server assumes; left out where the documentation names none. */
  readonly default?: string;
  /** Inline Markdown. */
  readonly description: string;
}

const network: ChainstreamParameter = {
  name: 'network',
  type: 'string',
  required: true,
  description: '`solana-mainnet` or `solana-devnet`.',
};

const commitment = (description: string): ChainstreamParameter => ({
  name: 'filter.commitment',
  type: 'string',
  required: false,
  default: 'processed',
  description,
});

const verified = (description: string): ChainstreamParameter => ({
  name: 'verified',
  type: 'boolean',
  required: false,
  default: 'false',
  description,
});

export const chainstreamParameters: Readonly<Record<ChainstreamStream, readonly ChainstreamParameter[]>> = {
  transactions: [
    network,
    verified(
      '`true` waits until more than one validator has reported the transaction. Only with the commitment `processed`.',
    ),
    commitment('`processed`, `confirmed`, or `finalized`.'),
    {
      name: 'filter.excludeVotes',
      type: 'boolean',
      required: false,
      description: '`true` leaves vote transactions out. Set it yourself rather than rely on a default.',
    },
    {
      name: 'filter.accountKeys.all',
      type: 'array of strings',
      required: false,
      description: 'Every listed address has to occur in the transaction.',
    },
    {
      name: 'filter.accountKeys.oneOf',
      type: 'array of strings',
      required: false,
      description: 'At least one listed address has to occur in the transaction.',
    },
    {
      name: 'filter.accountKeys.exclude',
      type: 'array of strings',
      required: false,
      description: 'Leaves out transactions that contain a listed address.',
    },
  ],
  slotUpdates: [
    network,
    verified('`true` waits until several validators have reported the update.'),
    commitment('`processed`, `confirmed`, or `finalized`: which status changes are sent.'),
    {
      name: 'filter.includeStatuses',
      type: 'array of strings',
      required: false,
      description: 'Slot statuses to receive.',
    },
  ],
  blocks: [
    network,
    verified(
      '`true` asks for blocks finalized by a supermajority. It changes little here: block data has already been through consensus.',
    ),
  ],
  encodedBlocks: [network],
};

/** A field of `params.result` in a notification; dots lead into nested objects. */
export interface ChainstreamField {
  readonly name: string;
  readonly type: string;
  /** Inline Markdown. */
  readonly description: string;
}

const nodeTime: ChainstreamField = {
  name: 'context.nodeTime',
  type: 'string',
  description: 'When the reporting node saw it: ISO 8601, UTC, with nanoseconds.',
};

/** Streams whose notification fields are published; encoded blocks carry what `getBlock` returns. */
export type ChainstreamPayload = Exclude<ChainstreamStream, 'encodedBlocks'>;

export const chainstreamPayloads: Readonly<Record<ChainstreamPayload, readonly ChainstreamField[]>> = {
  transactions: [
    nodeTime,
    {name: 'context.slotStatus', type: 'string', description: 'Commitment of the slot, such as `processed`.'},
    {name: 'context.signature', type: 'string', description: 'First signature, base58.'},
    {name: 'context.isVote', type: 'boolean', description: 'Whether it is a vote transaction.'},
    {name: 'context.index', type: 'integer or null', description: 'Index that the node reported with the transaction.'},
    {name: 'value.slot', type: 'integer', description: 'Slot that holds the transaction.'},
    {
      name: 'value.blockTime',
      type: 'integer or null',
      description: 'Block time; expect null at the commitment `processed`.',
    },
    {name: 'value.transaction.signatures', type: 'array of strings', description: 'All signatures, base58.'},
    {name: 'value.transaction.messageHash', type: 'string', description: 'Hash of the message.'},
    {name: 'value.transaction.message.accountKeys', type: 'array of strings', description: 'Static account keys.'},
    {
      name: 'value.transaction.message.header',
      type: 'object',
      description: '`numRequiredSignatures`, `numReadonlySignedAccounts`, `numReadonlyUnsignedAccounts`.',
    },
    {
      name: 'value.transaction.message.instructions',
      type: 'array of objects',
      description: '`programIdIndex`, `accounts` (indexes), `data` (base58).',
    },
    {name: 'value.transaction.message.recentBlockhash', type: 'string', description: 'Blockhash, base58.'},
    {
      name: 'value.transaction.message.addressTableLookups',
      type: 'array of objects',
      description: '`accountKey`, `writableIndexes`, `readonlyIndexes`.',
    },
    {
      name: 'value.meta.err',
      type: 'object or null',
      description: 'Why the transaction failed; null when it succeeded.',
    },
    {name: 'value.meta.status', type: 'object', description: 'The same as `Ok` or `Err`.'},
    {name: 'value.meta.fee', type: 'integer', description: 'Fee in lamports.'},
    {
      name: 'value.meta.preBalances, value.meta.postBalances',
      type: 'array of integers',
      description: 'Lamports of each account before and after.',
    },
    {
      name: 'value.meta.preTokenBalances, value.meta.postTokenBalances',
      type: 'array of objects',
      description: '`accountIndex`, `mint`, `owner`, `programId`, `uiTokenAmount`.',
    },
    {
      name: 'value.meta.innerInstructions',
      type: 'array of objects',
      description: '`index` of the outer instruction and the `instructions` it called.',
    },
    {
      name: 'value.meta.loadedAddresses',
      type: 'object',
      description: '`writable` and `readonly` addresses from lookup tables.',
    },
    {name: 'value.meta.logMessages', type: 'array of strings', description: 'Program logs.'},
    {name: 'value.meta.rewards', type: 'array', description: 'Rewards.'},
  ],
  slotUpdates: [
    nodeTime,
    {name: 'value.slot', type: 'integer', description: 'Slot that changed.'},
    {name: 'value.parent', type: 'integer or null', description: 'Parent slot.'},
    {name: 'value.status', type: 'string', description: 'New status of the slot.'},
  ],
  blocks: [
    nodeTime,
    {name: 'value.slot', type: 'integer', description: 'Slot of the block.'},
    {name: 'value.blockhash', type: 'string', description: 'Blockhash, base58.'},
    {name: 'value.blockTime', type: 'integer or null', description: 'Block time.'},
    {name: 'value.blockHeight', type: 'integer or null', description: 'Block height.'},
    {name: 'value.parentSlot', type: 'integer', description: 'Slot of the parent block.'},
    {name: 'value.parentBlockhash', type: 'string', description: 'Blockhash of the parent block.'},
    {name: 'value.executedTransactionCount', type: 'integer', description: 'Transactions executed in the block.'},
    {
      name: 'value.rewards',
      type: 'array of objects',
      description: '`pubkey`, `lamports`, `postBalance`, `rewardType`, `commission`; the last two may be null.',
    },
  ],
};
