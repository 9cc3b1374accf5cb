import {solanaFacts} from '../../data/facts/solana';
import {
  instructionCount,
  loadedAccounts,
  maxTableAccounts,
  transactionVersions,
  type LookupTable,
  type TransactionShape,
  type TransactionVersion,
} from './shape';
import {sizeOf, totalBytes} from './size';

export interface Fit {
  readonly version: TransactionVersion;
  readonly bytes: number;
  readonly limit: number;
  /** Exceeded limits other than the size, one sentence each. */
  readonly others: readonly string[];
  readonly fits: boolean;
}

function byteLimit(version: TransactionVersion): number {
  return solanaFacts[version === 'v1' ? 'solana.transactionSizeV1' : 'solana.transactionSize'].value;
}

export function fitOf(shape: TransactionShape): Fit {
  const bytes = totalBytes(sizeOf(shape));
  const limit = byteLimit(shape.version);
  const others = otherLimits(shape);
  return {version: shape.version, bytes, limit, others, fits: bytes <= limit && others.length === 0};
}

/** The same content in each version; only v0 uses the lookup tables. */
export function fitsByVersion(shape: TransactionShape): readonly Fit[] {
  return transactionVersions.map((version) => fitOf({...shape, version}));
}

/**
 * The minimum number of accounts to move to a lookup table so that the transaction fits as v0; undefined if no number
 * is enough, or none is needed. Lookup tables only save bytes: their accounts count toward the account lock limit.
 */
export function fewestToMove(shape: TransactionShape): {readonly accounts: number; readonly bytes: number} | undefined {
  const asV0: TransactionShape = {...shape, version: 'v0'};
  if (fitOf(asV0).fits) return undefined;
  const movable = maxTableAccounts(asV0) - loadedAccounts(asV0);
  for (let accounts = 1; accounts <= movable; accounts += 1) {
    const {bytes, fits} = fitOf({...asV0, tables: withMore(asV0.tables, accounts)});
    if (fits) return {accounts, bytes};
  }
  return undefined;
}

/** More accounts from the first table, which has room for all that the account lock limit allows. */
function withMore([first, ...rest]: readonly LookupTable[], accounts: number): readonly LookupTable[] {
  const {writable, readonly} = first ?? {writable: 0, readonly: 0};
  return [{writable: writable + accounts, readonly}, ...rest];
}

/** The planner asks for the accounts without it. */
const budgetProgram = ', with the Compute Budget program,';

function otherLimits(shape: TransactionShape): string[] {
  const isV1 = shape.version === 'v1';
  const hasBudgetProgram = !isV1 && shape.settings.length > 0;
  const accounts = shape.accounts + (hasBudgetProgram ? 1 : 0);
  const instructions = instructionCount(shape) + (isV1 ? 0 : shape.settings.length);
  const maxAccounts = solanaFacts[isV1 ? 'solana.accountsV1' : 'solana.accountLocks'].value;
  const maxInstructions = solanaFacts['solana.instructionTrace'].value;
  const maxSignatures = solanaFacts['solana.signaturesV1'].value;
  return [
    accounts > maxAccounts &&
      `${accounts} accounts${hasBudgetProgram ? budgetProgram : ''} are over the limit of ${maxAccounts}.`,
    instructions > maxInstructions && `${instructions} instructions are over the limit of ${maxInstructions}.`,
    isV1 &&
      shape.signatures > maxSignatures &&
      `${shape.signatures} signatures are over the limit of ${maxSignatures}.`,
  ].filter((sentence) => sentence !== false);
}
