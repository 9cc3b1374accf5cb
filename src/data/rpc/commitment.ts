/**
 * The commitment levels: how final a block must be before a node answers from it.
 *
 * Sources: anza-xyz/agave 4.3.0-beta.2, `rpc/src/rpc.rs` and `runtime/src/commitment.rs` (commit
 * 386cf57c45e135d8a3a8b7d16877eb896f695c64). Verified 2026-11-21.
 */
export interface CommitmentLevel {
  readonly level: 'processed' | 'confirmed' | 'finalized';
  readonly meaning: string;
  readonly use: string;
}

/** From the newest to the safest. */
export const commitmentLevels: readonly CommitmentLevel[] = [
  {
    level: 'processed',
    meaning: 'The newest block this node has replayed. The cluster may still drop it.',
    use: 'Showing activity early, where a wrong value can be corrected',
  },
  {
    level: 'confirmed',
    meaning: 'Validators with more than two thirds of the stake have voted for the block.',
    use: 'Most reads, blockhashes, and confirming a transaction',
  },
  {
    level: 'finalized',
    meaning: 'The supermajority has rooted the block, about 32 slots behind the tip under TowerBFT.',
    use: 'Anything you can’t undo, such as crediting a deposit',
  },
];
