import type {ComputeSetting} from '../../data/transaction-format';

export const transactionVersions = ['legacy', 'v0', 'v1'] as const;

export type TransactionVersion = (typeof transactionVersions)[number];

/** Instructions of the same size. */
interface InstructionGroup {
  readonly times: number;
  /** Accounts of each instruction, including duplicates. */
  readonly accounts: number;
  readonly dataBytes: number;
}

/** How many accounts a transaction loads from a lookup table. */
export interface LookupTable {
  readonly writable: number;
  readonly readonly: number;
}

/** What determines the size of a transaction. */
export interface TransactionShape {
  readonly version: TransactionVersion;
  readonly signatures: number;
  /** Distinct addresses, including signers and programs, excluding the Compute Budget program. */
  readonly accounts: number;
  readonly instructions: readonly InstructionGroup[];
  /** Only used by v0: messages of the other versions contain every address. */
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

/** How many accounts can come from lookup tables: signers and programs must be in the message itself. */
export function maxTableAccounts({signatures, accounts, instructions}: TransactionShape): number {
  return Math.max(0, accounts - signatures - (instructions.length > 0 ? 1 : 0));
}

/** Number of instructions, excluding those for compute settings. */
export function instructionCount({instructions}: TransactionShape): number {
  return instructions.reduce((sum, {times}) => sum + times, 0);
}
