/**
 * Units of fees, and how a node computes a fee: the price times the requested compute unit limit, rounded up to a whole
 * lamport (`get_prioritization_fee`).
 */
export const feeUnitsSource = {
  url: 'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64/compute-budget/src/compute_budget_limits.rs',
  verified: '2026-11-21',
} as const;

export const microLamportsPerLamport = 1_000_000n;

/** Decimal places of SOL: one SOL has 10 to the power of this many lamports. */
export const solPlaces = 9;
