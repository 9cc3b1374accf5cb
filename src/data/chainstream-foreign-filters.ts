/**
 * Filters of other providers' streams of transactions, and what does the same on ChainStream. Yellowstone writes the
 * names in snake case.
 */
export const foreignFiltersSource = {
  helius: 'https://www.helius.dev/docs/api-reference/rpc/websocket/transactionsubscribe',
  yellowstone:
    'https://github.com/rpcpool/yellowstone-grpc, SubscribeRequestFilterTransactions in yellowstone-grpc-proto/proto/geyser.proto',
  verified: '2026-11-26',
} as const;

/** Lists of accounts, and the list in `accountKeys` with the same meaning. */
export const foreignAccountLists: ReadonlyMap<string, string> = new Map([
  ['accountInclude', 'oneOf'],
  ['accountRequired', 'all'],
  ['accountExclude', 'exclude'],
]);

/** What to do in place of other filters: sentences. */
export const foreignFilters: ReadonlyMap<string, string> = new Map([
  ['vote', 'In place of "vote": false, write "excludeVotes": true in filter.'],
  [
    'failed',
    'ChainStream doesn’t filter by failed: failed transactions come too, so check meta.err in each notification.',
  ],
  ['signature', 'ChainStream doesn’t filter by signature: for one transaction, call signatureSubscribe of Solana RPC.'],
  ['fromSlot', 'ChainStream documents no replay: after a break, get what you missed from Solana RPC.'],
]);
