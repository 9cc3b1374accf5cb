/**
 * What programs log before they fail with a custom error code: a truncated log contains this text, but not the code.
 */
import type {ProgramErrorList} from './program-errors';
import {token2022Errors} from './token-2022-errors';

const systemProgram =
  'https://github.com/anza-xyz/agave/blob/0049c3724cdaa41da9a0fe88853318a661622cf7/programs/system/src';

export const programMessagesSource = {
  system: [`${systemProgram}/system_processor.rs`, `${systemProgram}/system_instruction.rs`],
  /** Where both token programs agree. */
  token:
    'https://github.com/solana-program/token-2022/blob/437a19061c22d3370db1f9fa51608df647c6e906/interface/src/error.rs',
  verified: '2026-11-23',
} as const;

export interface ProgramMessage {
  readonly list: ProgramErrorList;
  /** Error code in that list. */
  readonly code: number;
  /** The full line, including the prefix that the runtime adds unless the program is built in; `{…}` marks a value. */
  readonly line: string;
  /** Whether a prefix with a colon makes it the message of another error. */
  readonly isBare?: true;
}

export const programMessages: readonly ProgramMessage[] = [
  system(0, 'Create Account: account {debug} already in use'),
  system(0, 'Allocate: account {debug} already in use'),
  system(1, 'Transfer: insufficient lamports {balance}, need {lamports}'),
  // As quoted by people. With the prefix `Withdraw nonce account: `, it is a runtime error instead.
  {...system(1, 'insufficient lamports {balance}, need {lamports}'), isBare: true},
  system(3, 'Allocate: requested {size}, max allowed {most}'),
  system(5, 'Create: address {address} does not match derived address {derived}'),
  system(5, "Transfer: 'from' address {address} does not match derived address {derived}"),
  system(6, 'Advance nonce account: recent blockhash list is empty'),
  system(6, 'Initialize nonce account: recent blockhash list is empty'),
  system(7, 'Advance nonce account: nonce can only advance once per slot'),
  system(7, 'Withdraw nonce account: nonce can only advance once per slot'),
  ...[
    'Lamport balance below rent-exempt threshold',
    'insufficient funds',
    'Invalid Mint',
    'Account not associated with this Mint',
    'owner does not match',
    'the total supply of this token is fixed',
    'account or token already in use',
    'Invalid number of provided signers',
    'Invalid number of required signers',
    'State is uninitialized',
    'Instruction does not support native tokens',
    'Non-native account can only be closed if its balance is zero',
    'Invalid instruction',
    'Invalid account state for operation',
    'Operation overflowed',
    'Account does not support specified authority type',
    'This token mint cannot freeze accounts',
    'Account is frozen',
    'decimals different from the Mint decimals',
    'Instruction does not support non-native tokens',
  ].map((words, code): ProgramMessage => ({list: 'token', code, line: `Program log: Error: ${words}`})),
  ...token2022Errors.map(({code, words}): ProgramMessage => ({
    list: 'token-2022',
    code,
    line: `Program log: ${words}`,
  })),
];

function system(code: number, line: string): ProgramMessage {
  return {list: 'system', code, line};
}
