/**
 * Codes with which a wallet in the browser refuses, in the form of JSON-RPC. They follow EIP-1193, so wallets share
 * them; those that a Solana node gives another meaning are left out.
 *
 * Source: https://docs.phantom.com/solana/errors, read 2026-11-22; meanings in our own words.
 */
import type {Retry} from './solana-errors';

export interface WalletError {
  readonly code: number;
  /** Title of the source. */
  readonly name: string;
  /** Text that comes with it; wallets have others too. */
  readonly message: string;
  readonly meaning: string;
  readonly retry: Retry;
  /** Inline Markdown. */
  readonly action: string;
}

export const walletErrors: readonly WalletError[] = [
  {
    code: 4001,
    name: 'User Rejected Request',
    message: 'User rejected the request',
    meaning: 'The person at the wallet said no, or the wallet closed its window for them. Nothing was sent.',
    retry: 'after-fix',
    action: 'Tell them that nothing happened, and let them start again. No node has seen the request.',
  },
  {
    code: 4100,
    name: 'Unauthorized',
    message: 'The requested method and/or account has not been authorized by the user',
    meaning: 'The wallet has not allowed your site to use this account or this method.',
    retry: 'after-fix',
    action: 'Connect first, and ask for the account that the wallet returns.',
  },
  {
    code: 4900,
    name: 'Disconnected',
    message: 'Phantom could not connect to the network',
    meaning: 'The wallet itself has no connection to the network.',
    retry: 'same',
    action: 'Ask again later. The wallet uses an endpoint of its own, not yours.',
  },
];
