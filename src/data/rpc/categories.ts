import type {RpcCategory} from './methods';

export interface CategorySection {
  readonly category: RpcCategory;
  /** Anchor of the section's heading. */
  readonly id: string;
  /** What its methods are for, in Markdown. */
  readonly intro: readonly string[];
}

/** The sections of the reference, in order: one per category of `rpc-methods.json`. */
export const categorySections: readonly CategorySection[] = [
  {
    category: 'Accounts',
    id: 'http-accounts',
    intro: [
      'Read accounts by address or by the program that owns them. For one balance, [`getBalance`](#getBalance) is enough; for several accounts, one call of [`getMultipleAccounts`](#getMultipleAccounts) replaces many of [`getAccountInfo`](#getAccountInfo).',
    ],
  },
  {
    category: 'Tokens',
    id: 'http-tokens',
    intro: [
      'Read token accounts and mints of SPL Token and Token-2022. To list what a wallet holds, call [`getTokenAccountsByOwner`](#getTokenAccountsByOwner) once for each of the two programs.',
    ],
  },
  {
    category: 'Transactions',
    id: 'http-transactions',
    intro: [
      'Prepare, send, and follow transactions, and [read those of an address](/platform/resources/advanced-concepts#wallet-history). [Send a transaction](/platform/solana-rpc/send-transaction) shows how they work together.',
    ],
  },
  {
    category: 'Blocks',
    id: 'http-blocks',
    intro: [
      'Read blocks, and which slots have one. [`getBlock`](#getBlock) answers a skipped slot with an error, not with an empty block.',
    ],
  },
  {
    category: 'Slots & epochs',
    id: 'http-slots-epochs',
    intro: ['Find out how far along the cluster is, and which validator leads a slot.'],
  },
  {
    category: 'Cluster & nodes',
    id: 'http-cluster-nodes',
    intro: [
      'Ask about the answering node and about the cluster. Behind a load balancer, each answer may come from another node.',
    ],
  },
  {
    category: 'Staking & inflation',
    id: 'http-staking-inflation',
    intro: ['Read supply, inflation, and the rewards of an epoch.'],
  },
  {
    category: 'Ledger history',
    id: 'http-ledger-history',
    intro: ['Find out how far back a node can answer, and how fast blocks were produced.'],
  },
  {
    category: 'Subscriptions',
    id: 'subscriptions',
    intro: [
      'Call these over a WebSocket connection. The answer is a subscription id, and notifications with that id follow until you unsubscribe or the connection closes.',
      'To stop a subscription, call the method whose name ends in `Unsubscribe` in place of `Subscribe`, with the subscription id. `signatureSubscribe` ends by itself after its notification. How many subscriptions you can have depends on [your plan](/platform/resources/rate-limits#subscription-limits).',
    ],
  },
];
