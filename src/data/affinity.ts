/** Request affinity: which requests are routed to the same RPC node. */
export const affinitySource = {
  url: 'https://docs.syndica.io/platform/solana-rpc/request-affinity',
  verified: '2026-11-21',
} as const;

/** Maximum length of the key header's value, in UTF-8 bytes. */
export const affinityKeyMaxBytes = 40;

export interface AffinityMode {
  /** Value of the header. */
  readonly value: string;
  readonly effect: string;
  readonly use: string;
}

export const affinityModes: readonly AffinityMode[] = [
  {
    value: 'default',
    effect: 'Normal balancing across all nodes; the same as leaving the header out',
    use: 'Almost everything',
  },
  {
    value: 'key',
    effect:
      'Requests with the same key go to the same node; without a key, requests from the same public IP address do',
    use: 'A series of reads that must not go backwards',
  },
  {
    value: 'node',
    effect: 'All calls of one batch request go to the same node',
    use: 'A batch whose responses you compare with each other',
  },
];

/** A method that gets `key` mode without a header. */
export interface AutomaticAffinity {
  readonly method: string;
  /** What could go wrong if two nodes answered. */
  readonly avoids: string;
}

export const automaticAffinity: readonly AutomaticAffinity[] = [
  {method: 'getLatestBlockhash', avoids: 'A blockhash that the node answering your next call doesn’t know yet'},
  {method: 'isBlockhashValid', avoids: 'A blockhash reported as invalid by a node that is behind'},
  {method: 'simulateTransaction', avoids: 'A node that doesn’t know the blockhash you have just fetched'},
  {method: 'sendTransaction', avoids: 'The same in preflight, which simulates before it sends'},
];
