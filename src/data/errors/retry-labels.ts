import type {Retry} from './solana-errors';

/** Answers to the question whether a retry can help. */
export const retryLabels: Readonly<Record<Retry, string>> = {
  same: 'Yes, after a wait',
  'same-bytes': 'Same bytes, until it expires',
  'other-node': 'On another node, or later',
  'new-blockhash': 'With a new blockhash',
  'after-fix': 'After a fix',
  no: 'No',
};

/**
 * What each answer asks of the caller, as inline Markdown. Not taken from `retryValues` of `errors.json`, which allows
 * re-signing a transaction that has not landed but still can, so that both copies would land.
 */
export const retryAdvice: Readonly<Record<Retry, string>> = {
  same: 'Send the same request or the same signed bytes again after a short wait.',
  'same-bytes':
    'Check the status of the signature, and send the same signed bytes again until the block height is above `lastValidBlockHeight`: at most one copy lands.',
  'other-node': 'Ask a different node or provider, or wait until this one has the data.',
  'new-blockhash':
    'Sign again with a new blockhash. If a copy was sent before, wait until it can’t land: the block height is above `lastValidBlockHeight`, and the status is `null` even with `searchTransactionHistory`.',
  'after-fix': 'The same request would fail again: change the request, the transaction, or the account state first.',
  no: 'Don’t retry.',
};
