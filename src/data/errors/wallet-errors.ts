/**
 * Error codes of browser wallets, in JSON-RPC form. They follow EIP-1193 and EIP-1474, so wallets share them. Meanings
 * in our own words.
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

/** Codes that a Solana node doesn’t use. */
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

/** Codes that a Solana node sends with other messages: only the message, as a whole, says that a wallet sent it. */
export const sharedWalletErrors: readonly WalletError[] = [
  {
    code: -32002,
    name: 'Requested resource not available',
    message: 'Requested resource not available',
    meaning: 'The wallet’s window is already open for an earlier request, so the wallet refused this one.',
    retry: 'after-fix',
    action: 'Let the user answer the open request first, and turn off your button until the wallet has responded.',
  },
  {
    code: -32003,
    name: 'Transaction Rejected',
    message: 'Transaction rejected',
    meaning: 'The wallet doesn’t take what you passed for a valid transaction.',
    retry: 'after-fix',
    action:
      'Check that it has a fee payer and a blockhash, and that it is of the type that the wallet’s method expects.',
  },
  {
    code: -32603,
    name: 'Internal Error',
    // As Phantom sends it; the title in the source is another one.
    message: 'Unexpected error',
    meaning: 'Something went wrong in the wallet, which doesn’t say what.',
    retry: 'after-fix',
    action:
      'Check that the wallet is on the network you mean, and simulate the transaction on your endpoint. Before you sign a new one, [check that this one can no longer land](/platform/solana-rpc/send-transaction#expiry).',
  },
];
