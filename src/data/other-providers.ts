/**
 * What code for other Solana providers contains, and what replaces it: for readers who move over. ChainStream's side is
 * in chainstream-parameters.ts.
 */
import {apiKeyPlaceholder, rpcNetworks} from './endpoints';

/** In addition to the source of each row. */
export const otherProvidersSource = {
  /** Of another chain, as are those of Sophon and World Chain, which name the same form. */
  quickNodeWebSocket: 'https://www.quicknode.com/zh/docs/soneium/endpoints',
  /** Filters and notifications. */
  heliusTransactions: 'https://www.helius.dev/docs/zh/api-reference/rpc/websocket/transactionsubscribe',
  /** Requests, and in `SubscribeUpdateTransaction` notifications. */
  yellowstone: 'https://github.com/rpcpool/yellowstone-grpc, yellowstone-grpc-proto/proto/geyser.proto',
  /** What its transaction filters mean. */
  yellowstoneFilters: 'https://docs.triton.one/solana/rpc-methods/real-time-streaming/yellowstone-grpc/transactions',
  verified: '2026-11-26',
} as const;

/** The mainnet URL of a provider, which has the same form over HTTP and WebSocket. */
export interface ProviderUrl {
  readonly provider: string;
  /** Without the scheme; a word in capitals is a placeholder. */
  readonly url: string;
  /** In older code. */
  readonly formerUrl?: string;
  readonly source?: string;
}

export const providerUrls: readonly ProviderUrl[] = [
  {
    provider: 'Helius',
    url: 'mainnet.helius-rpc.com/?api-key=KEY',
    source: 'https://www.helius.dev/docs/api-reference/endpoints',
  },
  {
    provider: 'QuickNode',
    url: 'NAME.solana-mainnet.quiknode.pro/TOKEN',
    source: 'https://quicknode.com/docs/quicknode-sdk/Solana/Overview',
  },
  {
    provider: 'Alchemy',
    url: 'solana-mainnet.g.alchemy.com/v2/KEY',
    source: 'https://www.alchemy.com/rpc/solana',
  },
  {
    provider: 'Triton',
    url: 'NAME.mainnet.rpcpool.com/TOKEN',
    source: 'https://docs.triton.one/getting-started',
  },
  {
    provider: 'Solana’s public endpoint',
    url: 'api.mainnet.solana.com',
    formerUrl: 'api.mainnet-beta.solana.com',
    source: 'https://solana.com/docs/references/clusters',
  },
  ...rpcNetworks.slice(0, 1).map(({host}) => ({provider: 'Syndica', url: `${host}/api-key/${apiKeyPlaceholder}`})),
];

/** A part of a stream's request, and what takes its place. Inline Markdown. */
export interface StreamReplacement {
  readonly old: string;
  readonly current: string;
}

const chainstream = '/platform/chainstream-api';
const methods = '/platform/solana-rpc/solana-documentation';

export const streamReplacements: readonly StreamReplacement[] = [
  {
    old: 'Helius `transactionSubscribe`, Yellowstone `transactions`',
    current: `[\`transactionsSubscribe\`](${chainstream}#transactions), on the [ChainStream host](${chainstream}#endpoints), with \`params\` as an object`,
  },
  {old: '`accountInclude`, `account_include`', current: '`oneOf`, in `filter.accountKeys`'},
  {old: '`accountRequired`, `account_required`', current: '`all`, in `filter.accountKeys`'},
  {
    old: '`accountExclude`, `account_exclude`',
    current: '`exclude`, in `filter.accountKeys`, which only code of public clients names: test it',
  },
  {old: 'Helius and Yellowstone `vote: false`', current: '`excludeVotes: true`, in `filter`'},
  {
    old: 'Helius and Yellowstone `failed: false`',
    current: `Nothing: skip those whose [\`meta.err\`](${chainstream}#transactions-notification) isn’t \`null\``,
  },
  {
    old: 'Yellowstone `slots`, `blocks_meta`, `blocks`',
    current: `\`slotUpdatesSubscribe\`, \`blocksSubscribe\`, [\`encodedBlocksSubscribe\`](${chainstream}#encoded-blocks)`,
  },
  {
    old: 'Yellowstone `accounts`, by `account` or by `owner`',
    current: `[\`accountSubscribe\`](${methods}#accountSubscribe) or [\`programSubscribe\`](${methods}#programSubscribe), of Solana RPC`,
  },
  {old: 'Yellowstone `from_slot`', current: `No replay is documented: [fill the gap](${chainstream}#gaps)`},
];

/** Where a notification of a transaction has its parts, as paths: Helius' and ChainStream's below `params.result`. */
export interface NotificationField {
  readonly helius?: string;
  readonly yellowstone: string;
  readonly current: string;
}

export const notificationFields: readonly NotificationField[] = [
  {helius: 'signature', yellowstone: 'transaction.signature', current: 'context.signature'},
  {helius: 'slot', yellowstone: 'slot', current: 'value.slot'},
  {helius: 'transaction.transaction', yellowstone: 'transaction.transaction', current: 'value.transaction'},
  {helius: 'transaction.meta', yellowstone: 'transaction.meta', current: 'value.meta'},
  {yellowstone: 'transaction.is_vote', current: 'context.isVote'},
  {yellowstone: 'transaction.index', current: 'context.index'},
];
