/** Numbers that programs give to their failures, by list: those that pages show, and one for the decoder alone. */
import {customProgramErrors, type CustomProgramError} from './solana-errors';
import {token2022Errors} from './token-2022-errors';

export const programErrorLists = ['system', 'token', 'token-2022'] as const;

export type ProgramErrorList = (typeof programErrorLists)[number];

export const programErrors: Readonly<Record<ProgramErrorList, readonly CustomProgramError[]>> = {
  ...customProgramErrors,
  'token-2022': token2022Errors,
};
