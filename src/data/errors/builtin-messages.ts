/**
 * What built-in programs of the node log before they fail with a runtime error that by itself does not say what to do.
 * Used only by the decoder. Meanings in our own words.
 */
import type {ErrorAdvice} from './error-advice';

export const builtinMessagesSource = {
  addressLookupTable: 'https://github.com/solana-labs/solana, programs/address-lookup-table/src/processor.rs',
  loader: 'https://github.com/anza-xyz/agave, programs/bpf_loader/src/lib.rs',
  deployment: 'https://solana.com/docs/programs/deploying',
  verified: '2026-11-24',
} as const;

export interface BuiltinMessage extends ErrorAdvice {
  readonly program: string;
  /** Exact text; `{…}` marks a value. */
  readonly message: string;
  /** Title in the decoder. */
  readonly name: string;
}

export const builtinMessages: readonly BuiltinMessage[] = [
  {
    program: 'Address Lookup Table program',
    message: '{slot} is not a recent slot',
    name: 'Not a recent slot',
    meaning: 'The address of a new table depends on a slot, but this one is not among the node’s recent slots.',
    retry: 'after-fix',
    action:
      'Call `getSlot` with commitment `finalized` right before you create the table, and derive the address from that slot.',
  },
  {
    program: 'Upgradeable BPF loader',
    message: 'ProgramData account not large enough',
    name: 'Program too large',
    meaning: 'The new version is larger than the account of the deployed program.',
    retry: 'after-fix',
    action: 'Make the account larger with `solana program extend`, and upgrade again.',
  },
];
