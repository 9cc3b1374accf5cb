/** Custom error codes of programs, by list. Pages show the first two lists; the decoder uses all. */
import {jupiterErrors} from './jupiter-errors';
import {customProgramErrors, type CustomProgramError} from './solana-errors';
import {stakeErrors} from './stake-errors';
import {token2022Errors} from './token-2022-errors';

/** Lists of the programs that Solana's own repositories hold. */
export const coreErrorLists = ['system', 'token', 'token-2022', 'stake'] as const;

/** Lists of other programs. Their names are their own: `InsufficientFunds` is rarely about a swap. */
export const appErrorLists = ['jupiter'] as const;

export type ProgramErrorList = (typeof coreErrorLists | typeof appErrorLists)[number];

export const programErrors: Readonly<Record<ProgramErrorList, readonly CustomProgramError[]>> = {
  ...customProgramErrors,
  'token-2022': token2022Errors,
  stake: stakeErrors,
  jupiter: jupiterErrors,
};
