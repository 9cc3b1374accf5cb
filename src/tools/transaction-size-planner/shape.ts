import type {ComputeSetting} from '../../data/transaction-format';

export type TransactionVersion = 'legacy' | 'v0' | 'v1';

/** Instructions of the same size. */
export interface InstructionGroup {
  readonly times: number;
  /** Accounts of each, repeated ones included. */
  readonly accounts: number;
  readonly dataBytes: number;
}

/** What a transaction takes from a lookup table. */
export interface LookupTable {
  readonly writable: number;
  readonly readonly: number;
}

/** What decides the size of a transaction. */
export interface TransactionShape {
  readonly version: TransactionVersion;
  readonly signatures: number;
  /** Different addresses, signers and programs included, the Compute Budget program left out. */
  readonly accounts: number;
  readonly instructions: readonly InstructionGroup[];
  /** Used by v0 alone: the other versions hold every address themselves. */
  readonly tables: readonly LookupTable[];
  readonly settings: readonly ComputeSetting[];
}

export function loadedBy({writable, readonly}: LookupTable): number {
  return writable + readonly;
}

/** How many addresses come from lookup tables. */
export function loadedAccounts({version, tables}: TransactionShape): number {
  return version === 'v0' ? tables.reduce((sum, table) => sum + loadedBy(table), 0) : 0;
}

/** Instructions that the shape names; compute settings are not among them. */
export function instructionCount({instructions}: TransactionShape): number {
  return instructions.reduce((sum, {times}) => sum + times, 0);
}
