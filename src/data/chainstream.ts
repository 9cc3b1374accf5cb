/**
 * ChainStream: hosts, methods, parameters and the fields of its notifications.
 *
 * Sources, read 2026-11-21: the Syndica documentation (hosts, methods, parameters) and the types of
 * public clients (payload fields).
 */
import {apiKeyPlaceholder, rpcNetworks} from './endpoints';
import {commitmentLevels} from './rpc/commitment';

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

/** What streams cost on top of Scale Mode. */
export const chainstreamPrice = {
  includedStreams: 1,
  extraStreams: 9,
  centsPerExtraStreamHour: 14,
} as const;

/** A month of 30 days, as pages count it. */
export const hoursOfMonth = 30 * 24;

/** Cents of a USD for all extra streams of an account that run for some hours. */
export function chainstreamCost(streams: number, hours: number): number {
  const {includedStreams, centsPerExtraStreamHour} = chainstreamPrice;
  return Math.max(0, streams - includedStreams) * centsPerExtraStreamHour * hours;
}

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

/** Something that older code and some pages write, and what stands in its place now. */
export interface ChainstreamOldName {
  /** Inline Markdown. */
  readonly old: string;
  /** Inline Markdown. */
  readonly current: string;
  /** Inline Markdown. */
  readonly seenIn: string;
  readonly source: string;
}

const generatedFile = 'https://github.com/api-evangelist/syndica-io';

/** Methods that never had the name under which some code calls them, with the right one. */
export const chainstreamOldMethods: ReadonlyMap<string, string> = new Map([['slotsSubscribe', 'slotUpdatesSubscribe']]);

export const chainstreamOldNames: readonly ChainstreamOldName[] = [
  {
    old: '`/api-token/YOUR_TOKEN` in the address',
    current: '`/api-key/YOUR_API_KEY`',
    seenIn: 'Code up to 2025',
    source: 'https://github.com/prestonsn/chainstream-transaction-parse-ts',
  },
  {
    old: 'Header `X-Syndica-Api-Token`',
    current: '`/api-key/YOUR_API_KEY` in the address',
    seenIn: 'Code from 2025',
    source: 'https://github.com/prestonsn/chainstream-raydium-swaps',
  },
  ...Array.from(chainstreamOldMethods, ([old, current]) => ({
    old: `\`${old}\``,
    current: `\`${current}\``,
    seenIn: 'A generated AsyncAPI file',
    source: generatedFile,
  })),
  {
    old: '`transactionsNotification`, `slotsNotification`, `blocksNotification`',
    current: '`transactionNotification`, `slotUpdateNotification`, `blockNotification`',
    seenIn: 'The same file',
    source: generatedFile,
  },
  {
    old: '`params` as an array',
    current: '`params` as an object with named fields',
    seenIn: 'The same file',
    source: generatedFile,
  },
  {
    old: '`blockSubscribe`, `slotSubscribe`',
    current: '`blocksSubscribe`, `slotUpdatesSubscribe`; the other names belong to Solana RPC',
    seenIn: 'A Syndica overview, a third-party guide',
    source: `${docs}/chainstream-api/overview`,
  },
  {
    old: '`excludedTransactionCount`',
    current: '`executedTransactionCount`',
    seenIn: 'The types of one client',
    source: 'https://github.com/kdt310722/syndica-chainstream-sdk',
  },
];

/** Public code that talks to ChainStream. */
export interface ChainstreamExample {
  readonly url: string;
  readonly language: string;
  readonly shows: string;
}

export const chainstreamExamples: readonly ChainstreamExample[] = [
  {
    url: 'https://github.com/prestonsn/chainstream-transaction-parse-ts',
    language: 'TypeScript',
    shows: 'Parses transactions, and measures latency and compression',
  },
  {
    url: 'https://github.com/kdt310722/syndica-chainstream-sdk',
    language: 'TypeScript',
    shows: 'A client library that resubscribes each time a connection opens',
  },
  {
    url: 'https://github.com/prestonsn/chainstream-js-example',
    language: 'JavaScript',
    shows: 'A small client, with captured transactions; their `timestamp` is set by the client',
  },
  {
    url: 'https://github.com/prestonsn/chainstream-raydium-swaps',
    language: 'Rust',
    shows: 'Reads the swaps of one program',
  },
  {
    url: 'https://github.com/prestonsn/chainstream-websocket-monitor',
    language: 'Rust',
    shows: 'Pings every 5 seconds, counts incoming messages, and reconnects 1 second after an error',
  },
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
    delivers: 'Slot status changes',
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
  /** All that it can be. */
  readonly values?: readonly string[];
  /** Value the server assumes; left out where the documentation names none. */
  readonly default?: string;
  /** Inline Markdown. */
  readonly description: string;
}

const networks = rpcNetworks.map(({name}) => name);
const commitments = commitmentLevels.map(({level}) => level);

/** As Markdown: `a`, `b`, or `c`. */
function eitherOf(values: readonly string[]): string {
  const codes = values.map((value) => `\`${value}\``);
  const others = codes.slice(0, -1).join(', ');
  return `${others}${codes.length > 2 ? ',' : ''} or ${codes.at(-1)}`;
}

const network: ChainstreamParameter = {
  name: 'network',
  type: 'string',
  required: true,
  values: networks,
  description: `${eitherOf(networks)}; use the network of the host.`,
};

const filter: ChainstreamParameter = {
  name: 'filter',
  type: 'object',
  required: false,
  description: 'What to send.',
};

const commitment = (description: string): ChainstreamParameter => ({
  name: 'filter.commitment',
  type: 'string',
  required: false,
  values: commitments,
  default: 'processed',
  description: eitherOf(commitments) + description,
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
      '`true` waits until more than one validator has reported the transaction. Works only with the `processed` commitment.',
    ),
    filter,
    commitment('.'),
    {
      name: 'filter.excludeVotes',
      type: 'boolean',
      required: false,
      description: '`true` leaves out vote transactions. Set it yourself instead of relying on a default.',
    },
    {
      name: 'filter.accountKeys',
      type: 'object',
      required: false,
      description: 'Which accounts a transaction has to touch, as three lists that you can combine.',
    },
    {
      name: 'filter.accountKeys.all',
      type: 'array of strings',
      required: false,
      description: 'Every listed address has to appear in the transaction.',
    },
    {
      name: 'filter.accountKeys.oneOf',
      type: 'array of strings',
      required: false,
      description: 'At least one listed address has to appear in the transaction.',
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
    filter,
    commitment(': which status changes are sent.'),
    {
      name: 'filter.includeStatuses',
      type: 'array of strings',
      required: false,
      description: 'Slot statuses to receive. The values are not published.',
    },
  ],
  blocks: [
    network,
    verified(
      '`true` asks for blocks finalized by a supermajority. It makes little difference here: block data has already been through consensus.',
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
  description: 'When the reporting node saw the event: ISO 8601, UTC, with nanoseconds.',
};

/** Streams whose notification fields are published; encoded blocks carry a `slot`, and as `block` what `getBlock` returns. */
export type ChainstreamPayload = Exclude<ChainstreamStream, 'encodedBlocks'>;

export const chainstreamPayloads: Readonly<Record<ChainstreamPayload, readonly ChainstreamField[]>> = {
  transactions: [
    nodeTime,
    {name: 'context.slotStatus', type: 'string', description: 'Commitment of the slot, such as `processed`.'},
    {name: 'context.signature', type: 'string', description: 'First signature, base58.'},
    {name: 'context.isVote', type: 'boolean', description: 'Whether it is a vote transaction.'},
    {
      name: 'context.index',
      type: 'integer or null',
      description: 'Index that the node reported; by its name, the position in the slot.',
    },
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
      description: 'Counts of signatures and of read-only accounts.',
    },
    {
      name: 'value.transaction.message.instructions',
      type: 'array of objects',
      description: 'Instructions, in order.',
    },
    {name: 'value.transaction.message.recentBlockhash', type: 'string', description: 'Blockhash, base58.'},
    {
      name: 'value.transaction.message.addressTableLookups',
      type: 'array of objects',
      description: 'Lookup tables and which of their entries are used.',
    },
    {
      name: 'value.meta.err',
      type: 'object or null',
      description:
        'Why the transaction failed, such as `{"InstructionError":[2,{"Custom":6001}]}`; null when it succeeded.',
    },
    {name: 'value.meta.status', type: 'object', description: 'The same as `{"Ok":null}` or `{"Err":…}`.'},
    {name: 'value.meta.fee', type: 'integer', description: 'Fee in lamports.'},
    {
      name: 'value.meta.preBalances, value.meta.postBalances',
      type: 'array of integers',
      description: 'Lamports of each account before and after.',
    },
    {
      name: 'value.meta.preTokenBalances, value.meta.postTokenBalances',
      type: 'array of objects',
      description: 'Token balances before and after.',
    },
    {
      name: 'value.meta.innerInstructions',
      type: 'array of objects',
      description: 'Instructions that programs called.',
    },
    {
      name: 'value.meta.loadedAddresses',
      type: 'object',
      description: 'Addresses that came from lookup tables.',
    },
    {name: 'value.meta.logMessages', type: 'array of strings', description: 'Program logs.'},
    {name: 'value.meta.rewards', type: 'array', description: 'Rewards from this transaction.'},
  ],
  slotUpdates: [
    nodeTime,
    {name: 'value.slot', type: 'integer', description: 'Slot that changed.'},
    {name: 'value.parent', type: 'integer or null', description: 'Parent slot.'},
    {name: 'value.status', type: 'string', description: 'New status of the slot. The values are not published.'},
  ],
  blocks: [
    nodeTime,
    {name: 'value.slot', type: 'integer', description: 'Slot of the block.'},
    {name: 'value.blockhash', type: 'string', description: 'Blockhash, base58.'},
    {name: 'value.blockTime', type: 'integer or null', description: 'Block time; one public client reads a string.'},
    {name: 'value.blockHeight', type: 'integer or null', description: 'Block height.'},
    {name: 'value.parentSlot', type: 'integer', description: 'Slot of the parent block.'},
    {name: 'value.parentBlockhash', type: 'string', description: 'Blockhash of the parent block.'},
    {name: 'value.executedTransactionCount', type: 'integer', description: 'Transactions executed in the block.'},
    {
      name: 'value.rewards',
      type: 'array of objects',
      description: 'Rewards paid in the block.',
    },
  ],
};

/** Fields of the objects that a payload nests, under the name of the field that holds them. */
export interface ChainstreamObject {
  /** Last part of the field's name; `[]` after a list of such objects. */
  readonly holder: string;
  readonly fields: readonly ChainstreamField[];
}

const accountIndexes: ChainstreamField = {
  name: 'accounts',
  type: 'array of integers',
  description: 'Indexes of its accounts.',
};

export const chainstreamObjects: Readonly<
  Record<Exclude<ChainstreamPayload, 'slotUpdates'>, readonly ChainstreamObject[]>
> = {
  transactions: [
    {
      holder: 'header',
      fields: [
        {name: 'numRequiredSignatures', type: 'integer', description: 'Accounts that have to sign.'},
        {name: 'numReadonlySignedAccounts', type: 'integer', description: 'Signers that are read-only.'},
        {name: 'numReadonlyUnsignedAccounts', type: 'integer', description: 'Other accounts that are read-only.'},
      ],
    },
    {
      holder: 'instructions[]',
      fields: [
        {name: 'programIdIndex', type: 'integer', description: 'Index of the program.'},
        accountIndexes,
        {name: 'data', type: 'string', description: 'Input to the program, base58.'},
      ],
    },
    {
      holder: 'addressTableLookups[]',
      fields: [
        {name: 'accountKey', type: 'string', description: 'Address of the lookup table.'},
        {name: 'writableIndexes', type: 'array of integers', description: 'Entries that are loaded as writable.'},
        {name: 'readonlyIndexes', type: 'array of integers', description: 'Entries that are loaded as read-only.'},
      ],
    },
    {
      holder: 'preTokenBalances[], postTokenBalances[]',
      fields: [
        {name: 'accountIndex', type: 'integer', description: 'Index of the token account.'},
        {name: 'mint', type: 'string', description: 'Address of the mint.'},
        {name: 'owner', type: 'string', description: 'Owner of the token account.'},
        {name: 'programId', type: 'string', description: 'Token program of the account.'},
        {name: 'uiTokenAmount.amount', type: 'string', description: 'Amount in the smallest unit, as a string.'},
        {name: 'uiTokenAmount.decimals', type: 'integer', description: 'Decimal places of the mint.'},
        {
          name: 'uiTokenAmount.uiAmount',
          type: 'number or null',
          description: 'Amount as a number, which can lose digits.',
        },
        {name: 'uiTokenAmount.uiAmountString', type: 'string', description: 'Amount with its decimal places.'},
      ],
    },
    {
      holder: 'innerInstructions[]',
      fields: [
        {name: 'index', type: 'integer', description: 'Position of the instruction that made the calls.'},
        {name: 'instructions', type: 'array of objects', description: 'The calls, as `instructions[]` above.'},
      ],
    },
    {
      holder: 'loadedAddresses',
      fields: [
        {name: 'writable', type: 'array of strings', description: 'Writable addresses.'},
        {name: 'readonly', type: 'array of strings', description: 'Read-only addresses.'},
      ],
    },
  ],
  blocks: [
    {
      holder: 'rewards[]',
      fields: [
        {name: 'pubkey', type: 'string', description: 'Account that receives the reward.'},
        {name: 'lamports', type: 'integer', description: 'Reward in lamports.'},
        {name: 'postBalance', type: 'integer', description: 'Balance after the reward, in lamports.'},
        {name: 'rewardType', type: 'number or null', description: 'Kind of reward, as a number.'},
        {name: 'commission', type: 'number or null', description: 'Commission of the vote account.'},
      ],
    },
  ],
};
