/**
 * Programs that appear in logs, by address, and the lists of their error codes. The source of the address of Jupiter's
 * is that of its errors.
 */
import type {ProgramErrorList} from './program-errors';

const programs = 'https://github.com/solana-program';

export const knownProgramsSource = {
  /** System, Compute Budget, Stake, Vote, Address Lookup Table, BPF loader. */
  native: 'https://github.com/anza-xyz/solana-sdk/blob/e81b10ef37f6e7d661f71580aa714acc2a48bef2/sdk-ids/src/lib.rs',
  token: `${programs}/token/blob/345d0228e8bf00addcbf17f1916e82c9992eb08d/interface/src/lib.rs`,
  token2022: `${programs}/token-2022/blob/43bc7ab6cfad75005bf8fb03c4c517416f6b188b/interface/src/lib.rs`,
  associatedToken: `${programs}/associated-token-account/blob/6d7992e9d32269fdde010e85147ebe98ee14b5db/interface/src/lib.rs`,
  /** Version 3. */
  memo: `${programs}/memo/blob/24e1be10b53e12f6327a260212f118de33d3c598/interface/src/lib.rs`,
  verified: '2026-11-22',
} as const;

export interface ProgramName {
  readonly address: string;
  readonly name: string;
  /** The lists of its error codes; empty if our data does not have them. */
  readonly errors: readonly ProgramErrorList[];
}

export const knownPrograms: readonly ProgramName[] = [
  {address: '11111111111111111111111111111111', name: 'System program', errors: ['system']},
  {address: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', name: 'Token program', errors: ['token']},
  {address: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', name: 'Token-2022 program', errors: ['token', 'token-2022']},
  {address: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', name: 'Associated Token program', errors: []},
  {address: 'ComputeBudget111111111111111111111111111111', name: 'Compute Budget program', errors: []},
  {address: 'Stake11111111111111111111111111111111111111', name: 'Stake program', errors: ['stake']},
  {address: 'Vote111111111111111111111111111111111111111', name: 'Vote program', errors: []},
  {address: 'AddressLookupTab1e1111111111111111111111111', name: 'Address Lookup Table program', errors: []},
  {address: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', name: 'Memo program', errors: []},
  {address: 'BPFLoaderUpgradeab1e11111111111111111111111', name: 'Upgradeable BPF loader', errors: []},
  {address: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4', name: 'Jupiter swap program', errors: ['jupiter']},
];
