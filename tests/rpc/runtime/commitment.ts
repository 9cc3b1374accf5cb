/** From the newest state to the safest one. */
export const commitments = ['processed', 'confirmed', 'finalized'] as const;

export type Commitment = (typeof commitments)[number];

/** Slots that a block waits until it has a commitment; 32 is what src/data/rpc/commitment.ts names for the last. */
export const slotsUntil: Readonly<Record<Commitment, number>> = {processed: 0, confirmed: 2, finalized: 32};
