import {solanaFacts} from '../facts/solana';

/** Version 4.3.0-beta.2. */
const agave = 'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64';

export const commitmentSource = {
  levels: [`${agave}/rpc/src/rpc.rs`, `${agave}/runtime/src/commitment.rs`],
  verified: '2026-11-21',
} as const;

export const alpenglowSource = {
  finality: 'https://solana.com/developers/docs/defi/finality',
  /** Certificates, removal of `confirmed`. */
  certificates: 'https://solana.com/developers/docs/rpc/http/getlatestblockhash',
  /** When mainnet switched to it. */
  start: 'https://solana.com/developers/docs/rpc/http/getaggenesiscert',
  commitments: 'https://docs.anza.xyz/consensus/commitments',
  verified: '2026-11-26',
} as const;

/** The day on which mainnet switched to Alpenglow. */
export const alpenglowDay = '2026-10-21';

/** The commitment levels: how final a block must be before a node answers from it. */
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
    meaning: 'The same block as `finalized`. Solana plans to remove the name.',
    use: 'Code that already uses it',
  },
  {
    level: 'finalized',
    meaning: `The newest block that validators have certified with their votes, so it stays: ${solanaFacts['solana.timeToFinality'].text} after it was made, on mainnet.`,
    use: 'Most reads, blockhashes, and anything you can’t undo, such as crediting a deposit',
  },
];
