/** From newest to safest. */
export const commitments = ['processed', 'confirmed', 'finalized'] as const;

export type Commitment = (typeof commitments)[number];

/** Slots until a block reaches each commitment; 32 is the number that src/data/rpc/commitment.ts states. */
export const slotsUntil: Readonly<Record<Commitment, number>> = {processed: 0, confirmed: 2, finalized: 32};
