/**
 * Terms that the pages use: the provider's own, and those of Solana and the web that readers need.
 *
 * Definitions are our own words. `source` is the public page or source file that states their
 * facts.
 */
import {chainstreamFacts} from './facts/chainstream';
import {platformFacts} from './facts/platform';
import {solanaFacts} from './facts/solana';
import {stakingFacts} from './facts/staking';

/** When the sources of the terms were read. */
export const glossarySource = {verified: '2026-11-21'} as const;

/** Topics of the glossary's overview, in the order in which newcomers encounter them. */
export const glossaryTopics = {
  account: 'Account, plans, and users',
  keys: 'Keys and limits',
  requests: 'Requests and connections',
  transactions: 'Transactions and fees',
  chain: 'Slots, blocks, and consensus',
  state: 'Accounts and programs',
  staking: 'Validators and staking',
  streams: 'Streams and indexing',
} as const;

export type GlossaryTopic = keyof typeof glossaryTopics;

export interface GlossaryTerm {
  /** Kebab-case; the anchor on the page is `term-<id>`. */
  readonly id: string;
  readonly term: string;
  readonly topic: GlossaryTopic;
  /** Inline Markdown without links: one or two full sentences, short enough for a tooltip. */
  readonly definition: string;
  readonly source: string;
  /** Page with more detail: its path on this site, with an anchor if there is one. */
  readonly seeAlso?: {readonly label: string; readonly to: string};
}

const docs = 'https://docs.syndica.io';
const agaveRepo = 'https://github.com/anza-xyz/agave/blob';
const agave = `${agaveRepo}/386cf57c45e135d8a3a8b7d16877eb896f695c64`;
const sdk = 'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd';
const stakeProgram = 'https://github.com/solana-program/stake/blob/4459fcf0aad7051406d2ec55c51ddea85335f9bc';
const solanaCom = 'https://github.com/solana-foundation/solana-com/blob';
const terminology = `${solanaCom}/108daf46890a4d21e3bec6bac959aa5659d1746d/apps/docs/content/docs/en/references/terminology.mdx`;
const clusters = `${solanaCom}/164323c7cf6c038d43c17703debb220cfaf36d61/apps/docs/content/docs/en/references/clusters.mdx`;
const dyndexerExample = 'https://github.com/ultd/drift-dyndexer';
const rfc = (number: number, section?: string) =>
  `https://www.rfc-editor.org/rfc/rfc${number}${section === undefined ? '' : `#section-${section}`}`;

const providerTerms: readonly GlossaryTerm[] = [
  {
    id: 'account-limits',
    term: 'Account Limits',
    topic: 'account',
    definition:
      'Dashboard page that shows the limits of the whole account. Custom rate limits of a key stay below them.',
    source: `${docs}/platform/concepts/api-keys`,
    seeAlso: {label: 'Rate limits', to: '/platform/resources/rate-limits'},
  },
  {
    id: 'account-owner',
    term: 'Account Owner',
    topic: 'account',
    definition:
      'The role of whoever created the account. There is exactly one, and only this role can do anything that costs money.',
    source: `${docs}/manage/teams-and-users`,
    seeAlso: {label: 'Roles', to: '/platform/manage/teams-and-users#roles'},
  },
  {
    id: 'api-key',
    term: 'API key',
    topic: 'keys',
    definition:
      'Credential of a Stack that gives access to the APIs, sent in the path of the URL or in the `X-Syndica-Api-Key` header. Older texts call it an API token or access token.',
    source: `${docs}/platform/core-concepts/api-keys`,
    seeAlso: {label: 'API keys', to: '/platform/concepts/api-keys'},
  },
  {
    id: 'chainstream',
    term: 'ChainStream',
    topic: 'streams',
    definition:
      'WebSocket API that merges what several validators report into one stream of transactions, slot updates, and blocks.',
    source: `${docs}/platform/chainstream-api`,
    seeAlso: {label: 'ChainStream API', to: '/platform/chainstream-api'},
  },
  {
    id: 'connection',
    term: 'Connection',
    topic: 'requests',
    definition: 'An open WebSocket. One connection can carry many subscriptions, and connections have their own limit.',
    source: `${docs}/platform/solana-rpc/rate-limits`,
    seeAlso: {label: 'WebSocket limits', to: '/platform/resources/rate-limits#websocket-limits'},
  },
  {
    id: 'credential-wide-limit',
    term: 'Credential-wide limit',
    topic: 'keys',
    definition: 'Custom rate limit on all the traffic of one API key.',
    source: `${docs}/platform/additional-resources/custom-rate-limits`,
    seeAlso: {label: 'Custom rate limits', to: '/platform/concepts/api-keys#custom-rate-limits'},
  },
  {
    id: 'custom-rate-limit',
    term: 'Custom rate limit',
    topic: 'keys',
    definition:
      'Limit that you set on one API key. It can keep the key below your plan’s limits, but never raise it above them.',
    source: `${docs}/platform/additional-resources/custom-rate-limits`,
    seeAlso: {label: 'Custom rate limits', to: '/platform/concepts/api-keys#custom-rate-limits'},
  },
  {
    id: 'edge-gateway',
    term: 'Edge Gateway',
    topic: 'requests',
    definition: `The routing layer that takes your request in the nearest healthy region and passes it to an RPC node. It runs in ${platformFacts['regions.count'].text} regions.`,
    source: 'https://blog.syndica.io/introducing-syndica-cloud-our-v2-reimplementation-2',
    seeAlso: {label: 'How to use Solana RPC', to: '/platform/solana-rpc/how-to#endpoints'},
  },
  {
    id: 'elastic-node',
    term: 'Elastic node',
    topic: 'requests',
    definition: 'Node of a pool that accounts share, unlike a dedicated node of your own.',
    source: 'https://questdb.io/case-study/syndica',
    seeAlso: {label: 'Why Syndica', to: '/platform/introduction/why-syndica#routing'},
  },
  {
    id: 'fastest-wins',
    term: 'Fastest wins',
    topic: 'streams',
    definition: 'ChainStream rule: the first validator’s report is forwarded without waiting for the others.',
    source: `${docs}/platform/getting-started/connect-to-chainstream`,
    seeAlso: {label: 'ChainStream API', to: '/platform/chainstream-api'},
  },
  {
    id: 'hyperscale',
    term: 'HyperScale',
    topic: 'account',
    definition: 'The custom plan. Price and limits are agreed with sales.',
    source: `${docs}/platform/manage/account`,
    seeAlso: {label: 'Plans', to: '/platform/manage/account#plans'},
  },
  {
    id: 'indexer',
    term: 'Indexer',
    topic: 'streams',
    definition:
      'A running processor: dyndexer calls it with each event, and keeps what it records. The product is a preview.',
    source: dyndexerExample,
    seeAlso: {label: 'What an indexer is', to: '/dyndexer/overview#what-an-indexer-is'},
  },
  {
    id: 'method-specific-limit',
    term: 'Method-specific limit',
    topic: 'keys',
    definition: 'Custom rate limit of an API key on one RPC method or one type of subscription.',
    source: `${docs}/platform/additional-resources/custom-rate-limits`,
    seeAlso: {label: 'Custom rate limits', to: '/platform/concepts/api-keys#custom-rate-limits'},
  },
  {
    id: 'namespace',
    term: 'Namespace',
    topic: 'requests',
    definition:
      'Prefix that says which service a method belongs to, such as `solana-mainnet.` or `chainstream.`. You need it only on the shared host `api.syndica.io`.',
    source: `${docs}/platform/chainstream-api/connection-guide`,
    seeAlso: {label: 'ChainStream endpoints', to: '/platform/chainstream-api#endpoints'},
  },
  {
    id: 'origin',
    term: 'Origin',
    topic: 'keys',
    definition:
      'Scheme, host, and port of the web page that sends a request, which a browser names in the `Origin` header. A key can be limited to calls from listed domains.',
    source: rfc(6454),
    seeAlso: {label: 'IP and origin rules', to: '/platform/concepts/api-keys#ip-and-origin-rules'},
  },
  {
    id: 'per-message-deflate',
    term: 'Per-message deflate',
    topic: 'requests',
    definition: 'Compression of WebSocket messages, standardized as RFC 7692 and agreed in the handshake.',
    source: rfc(7692),
    seeAlso: {label: 'WebSocket compression', to: '/platform/resources/ws-deflate'},
  },
  {
    id: 'processor',
    term: 'Processor',
    topic: 'streams',
    definition: 'The Rust function you write for dyndexer: it takes one event and records what you want to keep.',
    source: dyndexerExample,
    seeAlso: {label: 'The processor', to: '/dyndexer/overview#processor'},
  },
  {
    id: 'rate-limit',
    term: 'Rate limit',
    topic: 'keys',
    definition:
      'How many requests per second, connections, or subscriptions your plan or your key allows. Above it, a request gets HTTP 429 or error `7429`.',
    source: `${docs}/platform/solana-rpc/error-handling`,
    seeAlso: {label: 'Rate limits', to: '/platform/resources/rate-limits'},
  },
  {
    id: 'request-affinity',
    term: 'Request affinity',
    topic: 'requests',
    definition:
      'Sending related requests to one node, so that their responses don’t jump back and forth between nodes at different slots.',
    source: `${docs}/platform/solana-rpc/request-affinity`,
    seeAlso: {label: 'Request affinity', to: '/platform/resources/advanced-concepts#request-affinity'},
  },
  {
    id: 'rps',
    term: 'RPS',
    topic: 'keys',
    definition: 'Requests per second: the unit of the HTTP rate limits.',
    source: `${docs}/platform/solana-rpc/rate-limits`,
    seeAlso: {label: 'HTTP limits', to: '/platform/resources/rate-limits#http-limits'},
  },
  {
    id: 'scale-mode',
    term: 'Scale Mode',
    topic: 'account',
    definition: 'The plan with higher limits, ChainStream, and SWQoS. Newer texts also say Scale.',
    source: `${docs}/platform/manage/account`,
    seeAlso: {label: 'Plans', to: '/platform/manage/account#plans'},
  },
  {
    id: 'sig',
    term: 'Sig',
    topic: 'staking',
    definition: 'Solana validator client that Syndica develops in Zig as open source.',
    source: 'https://github.com/Syndica/sig',
    seeAlso: {label: 'Why Syndica', to: '/platform/introduction/why-syndica'},
  },
  {
    id: 'stack',
    term: 'Stack',
    topic: 'account',
    definition: 'The level at which API keys are managed and usage is tracked separately. An account can have several.',
    source: `${docs}/platform/core-concepts/api-keys`,
    seeAlso: {label: 'Stacks', to: '/platform/concepts/stacks'},
  },
  {
    id: 'standard-mode',
    term: 'Standard Mode',
    topic: 'account',
    definition: 'Plan below Scale Mode: Standard in newer texts, which call it free.',
    source: `${docs}/platform/core-concepts/billing-usage`,
    seeAlso: {label: 'Plans', to: '/platform/manage/account#plans'},
  },
  {
    id: 'standard-mode-lite',
    term: 'Standard Mode Lite',
    topic: 'account',
    definition: 'The entry tier, without a payment method. Adding one turns it into Standard Mode.',
    source: `${docs}/platform/manage/account`,
    seeAlso: {label: 'Upgrade', to: '/platform/manage/account#upgrade'},
  },
  {
    id: 'stream',
    term: 'Stream',
    topic: 'streams',
    definition: `The unit in which ChainStream is counted and billed. An account can have up to ${chainstreamFacts['chainstream.maxStreams'].text}.`,
    source: `${docs}/platform/getting-started/connect-to-chainstream`,
    seeAlso: {label: 'ChainStream price', to: '/platform/chainstream-api#price'},
  },
  {
    id: 'subscription',
    term: 'Subscription',
    topic: 'requests',
    definition:
      'A listener on a WebSocket connection. It has an id, sends notifications, and ends when you unsubscribe or the connection closes.',
    source: `${docs}/platform/solana-rpc/rate-limits`,
    seeAlso: {label: 'Subscriptions', to: '/platform/solana-rpc/solana-documentation#subscriptions'},
  },
  {
    id: 'swqos',
    term: 'SWQoS',
    topic: 'transactions',
    definition:
      'Stake-weighted quality of service: a leader gives packets that come through a staked validator a share in proportion to its stake. Scale Mode and HyperScale send transactions this way.',
    source: `${docs}/platform/solana-rpc/sending-transactions`,
    seeAlso: {label: 'SWQoS', to: '/platform/solana-rpc/send-transaction#swqos'},
  },
  {
    id: 'ttl',
    term: 'TTL',
    topic: 'keys',
    definition: `Time to Live: how long an API key works, at most ${platformFacts['apiKeys.maxTtlDays'].text} days.`,
    source: `${docs}/platform/core-concepts/api-keys`,
    seeAlso: {label: 'Lifetime of a key', to: '/platform/concepts/api-keys#lifetime'},
  },
  {
    id: 'verified',
    term: 'Verified',
    topic: 'streams',
    definition:
      'Parameter of ChainStream subscriptions. For transactions and slot updates, `true` waits until more than one validator has reported the event.',
    source: `${docs}/platform/chainstream-api/transaction-subscriptions`,
    seeAlso: {label: 'ChainStream transactions', to: '/platform/chainstream-api#transactions'},
  },
];

const webTerms: readonly GlossaryTerm[] = [
  {
    id: 'backpressure',
    term: 'Backpressure',
    topic: 'streams',
    definition:
      'What happens when messages arrive faster than you handle them: they pile up, and a server may close a connection that is read too slowly. A queue between reading and processing keeps the connection free.',
    source: 'https://nodejs.org/en/learn/modules/backpressuring-in-streams',
    seeAlso: {label: 'Keep up', to: '/platform/chainstream-api#keep-up'},
  },
  {
    id: 'base58',
    term: 'Base58',
    topic: 'state',
    definition:
      'Text encoding of bytes that uses 58 letters and digits, leaving out those that look alike. Addresses, hashes, and signatures are written in it.',
    source: 'https://datatracker.ietf.org/doc/html/draft-msporny-base58-03',
    seeAlso: {label: 'Encodings', to: '/platform/solana-rpc/solana-documentation#encodings'},
  },
  {
    id: 'batch-request',
    term: 'Batch request',
    topic: 'requests',
    definition:
      'Several JSON-RPC calls in one HTTP request, as an array. The responses are an array too, in any order: match them by `id`.',
    source: 'https://www.jsonrpc.org/specification#batch',
    seeAlso: {label: 'Send a batch', to: '/platform/solana-rpc/how-to#batch-requests'},
  },
  {
    id: 'cursor',
    term: 'Cursor',
    topic: 'streams',
    definition:
      'Marker for where the next page of a list begins. Unlike a page number, it stays correct when entries are added in the meantime.',
    source: 'https://jsonapi.org/profiles/ethanresnick/cursor-pagination/',
    seeAlso: {label: 'Paging', to: '/dyndexer/overview#paging'},
  },
  {
    id: 'exponential-backoff',
    term: 'Exponential backoff',
    topic: 'keys',
    definition:
      'Waiting twice as long after each failed attempt, up to a maximum wait. It gives a busy service room to recover.',
    source: 'https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/',
    seeAlso: {label: 'Handle a 429', to: '/platform/resources/rate-limits#handle-a-429'},
  },
  {
    id: 'idempotency-key',
    term: 'Idempotency key',
    topic: 'streams',
    definition:
      'Value that you make up and send with a request. If you repeat the request with the same value after a timeout, the work is done only once.',
    source: 'https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/',
    seeAlso: {label: 'Retry with an Idempotency-Key', to: '/dyndexer/overview#idempotency'},
  },
  {
    id: 'jitter',
    term: 'Jitter',
    topic: 'keys',
    definition:
      'A random part of each wait before a retry. It keeps clients that failed together from retrying together.',
    source: 'https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/',
    seeAlso: {label: 'See the waits', to: '/platform/resources/rate-limits#see-the-waits'},
  },
  {
    id: 'json-rpc',
    term: 'JSON-RPC',
    topic: 'requests',
    definition:
      'Protocol of the APIs, in version 2.0: a request has a `method`, `params`, and an `id`, and the response has a `result` or an `error`.',
    source: 'https://www.jsonrpc.org/specification',
    seeAlso: {label: 'Make a request', to: '/platform/solana-rpc/how-to#make-a-request'},
  },
  {
    id: 'notification',
    term: 'Notification',
    topic: 'requests',
    definition:
      'Message that the server sends for a subscription, without a request from you. It carries the subscription id and the data.',
    source: 'https://solana.com/docs/rpc/websocket',
    seeAlso: {label: 'Subscribe to events', to: '/platform/solana-rpc/how-to#subscribe'},
  },
  {
    id: 'percentile',
    term: 'Percentile',
    topic: 'requests',
    definition:
      'The value that a given share of all values doesn’t exceed: with a p95 of 80 ms, 95 of 100 calls took 80 ms or less. The p50 is the median.',
    source: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc262.htm',
    seeAlso: {label: 'Latency percentiles', to: '/platform/concepts/logs#percentiles'},
  },
  {
    id: 'ping-and-pong',
    term: 'Ping and pong',
    topic: 'requests',
    definition:
      'WebSocket control frames: whoever gets a ping answers with a pong. They keep a quiet connection open and show that the other side is still there.',
    source: rfc(6455, '5.5.2'),
    seeAlso: {label: 'Keep-alive', to: '/platform/chainstream-api#keep-alive'},
  },
  {
    id: 'webassembly',
    term: 'WebAssembly',
    topic: 'streams',
    definition:
      'Portable form of compiled code, also written WASM, that runs inside another program, isolated from it. The public dyndexer example points to processors in this form.',
    source: 'https://webassembly.org/',
  },
  {
    id: 'websocket',
    term: 'WebSocket',
    topic: 'requests',
    definition:
      'Connection that stays open so that both sides can send messages at any time. Its addresses begin with `wss://`.',
    source: rfc(6455),
    seeAlso: {label: 'Subscribe to events', to: '/platform/solana-rpc/how-to#subscribe'},
  },
  {
    id: 'websocket-frame',
    term: 'WebSocket frame',
    topic: 'requests',
    definition:
      'The unit that a WebSocket sends. A message is one or more data frames; pings, pongs, and the close are control frames.',
    source: rfc(6455, '5'),
  },
];

const solanaTerms: readonly GlossaryTerm[] = [
  {
    id: 'account',
    term: 'Account (Solana)',
    topic: 'state',
    definition:
      'A record with an address, a balance in lamports, data, and an owning program. Your Syndica account is something else: it has a plan, users, and Stacks.',
    source: terminology,
  },
  {
    id: 'activation',
    term: 'Activation (stake)',
    topic: 'staking',
    definition:
      'A delegated stake’s transition from inactive to active, which begins at an epoch boundary. Until it is active, it earns nothing.',
    source: `${stakeProgram}/interface/src/state.rs`,
    seeAlso: {label: 'Follow the stake', to: '/platform/staking#states'},
  },
  {
    id: 'address',
    term: 'Address (Solana)',
    topic: 'state',
    definition: 'Identifies an account: 32 bytes, written in base58. It is a public key or a program derived address.',
    source: terminology,
  },
  {
    id: 'agave',
    term: 'Agave',
    topic: 'staking',
    definition:
      'The validator software that Anza maintains. The method tables and error codes on these pages come from its source.',
    source: 'https://github.com/anza-xyz/agave',
    seeAlso: {label: 'Solana RPC methods', to: '/platform/solana-rpc/solana-documentation'},
  },
  {
    id: 'base-fee',
    term: 'Base fee',
    topic: 'transactions',
    definition: `Fee of ${solanaFacts['solana.baseFeeLamports'].text} for each signature of a transaction. Half of it is burned.`,
    source: `${sdk}/fee-structure/src/lib.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'block',
    term: 'Block',
    topic: 'chain',
    definition:
      'The transactions that a leader puts together in one slot. A slot has at most one block, and can have none.',
    source: terminology,
  },
  {
    id: 'block-height',
    term: 'Block height',
    topic: 'chain',
    definition: 'Number of blocks below a block. Unlike slot numbers, it doesn’t count empty slots.',
    source: `${sdk}/clock/src/lib.rs`,
    seeAlso: {label: 'Confirm a transaction', to: '/platform/solana-rpc/send-transaction#confirm'},
  },
  {
    id: 'blockhash',
    term: 'Blockhash',
    topic: 'transactions',
    definition: `Hash of a recent block that a transaction carries to show its age. It is valid for ${solanaFacts['solana.blockhashLifeBlocks'].text}; the transaction can no longer land after that.`,
    source: `${sdk}/clock/src/lib.rs`,
    seeAlso: {label: 'Life cycle of a transaction', to: '/platform/solana-rpc/send-transaction#life-cycle'},
  },
  {
    id: 'cluster',
    term: 'Cluster',
    topic: 'chain',
    definition:
      'A set of validators that maintain one ledger together. Mainnet-beta, devnet, and testnet are clusters, each with its own state.',
    source: terminology,
  },
  {
    id: 'commission',
    term: 'Commission',
    topic: 'staking',
    definition: 'Share of the staking rewards that a validator keeps. The rest goes to those who delegated to it.',
    source: `${agaveRepo}/6bcb9ed906229a651d692e669c711493b81d6ca9/docs/src/operations/guides/vote-accounts.md`,
    seeAlso: {label: 'Check the commission', to: '/platform/staking#commission'},
  },
  {
    id: 'commitment',
    term: 'Commitment',
    topic: 'chain',
    definition:
      'How settled the state behind a response must be: `processed`, `confirmed`, or `finalized`. A node’s default is `finalized`.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Commitment', to: '/platform/solana-rpc/solana-documentation#commitment'},
  },
  {
    id: 'compute-budget',
    term: 'Compute budget',
    topic: 'transactions',
    definition:
      'The compute units that a transaction may use. Instructions of the Compute Budget program set the limit and the price per unit.',
    source: `${agave}/compute-budget/src/compute_budget_limits.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'compute-unit',
    term: 'Compute unit',
    topic: 'transactions',
    definition: `Measure of the work of a transaction. One transaction can request at most ${solanaFacts['solana.maxComputeUnits'].text}.`,
    source: `${agave}/program-runtime/src/execution_budget.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'confirmed',
    term: 'Confirmed',
    topic: 'chain',
    definition: 'The same commitment as `finalized`, now that mainnet runs Alpenglow. Solana plans to remove the name.',
    source: `${agave}/runtime/src/commitment.rs`,
    seeAlso: {label: 'Commitment', to: '/platform/solana-rpc/solana-documentation#commitment'},
  },
  {
    id: 'cooldown',
    term: 'Cooldown',
    topic: 'staking',
    definition:
      'The epochs until you can withdraw all of a deactivated stake. It lasts longer when a lot of stake leaves at once.',
    source: `${stakeProgram}/interface/src/warmup_cooldown_allowance.rs`,
    seeAlso: {label: 'Deactivate and withdraw stake', to: '/platform/staking#undelegate'},
  },
  {
    id: 'cross-program-invocation',
    term: 'Cross-program invocation',
    topic: 'state',
    definition:
      'A call from one program to another inside a transaction, CPI for short. The transaction metadata lists what it ran as inner instructions.',
    source: terminology,
  },
  {
    id: 'deactivation',
    term: 'Deactivation (stake)',
    topic: 'staking',
    definition:
      'Ending a delegation. The stake becomes inactive at an epoch boundary or later, and can then be withdrawn or delegated again.',
    source: `${stakeProgram}/interface/src/state.rs`,
    seeAlso: {label: 'Deactivate and withdraw stake', to: '/platform/staking#undelegate'},
  },
  {
    id: 'delegation',
    term: 'Delegation',
    topic: 'staking',
    definition:
      'Lending the vote weight of a stake account to a validator’s vote account. The SOL stays in your stake account.',
    source: `${stakeProgram}/interface/src/state.rs`,
    seeAlso: {label: 'Delegate', to: '/platform/staking#delegate'},
  },
  {
    id: 'devnet',
    term: 'Devnet',
    topic: 'chain',
    definition:
      'Public cluster for testing, whose SOL has no value. The same API key works on devnet and mainnet-beta.',
    source: clusters,
    seeAlso: {label: 'Endpoints', to: '/platform/solana-rpc/how-to#endpoints'},
  },
  {
    id: 'durable-nonce',
    term: 'Durable nonce',
    topic: 'transactions',
    definition:
      'Value used in place of a blockhash, so that a signed transaction doesn’t expire until the nonce advances. Durable nonces are marked for removal: don’t build anything new on them.',
    source: `${solanaCom}/382e4ddd/apps/media/content/upgrades/durable-nonce-deprecation.mdx`,
  },
  {
    id: 'epoch',
    term: 'Epoch',
    topic: 'chain',
    definition: 'Period of 432,000 slots. Stake changes take effect at its boundaries.',
    source: `${sdk}/clock/src/lib.rs`,
    seeAlso: {label: 'Staking', to: '/platform/staking'},
  },
  {
    id: 'fee-payer',
    term: 'Fee payer',
    topic: 'transactions',
    definition:
      'The account that pays the fees of a transaction, and its first signer. It also pays for a transaction that lands but fails.',
    source: `${sdk}/transaction-error/src/lib.rs`,
  },
  {
    id: 'finalized',
    term: 'Finalized',
    topic: 'chain',
    definition:
      'Commitment of a block that validators have certified with their votes: it can no longer be dropped. It suits most reads, as well as blockhashes.',
    source: `${agave}/runtime/src/commitment.rs`,
    seeAlso: {label: 'Commitment', to: '/platform/solana-rpc/solana-documentation#commitment'},
  },
  {
    id: 'fork',
    term: 'Fork',
    topic: 'chain',
    definition:
      'One of two or more branches of the ledger with the same beginning. Validators vote for one, and the blocks of the others are dropped.',
    source: terminology,
  },
  {
    id: 'geyser',
    term: 'Geyser',
    topic: 'streams',
    definition:
      'Validator plugin interface that hands accounts, transactions, slots, and blocks to another program as they happen.',
    source: `${agaveRepo}/14e3959cd4a9a70bedde2d6564a9cc6e11d8c88d/docs/src/validator/geyser.md`,
  },
  {
    id: 'gossip',
    term: 'Gossip',
    topic: 'chain',
    definition:
      'The network over which the nodes of a cluster tell each other who they are and how to reach them. `getClusterNodes` shows what a node has learned there.',
    source: terminology,
  },
  {
    id: 'idl',
    term: 'IDL',
    topic: 'state',
    definition:
      'Interface description of a program: a JSON file with its instructions, accounts, types, and events. The Anchor framework generates one.',
    source: terminology,
  },
  {
    id: 'inflation',
    term: 'Inflation',
    topic: 'staking',
    definition:
      'New SOL that the cluster creates on a schedule and pays as staking rewards. `getInflationRate` returns the current rate.',
    source: `${sdk}/inflation/src/lib.rs`,
  },
  {
    id: 'instruction',
    term: 'Instruction',
    topic: 'transactions',
    definition:
      'A call to one program, with the accounts it reads or writes and its data. If one instruction of a transaction fails, none of them takes effect.',
    source: terminology,
  },
  {
    id: 'lamports',
    term: 'Lamports',
    topic: 'transactions',
    definition:
      'The smallest unit of SOL: 1,000,000,000 lamports are 1 SOL. Amounts can exceed the integers that JavaScript keeps exactly.',
    source: `${sdk}/native-token/src/lib.rs`,
  },
  {
    id: 'last-valid-block-height',
    term: 'Last valid block height',
    topic: 'transactions',
    definition:
      'Returned by `getLatestBlockhash` as `lastValidBlockHeight`. Once the block height has passed it, a transaction with that blockhash can no longer land.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Confirm a transaction', to: '/platform/solana-rpc/send-transaction#confirm'},
  },
  {
    id: 'leader',
    term: 'Leader',
    topic: 'chain',
    definition:
      'The validator whose turn it is to produce blocks. A leader has four slots in a row, and the schedule is known in advance.',
    source: `${sdk}/clock/src/lib.rs`,
  },
  {
    id: 'ledger',
    term: 'Ledger',
    topic: 'chain',
    definition:
      'All blocks of a cluster, from the first one on. A node keeps only the newer part of it, so old blocks and transactions may have to come from elsewhere.',
    source: terminology,
  },
  {
    id: 'lookup-table',
    term: 'Lookup table',
    topic: 'transactions',
    definition:
      'Address lookup table: an account with up to 256 addresses that a v0 transaction refers to by index, which makes it smaller. It doesn’t raise the number of accounts the transaction can lock.',
    source: `${sdk}/address-lookup-table-interface/src/state.rs`,
    seeAlso: {label: 'Address lookup tables', to: '/platform/solana-rpc/send-transaction#lookup-tables'},
  },
  {
    id: 'mainnet-beta',
    term: 'Mainnet-beta',
    topic: 'chain',
    definition: 'Solana’s production cluster, mainnet for short. Its SOL has value.',
    source: clusters,
    seeAlso: {label: 'Endpoints', to: '/platform/solana-rpc/how-to#endpoints'},
  },
  {
    id: 'micro-lamport',
    term: 'Micro-lamport',
    topic: 'transactions',
    definition: 'One millionth of a lamport: the unit of the price per compute unit.',
    source: `${agave}/compute-budget/src/compute_budget_limits.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'min-context-slot',
    term: 'Minimum context slot',
    topic: 'requests',
    definition:
      'Request field `minContextSlot`: a node that hasn’t reached this slot refuses the request with error `-32016`. It keeps reads from going backwards behind a load balancer.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Refuse old data', to: '/platform/resources/advanced-concepts#min-context-slot'},
  },
  {
    id: 'nonce-account',
    term: 'Nonce account',
    topic: 'transactions',
    definition:
      'Account of 80 bytes that stores a durable nonce. Each use advances the nonce, so one value serves one transaction.',
    source: `${sdk}/nonce/src/state.rs`,
  },
  {
    id: 'pda',
    term: 'PDA',
    topic: 'state',
    definition:
      'Program derived address: made from a program’s id and values called seeds. It has no private key; the program signs for it.',
    source: terminology,
  },
  {
    id: 'preflight',
    term: 'Preflight',
    topic: 'transactions',
    definition:
      'Checks that `sendTransaction` makes before it sends: the signatures, the node’s health, and a simulation. `skipPreflight` turns off all three.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Error -32002', to: '/platform/resources/rpc-error-codes#error-minus-32002'},
  },
  {
    id: 'priority-fee',
    term: 'Priority fee',
    topic: 'transactions',
    definition:
      'Fee on top of the base fee, which goes to the validator in full. In legacy and v0 transactions it is the price per compute unit times the compute units requested, not those used.',
    source: `${agave}/compute-budget/src/compute_budget_limits.rs`,
    seeAlso: {label: 'Priority fee', to: '/platform/solana-rpc/send-transaction#priority-fee'},
  },
  {
    id: 'processed',
    term: 'Processed',
    topic: 'chain',
    definition: 'Commitment of the newest block that one node has replayed. The cluster may still drop the block.',
    source: `${agave}/rpc/src/rpc.rs`,
    seeAlso: {label: 'Commitment', to: '/platform/solana-rpc/solana-documentation#commitment'},
  },
  {
    id: 'program',
    term: 'Program (Solana)',
    topic: 'state',
    definition:
      'Code on chain that instructions call; other chains call it a smart contract. It stores no data itself: its data is in accounts it owns.',
    source: terminology,
  },
  {
    id: 'rent',
    term: 'Rent',
    topic: 'state',
    definition:
      'Minimum balance of an account, in proportion to its size; you get it back when the account is closed. Call `getMinimumBalanceForRentExemption` for the amount, which changes.',
    source: `${sdk}/rent/src/lib.rs`,
  },
  {
    id: 'root',
    term: 'Root',
    topic: 'chain',
    definition: `The newest block that a node treats as final. \`getSignatureStatuses\` looks at the last ${solanaFacts['solana.recentStatusRoots'].text}, unless you ask for the history as well.`,
    source: `${agave}/runtime/src/status_cache.rs`,
  },
  {
    id: 'rpc-node',
    term: 'RPC node',
    topic: 'requests',
    definition:
      'Server that runs the validator software, follows the cluster, and answers requests. It usually doesn’t vote.',
    source: `${agaveRepo}/aad083c2473d7fcae1eafeea49349df97776efcf/docs/src/operations/setup-an-rpc-node.md`,
    seeAlso: {label: 'How a request is routed', to: '/platform/introduction/why-syndica#routing'},
  },
  {
    id: 'shred',
    term: 'Shred',
    topic: 'chain',
    definition: 'A piece of a block: the smallest unit that validators send to each other.',
    source: terminology,
  },
  {
    id: 'signature',
    term: 'Signature',
    topic: 'transactions',
    definition:
      'Proof, 64 bytes long, that the holder of a key signed a transaction. The first one is also the id you find the transaction by.',
    source: terminology,
  },
  {
    id: 'simulation',
    term: 'Simulation',
    topic: 'transactions',
    definition:
      'Running a transaction on a node without sending it. `simulateTransaction` reports the compute units used, and a failure in `value.err` rather than as a JSON-RPC error.',
    source: `${agave}/rpc/src/rpc.rs`,
  },
  {
    id: 'slot',
    term: 'Slot',
    topic: 'chain',
    definition:
      'One turn of a leader. A slot can end without a block; its target length has been lowered in steps, so don’t compute time from slot numbers.',
    source: `${agave}/runtime/src/slot_params.rs`,
  },
  {
    id: 'snapshot',
    term: 'Snapshot',
    topic: 'chain',
    definition:
      'Copy of all accounts at one slot. A node starts from a snapshot instead of the first block, then catches up.',
    source: `${agaveRepo}/14e3959cd4a9a70bedde2d6564a9cc6e11d8c88d/docs/src/validator/geyser.md`,
  },
  {
    id: 'stake-account',
    term: 'Stake account',
    topic: 'staking',
    definition: `Account of ${stakingFacts['staking.accountBytes'].text} bytes that holds delegated SOL. It has two authorities: the staker delegates, the withdrawer withdraws.`,
    source: `${stakeProgram}/interface/src/state.rs`,
    seeAlso: {label: 'Delegate stake', to: '/platform/staking#delegate'},
  },
  {
    id: 'supermajority',
    term: 'Supermajority',
    topic: 'chain',
    definition:
      'The share of the stake whose votes decide. With Alpenglow, a block is final after votes by 80% of the stake in one round, or by 60% in each of two rounds; with TowerBFT, it took more than two thirds.',
    source:
      'https://github.com/solana-foundation/solana-improvement-documents/blob/057e0c341251d2a08db55f992832d84811ac311f/proposals/0326-alpenglow.md',
    seeAlso: {label: 'Commitment', to: '/platform/solana-rpc/solana-documentation#commitment'},
  },
  {
    id: 'token-account',
    term: 'Token account',
    topic: 'state',
    definition:
      'Account of the Token or Token-2022 program that holds the balance of one token for one wallet. The token itself is another account, its mint.',
    source: terminology,
  },
  {
    id: 'tpu',
    term: 'TPU',
    topic: 'chain',
    definition:
      'Transaction processing unit: the part of a validator that takes in transactions and turns them into blocks when it is the leader.',
    source: `${agaveRepo}/65faf1ce877744285b12c03a58befd92f013f43e/docs/src/validator/tpu.md`,
  },
  {
    id: 'transaction',
    term: 'Transaction',
    topic: 'transactions',
    definition: 'One or more instructions with the signatures they need. Either all of them take effect, or none does.',
    source: terminology,
    seeAlso: {label: 'Send a transaction', to: '/platform/solana-rpc/send-transaction'},
  },
  {
    id: 'validator',
    term: 'Validator',
    topic: 'staking',
    definition:
      'A node that votes on blocks, and produces blocks when it is the leader. Its weight is the stake delegated to it.',
    source: terminology,
  },
  {
    id: 'versioned-transaction',
    term: 'Versioned transaction',
    topic: 'transactions',
    definition: `Format that starts with a version number: v0 adds lookup tables, v1 allows up to ${solanaFacts['solana.transactionSizeV1'].text}. Set \`maxSupportedTransactionVersion\` to receive them, or the call fails with \`-32015\`.`,
    source: `${sdk}/message/src/versions/mod.rs`,
    seeAlso: {label: 'Transaction versions', to: '/platform/solana-rpc/solana-documentation#transaction-versions'},
  },
  {
    id: 'vote-account',
    term: 'Vote account',
    topic: 'staking',
    definition: 'Account that holds a validator’s votes and commission. It is the address you delegate to.',
    source: `${agaveRepo}/6bcb9ed906229a651d692e669c711493b81d6ca9/docs/src/operations/guides/vote-accounts.md`,
  },
  {
    id: 'vote-transaction',
    term: 'Vote transaction',
    topic: 'chain',
    definition:
      'Transaction that a validator used to vote for a block. Blocks from before Alpenglow contain many of them, so streams can leave them out.',
    source: `${docs}/platform/chainstream-api/transaction-subscriptions`,
  },
  {
    id: 'warm-up',
    term: 'Warm-up',
    topic: 'staking',
    definition: `The epochs until all of a new delegation is active. In one epoch, at most ${stakingFacts['staking.maxShareChangedPerEpoch'].text} of the cluster’s effective stake can activate.`,
    source: `${stakeProgram}/interface/src/warmup_cooldown_allowance.rs`,
    seeAlso: {label: 'Follow the stake', to: '/platform/staking#states'},
  },
];

/** All terms in alphabetical order, case ignored. */
export const glossary: readonly GlossaryTerm[] = [...providerTerms, ...webTerms, ...solanaTerms].sort((a, b) =>
  a.term.localeCompare(b.term, 'en', {sensitivity: 'base'}),
);
