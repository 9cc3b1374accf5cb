/** ChainStream: hosts, methods, prices, and public code. */
import {apiKeyPlaceholder} from './endpoints';
import {methodsPage} from './pages';

const docs = 'https://docs.syndica.io/platform';

export const chainstreamSource = {
  hosts: `${docs}/getting-started/connect-to-chainstream`,
  earlierHosts: `${docs}/chainstream-api/connection-guide`,
  transactions: `${docs}/chainstream-api/transaction-subscriptions`,
  slotUpdates: `${docs}/chainstream-api/slot-subscriptions`,
  blocks: `${docs}/chainstream-api/block-subscriptions`,
  encodedBlocks: `${docs}/chainstream-api/encoded-block-subscriptions`,
  /** The types of public clients. */
  payloads: [
    'https://github.com/prestonsn/chainstream-js-example',
    'https://github.com/prestonsn/chainstream-raydium-swaps',
    'https://github.com/kdt310722/syndica-chainstream-sdk',
  ],
  verified: '2026-11-21',
} as const;

/** Prices of streams, on top of Scale Mode. */
export const chainstreamPrice = {
  includedStreams: 1,
  extraStreams: 9,
  centsPerExtraStreamHour: 14,
} as const;

/** Streams that an account on Scale Mode can have. */
export const maxStreams = chainstreamPrice.includedStreams + chainstreamPrice.extraStreams;

/** Hours of a 30-day month, as assumed on pages. */
export const hoursOfMonth = 30 * 24;

/** Price in US cents for an account's extra streams over this many hours. */
export function chainstreamCost(streams: number, hours: number): number {
  const {includedStreams, centsPerExtraStreamHour} = chainstreamPrice;
  return Math.max(0, streams - includedStreams) * centsPerExtraStreamHour * hours;
}

/** Name of a stream, as in the `of` attribute of data blocks. */
export type ChainstreamStream = 'transactions' | 'slotUpdates' | 'blocks' | 'encodedBlocks';

/**
 * A host, and how methods are named on it: `chainstream.` appears once, either in the host or as a prefix of the
 * method name.
 */
export interface ChainstreamEndpoint {
  readonly host: string;
  readonly network: string;
  readonly methodPrefix: '' | 'chainstream.';
  /** Documented before the per-network hosts were. */
  readonly earlier: boolean;
}

export const chainstreamEndpoints: readonly ChainstreamEndpoint[] = [
  {host: 'solana-mainnet.chainstream.syndica.io', network: 'Mainnet', methodPrefix: '', earlier: false},
  {host: 'solana-devnet.chainstream.syndica.io', network: 'Devnet', methodPrefix: '', earlier: false},
  {host: 'chainstream.api.syndica.io', network: 'From `network`', methodPrefix: '', earlier: true},
  {host: 'api.syndica.io', network: 'From `network`', methodPrefix: 'chainstream.', earlier: true},
];

/** An outdated name in older code and on some pages, and its replacement. */
export interface ChainstreamOldName {
  /** Inline Markdown. */
  readonly old: string;
  /** Inline Markdown. */
  readonly current: string;
  /** Inline Markdown. */
  readonly seenIn: string;
  /** A public URL, or a page of this site. */
  readonly source: string;
}

const generatedFile = 'https://github.com/api-evangelist/syndica-io';

/** Wrong method names in public code, with the right ones; the wrong ones never existed. */
export const chainstreamWrongMethods: ReadonlyMap<string, string> = new Map([
  ['slotsSubscribe', 'slotUpdatesSubscribe'],
]);

/** Solana RPC methods that readers confuse with ChainStream methods, and the ones that they mean. */
export const chainstreamNamesakes: ReadonlyMap<string, string> = new Map([
  ['blockSubscribe', 'blocksSubscribe'],
  ['slotSubscribe', 'slotUpdatesSubscribe'],
]);

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
  ...Array.from(chainstreamWrongMethods, ([old, current]) => ({
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
    old: codeList(chainstreamNamesakes.keys()),
    current: codeList(chainstreamNamesakes.values()),
    seenIn: 'Solana RPC',
    source: methodsPage,
  },
  {
    old: '`excludedTransactionCount`',
    current: '`executedTransactionCount`',
    seenIn: 'The types of one client',
    source: 'https://github.com/kdt310722/syndica-chainstream-sdk',
  },
];

function codeList(names: Iterable<string>): string {
  return Array.from(names, (name) => `\`${name}\``).join(', ');
}

/** Public code that uses ChainStream. */
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

/** URL with the API key in its path. */
export function chainstreamUrl({host}: ChainstreamEndpoint): string {
  return `wss://${host}/api-key/${apiKeyPlaceholder}`;
}

export interface ChainstreamMethod {
  readonly stream: ChainstreamStream;
  readonly delivers: string;
  readonly subscribe: string;
  /** `method` of the server's notifications. */
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
