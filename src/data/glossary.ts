/**
 * Terms that the pages use: the provider's, and those of Solana a reader of them needs.
 *
 * Definitions are our own words. `source` is the public page or source file that states the facts
 * in them, read 2026-11-21.
 */
import {chainstreamFacts} from './facts/chainstream';
import {platformFacts} from './facts/platform';
import {solanaFacts} from './facts/solana';
import {stakingFacts} from './facts/staking';

export interface GlossaryTerm {
  /** Kebab-case; the anchor on the page is `term-<id>`. */
  readonly id: string;
  readonly term: string;
  /** Inline Markdown, one paragraph, full sentences. */
  readonly definition: string;
  readonly source: string;
  /** Page that says more: its path on this site, with an anchor where there is one. */
  readonly seeAlso?: {readonly label: string; readonly to: string};
}

const docs = 'https://docs.syndica.io';
const agave = 'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64';
const sdk = 'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd';
const stakeProgram = 'https://github.com/solana-program/stake/blob/4459fcf0aad7051406d2ec55c51ddea85335f9bc';
const solanaCom = 'https://github.com/solana-foundation/solana-com/blob';

const providerTerms: readonly GlossaryTerm[] = [
  {
    id: 'account-limits',
    term: 'Account Limits',
    definition:
      'Page of the dashboard that shows the limits of the whole account. Custom limits of a key stay under them.',
    source: `${docs}/platform/concepts/api-keys`,
    seeAlso: {label: 'Rate limits', to: '/platform/resources/rate-limits'},
  },
  {
    id: 'account-owner',
    term: 'Account Owner',
    definition:
      'The role of whoever created the account. There is exactly one, and only this role can do what costs money.',
    source: `${docs}/manage/teams-and-users`,
    seeAlso: {label: 'Roles', to: '/platform/manage/teams-and-users#roles'},
  },
  {
    id: 'api-key',
    term: 'API key',
    definition:
      'Credential that opens the APIs. It belongs to a Stack and is sent in the path of the address or in the header `X-Syndica-Api-Key`. Older texts call it an API token or access token.',
    source: `${docs}/platform/core-concepts/api-keys`,
    seeAlso: {label: 'API keys', to: '/platform/concepts/api-keys'},
  },
  {
    id: 'chainstream',
    term: 'ChainStream',
    definition:
      'WebSocket API that merges what several validators report into one stream of transactions, slot updates and blocks.',
    source: `${docs}/platform/chainstream-api`,
    seeAlso: {label: 'ChainStream API', to: '/platform/chainstream-api'},
  },
  {
    id: 'connection',
    term: 'Connection',
    definition:
      'An open WebSocket. One connection can carry many subscriptions, and connections have a limit of their own.',
    source: `${docs}/platform/solana-rpc/rate-limits`,
    seeAlso: {label: 'WebSocket limits', to: '/platform/resources/rate-limits#websocket-limits'},
  },
  {
    id: 'credential-wide-limit',
    term: 'Credential-wide limit',
    definition: 'Custom limit on all the traffic of one API key.',
    source: `${docs}/platform/additional-resources/custom-rate-limits`,
    seeAlso: {label: 'Custom rate limits', to: '/platform/concepts/api-keys#custom-rate-limits'},
  },
  {
    id: 'edge-gateway',
    term: 'Edge Gateway',
    definition: `The routing layer that takes your request in the nearest healthy region and passes it to an RPC node. It runs in ${platformFacts['regions.count'].text} regions.`,
    source: 'https://blog.syndica.io/introducing-syndica-cloud-our-v2-reimplementation-2',
    seeAlso: {label: 'How to use Solana RPC', to: '/platform/solana-rpc/how-to#endpoints'},
  },
  {
    id: 'fastest-wins',
    term: 'Fastest wins',
    definition: 'Rule of ChainStream: the report of the first validator is forwarded, without waiting for the others.',
    source: `${docs}/platform/getting-started/connect-to-chainstream`,
    seeAlso: {label: 'ChainStream API', to: '/platform/chainstream-api'},
  },
  {
    id: 'hyperscale',
    term: 'HyperScale',
    definition: 'The custom plan. Price and limits are agreed with sales.',
    source: `${docs}/platform/manage/account`,
    seeAlso: {label: 'Plans', to: '/platform/manage/account#plans'},
  },
  {
    id: 'method-specific-limit',
    term: 'Method-specific limit',
    definition: 'Custom limit of an API key on one RPC method or one type of subscription.',
    source: `${docs}/platform/additional-resources/custom-rate-limits`,
    seeAlso: {label: 'Custom rate limits', to: '/platform/concepts/api-keys#custom-rate-limits'},
  },
  {
    id: 'namespace',
    term: 'Namespace',
    definition:
      'Prefix that says which service a method belongs to, such as `solana-mainnet.` or `chainstream.`. You need it on the shared host `api.syndica.io`; on a host of its own the method has no prefix.',
    source: `${docs}/platform/chainstream-api/connection-guide`,
    seeAlso: {label: 'ChainStream endpoints', to: '/platform/chainstream-api#endpoints'},
  },
  {
    id: 'per-message-deflate',
    term: 'Per-message deflate',
    definition:
      'Compression of WebSocket messages, standardized as [RFC 7692](https://www.rfc-editor.org/rfc/rfc7692) and agreed in the handshake.',
    source: `${docs}/platform/additional-resources/websocket-compression`,
    seeAlso: {label: 'WS compression', to: '/platform/resources/ws-deflate'},
  },
  {
    id: 'request-affinity',
    term: 'Request affinity',
    definition:
      'Sending related requests to one node, so that their answers do not jump back and forth between nodes at different slots.',
    source: `${docs}/platform/solana-rpc/request-affinity`,
    seeAlso: {label: 'Request affinity', to: '/platform/resources/advanced-concepts#request-affinity'},
  },
  {
    id: 'rps',
    term: 'RPS',
    definition: 'Requests per second: the unit of the HTTP rate limits.',
    source: `${docs}/platform/solana-rpc/rate-limits`,
    seeAlso: {label: 'HTTP limits', to: '/platform/resources/rate-limits#http-limits'},
  },
  {
    id: 'scale-mode',
    term: 'Scale Mode',
    definition: 'The plan with higher limits, ChainStream and SWQoS. Newer texts also write Scale.',
    source: `${docs}/platform/manage/account`,
    seeAlso: {label: 'Plans', to: '/platform/manage/account#plans'},
  },
  {
    id: 'sig',
    term: 'Sig',
    definition: 'Solana validator client that Syndica writes in Zig, as [open source](https://github.com/Syndica/sig).',
    source: 'https://github.com/Syndica/sig',
  },
  {
    id: 'stack',
    term: 'Stack',
    definition: 'The level at which API keys are managed and usage is told apart. An account can have several.',
    source: `${docs}/platform/core-concepts/api-keys`,
    seeAlso: {label: 'Stacks', to: '/platform/concepts/stacks'},
  },
  {
    id: 'standard-mode',
    term: 'Standard Mode',
    definition: 'The free plan. Newer texts also write Standard.',
    source: `${docs}/platform/core-concepts/billing-usage`,
    seeAlso: {label: 'Plans', to: '/platform/manage/account#plans'},
  },
  {
    id: 'standard-mode-lite',
    term: 'Standard Mode Lite',
    definition: 'The entry tier, without a payment method. Adding one turns it into Standard Mode.',
    source: `${docs}/platform/manage/account`,
    seeAlso: {label: 'Upgrade', to: '/platform/manage/account#upgrade'},
  },
  {
    id: 'stream',
    term: 'Stream',
    definition: `The unit in which ChainStream is counted and paid. An account can have up to ${chainstreamFacts['chainstream.maxStreams'].text}.`,
    source: `${docs}/platform/getting-started/connect-to-chainstream`,
    seeAlso: {label: 'ChainStream price', to: '/platform/chainstream-api#price'},
  },
  {
    id: 'subscription',
    term: 'Subscription',
    definition:
      'A listener made over a WebSocket connection. It has an id, sends notifications, and ends when you unsubscribe or the connection closes.',
    source: `${docs}/platform/solana-rpc/rate-limits`,
    seeAlso: {label: 'Subscriptions', to: '/platform/solana-rpc/solana-documentation#subscriptions'},
  },
  {
    id: 'swqos',
    term: 'SWQoS',
    definition:
      'Stake-weighted quality of service: a leader gives packets that come through a staked validator a share in proportion to its stake. Scale Mode and HyperScale send transactions this way.',
    source: `${docs}/platform/solana-rpc/sending-transactions`,
    seeAlso: {label: 'SWQoS', to: '/platform/solana-rpc/send-transaction#swqos'},
  },
  {
    id: 'ttl',
    term: 'TTL',
    definition: `Time to Live: how long an API key works, at most ${platformFacts['apiKeys.maxTtlDays'].text} days.`,
    source: `${docs}/platform/core-concepts/api-keys`,
    seeAlso: {label: 'Create a key', to: '/platform/concepts/api-keys#create-a-key'},
  },
  {
    id: 'verified',
    term: 'Verified',
    definition:
      'Parameter of ChainStream subscriptions. For transactions and slot updates, `true` waits until more than one validator has reported the event.',
    source: `${docs}/platform/chainstream-api/transaction-subscriptions`,
    seeAlso: {label: 'ChainStream transactions', to: '/platform/chainstream-api#transactions'},
  },
];

const solanaTerms: readonly GlossaryTerm[] = [
  {
    id: 'base-fee',
    term: 'Base fee',
    definition: `Fee of ${solanaFacts['solana.baseFeeLamports'].text} for each signature of a transaction. Half of it is burned.`,
    source: `${sdk}/fee-structure/src/lib.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'block-height',
    term: 'Block height',
    definition: 'Number of blocks below a block. Unlike slots, it does not count turns that stayed empty.',
    source: `${sdk}/clock/src/lib.rs`,
  },
  {
    id: 'blockhash',
    term: 'Blockhash',
    definition: `Hash of a recent block that a transaction carries to show its age. It is valid for ${solanaFacts['solana.blockhashLifeBlocks'].text}; the transaction can no longer land after that.`,
    source: `${sdk}/clock/src/lib.rs`,
    seeAlso: {label: 'Life cycle of a transaction', to: '/platform/solana-rpc/send-transaction#life-cycle'},
  },
  {
    id: 'commitment',
    term: 'Commitment',
    definition:
      'How settled the state behind an answer must be: `processed` (newest block of this node), `confirmed` (over two thirds of stake voted for the block) or `finalized` (rooted by the supermajority). The default of the server is `finalized`.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Commitment', to: '/platform/solana-rpc/solana-documentation#commitment'},
  },
  {
    id: 'compute-unit',
    term: 'Compute unit',
    definition: `Measure of the work of a transaction. One transaction can request at most ${solanaFacts['solana.maxComputeUnits'].text}.`,
    source: `${agave}/program-runtime/src/execution_budget.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'durable-nonce',
    term: 'Durable nonce',
    definition:
      'Value stored in a nonce account and used in place of a blockhash, so that a signed transaction does not expire until the nonce moves on. Durable nonces are marked for removal: do not build new work on them.',
    source: `${solanaCom}/382e4ddd/apps/media/content/upgrades/durable-nonce-deprecation.mdx`,
  },
  {
    id: 'epoch',
    term: 'Epoch',
    definition: 'Period of 432,000 slots. Changes of stake take effect at its boundaries.',
    source: `${sdk}/clock/src/lib.rs`,
    seeAlso: {label: 'Staking', to: '/platform/staking'},
  },
  {
    id: 'fee-payer',
    term: 'Fee payer',
    definition:
      'The account that pays the fees of a transaction. A transaction that lands and fails has paid them too.',
    source: `${sdk}/transaction-error/src/lib.rs`,
  },
  {
    id: 'lamports',
    term: 'Lamports',
    definition:
      'The smallest unit of SOL: 1,000,000,000 lamports are 1 SOL. Amounts can exceed the integers that JavaScript keeps exactly.',
    source: `${sdk}/native-token/src/lib.rs`,
  },
  {
    id: 'last-valid-block-height',
    term: 'Last valid block height',
    definition:
      'Returned by `getLatestBlockhash` as `lastValidBlockHeight`. Once the block height has passed it, a transaction with that blockhash can no longer land.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Confirm a transaction', to: '/platform/solana-rpc/send-transaction#confirm'},
  },
  {
    id: 'leader',
    term: 'Leader',
    definition: 'The validator whose turn it is to make blocks. A leader has four slots in a row.',
    source: `${sdk}/clock/src/lib.rs`,
  },
  {
    id: 'lookup-table',
    term: 'Lookup table',
    definition:
      'Account with up to 256 addresses that a v0 transaction names by index, which makes the transaction smaller. It does not raise the number of accounts the transaction can lock.',
    source: `${sdk}/address-lookup-table-interface/src/state.rs`,
  },
  {
    id: 'min-context-slot',
    term: 'Minimum context slot',
    definition:
      'Request field `minContextSlot`: a node that has not reached this slot refuses to answer with error `-32016`. It keeps reads from going backwards behind a load balancer.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Error -32016', to: '/platform/resources/rpc-error-codes#error-minus-32016'},
  },
  {
    id: 'preflight',
    term: 'Preflight',
    definition:
      'Checks that `sendTransaction` makes before it sends: the signatures, the health of the node, and a simulation. `skipPreflight` turns all three off.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Error -32002', to: '/platform/resources/rpc-error-codes#error-minus-32002'},
  },
  {
    id: 'priority-fee',
    term: 'Priority fee',
    definition:
      'Fee beyond the base fee. In legacy and v0 transactions it is the price per compute unit times the compute units requested, not those used. All of it goes to the validator.',
    source: `${agave}/compute-budget/src/compute_budget_limits.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'rent',
    term: 'Rent',
    definition:
      'Minimum balance of an account, in proportion to its size. It is not collected any more: you get it back when the account is closed. Ask `getMinimumBalanceForRentExemption` for the amount.',
    source: `${sdk}/rent/src/lib.rs`,
  },
  {
    id: 'root',
    term: 'Root',
    definition: `The newest block that a node treats as final. \`getSignatureStatuses\` looks at the last ${solanaFacts['solana.recentStatusRoots'].text}, unless you ask for the history as well.`,
    source: `${agave}/runtime/src/status_cache.rs`,
  },
  {
    id: 'simulation',
    term: 'Simulation',
    definition:
      'Running a transaction on a node without sending it. `simulateTransaction` reports the compute units used, and a failure in `value.err` rather than as a JSON-RPC error.',
    source: `${agave}/rpc/src/rpc.rs`,
  },
  {
    id: 'slot',
    term: 'Slot',
    definition:
      'One turn of a leader. A slot can stay without a block; its target length has been lowered in steps, so do not compute time from slot numbers.',
    source: `${agave}/runtime/src/slot_params.rs`,
  },
  {
    id: 'stake-account',
    term: 'Stake account',
    definition: `Account of ${stakingFacts['staking.accountBytes'].text} bytes that holds delegated SOL. It has two authorities: the staker delegates, the withdrawer withdraws.`,
    source: `${stakeProgram}/interface/src/state.rs`,
    seeAlso: {label: 'Delegate stake', to: '/platform/staking#delegate'},
  },
  {
    id: 'supermajority',
    term: 'Supermajority',
    definition: 'More than two thirds of stake. A block needs its votes to become `confirmed`.',
    source: `${agave}/runtime/src/commitment.rs`,
    seeAlso: {label: 'Commitment', to: '/platform/solana-rpc/solana-documentation#commitment'},
  },
  {
    id: 'versioned-transaction',
    term: 'Versioned transaction',
    definition: `Transaction format that starts with a version number: v0 adds lookup tables, v1 allows up to ${solanaFacts['solana.transactionSizeV1'].text}. Set \`maxSupportedTransactionVersion\` to receive them, or the call fails with \`-32015\`.`,
    source: `${sdk}/message/src/versions/mod.rs`,
    seeAlso: {label: 'Error -32015', to: '/platform/resources/rpc-error-codes#error-minus-32015'},
  },
];

/** All terms in alphabetical order, case ignored. */
export const glossary: readonly GlossaryTerm[] = [...providerTerms, ...solanaTerms].sort((a, b) =>
  a.term.localeCompare(b.term, 'en', {sensitivity: 'base'}),
);
