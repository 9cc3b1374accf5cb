/** Limits of the Solana RPC service per plan. */
export const rateLimitsSource = {
  url: 'https://docs.syndica.io/platform/solana-rpc/rate-limits',
  sameFigures: 'https://docs.syndica.io/platform/resources/rate-limits',
  verified: '2026-11-21',
} as const;

/** Requests per second; `0` means that the plan does not serve the method. */
export interface HttpRateLimit {
  /** RPC method, or `null` for every method not listed. */
  readonly method: string | null;
  readonly standard: number;
  readonly scale: number;
  readonly alternative?: LimitAlternative;
}

/** A link to what to do instead, for who needs more than the limit. */
export interface LimitAlternative {
  readonly text: string;
  /** Id of a section on the page of limits. */
  readonly section: string;
}

export const httpRateLimits: readonly HttpRateLimit[] = [
  {method: 'getBlock', standard: 25, scale: 100},
  {method: 'getBlockTime', standard: 40, scale: 120},
  {method: 'getBlocks', standard: 35, scale: 100},
  {method: 'getLargestAccounts', standard: 0, scale: 0},
  {method: 'getMultipleAccounts', standard: 25, scale: 75},
  {
    method: 'getProgramAccounts',
    standard: 0,
    scale: 5,
    alternative: {text: 'What to call instead', section: 'other-methods'},
  },
  {method: 'getSignaturesForAddress', standard: 50, scale: 150},
  {method: 'getTokenAccountsByOwner', standard: 35, scale: 200},
  {method: 'getTransaction', standard: 20, scale: 60},
  {method: 'sendTransaction', standard: 20, scale: 60},
  {method: null, standard: 100, scale: 300},
];

export interface WebSocketLimit {
  readonly label: string;
  readonly unit: 'connections' | 'subscriptions';
  readonly standard: number;
  readonly scale: number;
}

/** Account-wide WebSocket limits. */
export const webSocketLimits = {
  connections: {label: 'Active connections', unit: 'connections', standard: 100, scale: 300},
  subscriptions: {
    label: 'Active subscriptions across all connections and namespaces',
    unit: 'subscriptions',
    standard: 100,
    scale: 600,
  },
  perConnection: {label: 'Subscriptions on one connection', unit: 'subscriptions', standard: 100, scale: 600},
} satisfies Readonly<Record<string, WebSocketLimit>>;

/** Active subscriptions of one method, per network and plan. */
export interface SubscriptionLimit {
  /** Subscribe method, or `null` for every method not listed. */
  readonly method: string | null;
  readonly mainnet: {readonly standard: number; readonly scale: number};
  readonly devnet: {readonly standard: number; readonly scale: number};
}

export const subscriptionLimits: readonly SubscriptionLimit[] = [
  {method: 'accountSubscribe', mainnet: {standard: 30, scale: 600}, devnet: {standard: 30, scale: 300}},
  {method: 'blockSubscribe', mainnet: {standard: 30, scale: 90}, devnet: {standard: 30, scale: 90}},
  {method: 'logsSubscribe', mainnet: {standard: 10, scale: 100}, devnet: {standard: 10, scale: 30}},
  {method: 'programSubscribe', mainnet: {standard: 10, scale: 100}, devnet: {standard: 10, scale: 30}},
  {method: 'signatureSubscribe', mainnet: {standard: 100, scale: 600}, devnet: {standard: 100, scale: 300}},
  {method: 'slotSubscribe', mainnet: {standard: 30, scale: 600}, devnet: {standard: 30, scale: 300}},
  {method: 'slotsUpdatesSubscribe', mainnet: {standard: 10, scale: 600}, devnet: {standard: 10, scale: 300}},
  {method: 'voteSubscribe', mainnet: {standard: 30, scale: 90}, devnet: {standard: 30, scale: 90}},
  {method: null, mainnet: {standard: 100, scale: 600}, devnet: {standard: 100, scale: 300}},
];

/** Limits of the Solana Foundation's public endpoints, per IP address. */
export const publicEndpointLimits = {
  source:
    'https://github.com/solana-foundation/solana-com/blob/164323c7cf6c038d43c17703debb220cfaf36d61/apps/docs/content/docs/en/references/clusters.mdx',
  verified: '2026-11-21',
  limits: [
    {limit: 'Requests, all methods together', max: '100 per 10 seconds'},
    {limit: 'Requests for one method', max: '40 per 10 seconds'},
    {limit: 'Concurrent connections', max: '40'},
    {limit: 'New connections', max: '40 per 10 seconds'},
    {limit: 'Data', max: '100 MB per 30 seconds'},
  ],
} as const;
