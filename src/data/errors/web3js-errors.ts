/** Errors that version 1 of `@solana/web3.js` itself raises. Meanings in our own words. */
import type {ErrorAdvice} from './error-advice';

export const web3JsErrorsSource = {
  package: '@solana/web3.js 1.99.0, src/transaction/expiry-custom-errors.ts and src/transaction/legacy.ts',
  verified: '2026-11-22',
} as const;

export interface Web3JsError extends ErrorAdvice {
  /** Class name or, for an error without its own class, the start of its message. */
  readonly name: string;
  /** Exact text, or enough of its start to be unambiguous; `{…}` marks a value. */
  readonly message: string;
}

export const web3JsErrors: readonly Web3JsError[] = [
  {
    name: 'TransactionExpiredBlockheightExceededError',
    message: 'Signature {signature} has expired: block height exceeded.',
    meaning: 'The blockhash expired before the client saw the transaction land.',
    retry: 'new-blockhash',
    action:
      'If the status is still `null` with `searchTransactionHistory`, it [has expired](/platform/solana-rpc/send-transaction#expiry): sign again with a new blockhash.',
  },
  {
    name: 'TransactionExpiredTimeoutError',
    message: 'Transaction was not confirmed in {n} seconds',
    meaning: 'The client stopped waiting. The transaction may have landed, and may still land.',
    retry: 'same-bytes',
    action:
      'Check the signature with `getSignatureStatuses` before you do anything else: [retry safely](/platform/solana-rpc/send-transaction#retry).',
  },
  {
    name: 'TransactionExpiredNonceInvalidError',
    message: 'Signature {signature} has expired: the nonce is no longer valid.',
    meaning: 'The nonce advanced before the client saw the transaction land.',
    retry: 'after-fix',
    action: 'Check whether the transaction has landed. If not, read the nonce account and sign again.',
  },
  {
    name: 'Transaction too large',
    message: 'Transaction too large: {n} > {n}',
    meaning: 'The transaction has more bytes than its version allows, so it was not sent.',
    retry: 'after-fix',
    action:
      'Use fewer instructions or accounts, a [lookup table](/platform/solana-rpc/send-transaction#versions), or two transactions.',
  },
];
