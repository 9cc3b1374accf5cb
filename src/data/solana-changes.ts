/** Changes of the network and of its node software that affect code, newest first. */

import {methodsPage, nodeVersionsSection} from './pages';
import {alpenglowDay} from './rpc/commitment';

const sendPage = '/platform/solana-rpc/send-transaction';

/** When the sources were read. */
export const solanaChangesSource = {verified: '2026-11-26'} as const;

export interface SolanaChange {
  /** The day on mainnet, or of the release, in ISO 8601; none if nobody says that it is active. */
  readonly when:
    {readonly word: 'Announced'; readonly day?: undefined} | {readonly word?: 'Released' | 'By'; readonly day: string};
  /** Inline Markdown, as is `action`. */
  readonly change: string;
  readonly action: string;
  /** The first one states the change; the others confirm it, or its day. */
  readonly sources: readonly [string, ...string[]];
}

const agave44 = 'https://dev.to/sulimanmukhtar/agave-44-rpc-compatibility-what-actually-changed-137c';
const agave44Release = 'https://dev.to/orbitflarerpc/agave-44-what-changes-for-solana-developers-2dkf';

export const solanaChanges: readonly SolanaChange[] = [
  {
    when: {word: 'Announced'},
    change: 'A block can include a transaction that never ran, as its payer couldn’t pay (SIMD-0290)',
    action: 'Read `meta.err` before you count a transaction',
    sources: [
      'https://solana.com/upgrades/relax-fee-payer-constraint',
      agave44Release,
      'https://www.helius.dev/blog/agave-v4-4',
    ],
  },
  {
    when: {word: 'Announced'},
    change: 'Rent falls below 5,080 lamports per byte, in three more steps (SIMD-0437)',
    action: `Call [\`getMinimumBalanceForRentExemption\`](${methodsPage}#getMinimumBalanceForRentExemption); don’t hard-code it`,
    sources: [
      'https://github.com/solana-foundation/solana-improvement-documents/blob/main/proposals/0437-incremental-rent-reduction.md',
      'https://docs.chainstack.com/docs/solana-rent-reduction-reclaim-excess-rent',
      agave44Release,
    ],
  },
  {
    when: {word: 'Released', day: '2026-10-28'},
    change: 'Agave 4.4: `getTransaction` and `getSignatureStatuses` accept `minContextSlot`',
    action: `Don’t rely on it yet: [older nodes ignore it](${nodeVersionsSection}). In \`getSignatureStatuses\`, also set \`searchTransactionHistory\``,
    sources: ['https://github.com/anza-xyz/agave/pull/15091', agave44, agave44Release],
  },
  {
    when: {word: 'Released', day: '2026-10-28'},
    change: 'Agave 4.4: account and program subscriptions apply `dataSlice`',
    action: 'If you send it, expect the slice or, from an older node, all the data',
    sources: ['https://github.com/anza-xyz/agave/pull/15241', agave44, agave44Release],
  },
  {
    when: {word: 'Released', day: '2026-10-28'},
    change: 'Agave 4.4: `getLeaderSchedule` returns `-32022` for an identity without slots',
    action: 'Treat it like the `{}` of older nodes',
    sources: [agave44, 'https://github.com/malbeclabs/doublezero/releases/tag/sentinel%2Fv0.2.7'],
  },
  {
    when: {word: 'By', day: '2026-10-27'},
    change: 'The target for a slot is 200 ms, down from 400 ms at launch (SIMD-0525)',
    action: `Sign and send within [30 seconds](${sendPage}#blockhash); don’t compute times from slots`,
    sources: [
      'https://www.helius.dev/blog/agave-v4-4',
      'https://github.com/solana-foundation/solana-improvement-documents/blob/main/proposals/0525-reduce-slot-times.md',
      'https://gitlab.com/thorchain/thornode/-/merge_requests/5309',
    ],
  },
  {
    when: {day: alpenglowDay},
    change: 'Alpenglow: `confirmed` and `finalized` are the same block',
    action: 'Use [`finalized`](#commitment), and don’t count `confirmations`',
    sources: ['https://solana.com/developers/docs/defi/finality'],
  },
  {
    when: {day: '2026-09-15'},
    change: 'Transactions of version 1, up to 4,096 bytes',
    action: `Set [\`maxSupportedTransactionVersion\`](${methodsPage}#transaction-versions) to 1`,
    sources: ['https://solana.com/upgrades/larger-transaction-sizes'],
  },
];
