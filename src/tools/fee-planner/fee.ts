import {solanaFacts} from '../../data/facts/solana';
import {microLamportsPerLamport} from '../../data/fee-units';

export interface FeeInput {
  readonly signatures: bigint;
  readonly unitLimit: bigint;
  /** Micro-lamports per compute unit. */
  readonly price: bigint;
  /** Lamports that a transfer in the transaction pays as a tip. */
  readonly tip: bigint;
}

/** All in lamports. */
export interface Fee {
  readonly base: bigint;
  readonly priority: bigint;
  readonly tip: bigint;
  readonly total: bigint;
}

export const lamportsPerSignature = BigInt(solanaFacts['solana.baseFeeLamports'].value);
export const maxUnits = BigInt(solanaFacts['solana.maxComputeUnits'].value);
export const unitsPerInstruction = BigInt(solanaFacts['solana.defaultInstructionComputeUnits'].value);
export const unitsPerBuiltin = BigInt(solanaFacts['solana.defaultBuiltinComputeUnits'].value);

export function feeOf({signatures, unitLimit, price, tip}: FeeInput): Fee {
  const base = signatures * lamportsPerSignature;
  const priority = priorityFee(price, unitLimit);
  return {base, priority, tip, total: base + priority + tip};
}

/** In lamports, for a price in micro-lamports; rounded up like the node does, see src/data/fee-units.ts. */
export function priorityFee(price: bigint, unitLimit: bigint): bigint {
  return (price * unitLimit + microLamportsPerLamport - 1n) / microLamportsPerLamport;
}

/** The compute unit limit of a transaction that does not set one. */
export function defaultUnitLimit(ordinary: bigint, builtin: bigint): bigint {
  const units = ordinary * unitsPerInstruction + builtin * unitsPerBuiltin;
  return units < maxUnits ? units : maxUnits;
}

/** Limits to compare: one built-in instruction, one ordinary one, three, the maximum, and the reader's. */
export function comparedLimits(unitLimit: bigint): readonly bigint[] {
  const limits = [unitsPerBuiltin, unitsPerInstruction, 3n * unitsPerInstruction, maxUnits, unitLimit];
  return [...new Set(limits)].sort((a, b) => (a < b ? -1 : 1));
}
