/** From newest to safest. */
export const commitments = ['processed', 'confirmed', 'finalized'] as const;

export type Commitment = (typeof commitments)[number];

/**
 * Slots until a block reaches each commitment. With Alpenglow, a block is confirmed and finalized in one step: after less
 * than a slot, so it is the parent of the parent of the block that has just begun.
 */
export const slotsUntil: Readonly<Record<Commitment, number>> = {processed: 0, confirmed: 2, finalized: 2};
