/**
 * Error codes of browser wallets, in JSON-RPC form. They follow EIP-1193, so wallets share them; those with another
 * meaning on a Solana node are omitted. Meanings in our own words.
 */
import type {ErrorAdvice} from './error-advice';

export const walletErrorsSource = {url: 'https://docs.phantom.com/solana/errors', verified: '2026-11-22'} as const;

export interface WalletError extends ErrorAdvice {
  readonly code: number;
  /** Title in the source. */
  readonly name: string;
  /** Message that comes with it; wallets use others too. */
  readonly message: string;
}

export const walletErrors: readonly WalletError[] = [
  {
    code: 4001,
    name: 'User Rejected Request',
    message: 'User rejected the request',
    meaning: 'The user rejected the request in the wallet, or closed its window. Nothing was sent.',
    retry: 'after-fix',
    action: 'Tell the user that nothing was sent, and let them try again. No node has seen the request.',
  },
  {
    code: 4100,
    name: 'Unauthorized',
    message: 'The requested method and/or account has not been authorized by the user',
    meaning: 'The wallet hasn’t authorized your site to use this account or method.',
    retry: 'after-fix',
    action: 'Connect first, and use the account that the wallet returns.',
  },
  {
    code: 4900,
    name: 'Disconnected',
    message: 'Phantom could not connect to the network',
    meaning: 'The wallet itself can’t reach the network.',
    retry: 'same',
    action: 'Try again later. The wallet uses its own endpoint, not yours.',
  },
];
