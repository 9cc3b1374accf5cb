/**
 * Programs that logs name, by address, and which list of `customProgramErrors` holds their numbers.
 *
 * Source: the program ids of anza-xyz/solana-sdk, `sdk-ids/src/lib.rs`, and of solana-program/token,
 * token-2022, associated-token-account and memo, read 2026-11-21.
 */
import type {KnownProgram} from './solana-errors';

export interface ProgramName {
  readonly address: string;
  readonly name: string;
  /** Absent where its numbers are not in our data. */
  readonly errors?: KnownProgram;
}

export const knownPrograms: readonly ProgramName[] = [
  {address: '11111111111111111111111111111111', name: 'System program', errors: 'system'},
  {address: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', name: 'Token program', errors: 'token'},
  {address: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', name: 'Token-2022 program', errors: 'token'},
  {address: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', name: 'Associated Token program'},
  {address: 'ComputeBudget111111111111111111111111111111', name: 'Compute Budget program'},
  {address: 'Stake11111111111111111111111111111111111111', name: 'Stake program'},
  {address: 'Vote111111111111111111111111111111111111111', name: 'Vote program'},
  {address: 'AddressLookupTab1e1111111111111111111111111', name: 'Address Lookup Table program'},
  {address: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', name: 'Memo program'},
  {address: 'BPFLoaderUpgradeab1e11111111111111111111111', name: 'Upgradeable BPF loader'},
];
