/**
 * Syndica's own JSON-RPC error codes, in addition to those of the JSON-RPC standard and of Solana.
 *
 * The service does not publish the `message` and `data` of each error, nor the HTTP status that
 * goes with it: only code, name, cause and remedy are documented.
 */
import type {Retry} from './solana-errors';

export const providerErrorsSource = {
  url: 'https://docs.syndica.io/platform/resources/rpc-error-codes',
  /** With the same five codes. */
  errorHandling: 'https://docs.syndica.io/platform/solana-rpc/error-handling',
  verified: '2026-11-21',
} as const;

export interface ProviderError {
  /** Value of `error.code` in the response body. */
  readonly code: number;
  readonly name: string;
  /** What caused the error, as inline Markdown. */
  readonly cause: string;
  /** Our interpretation of the remedy: the source says what to do, not whether to retry. */
  readonly retry: Retry;
  /** What the reader can do, most useful first; inline Markdown, one sentence each. */
  readonly actions: readonly string[];
}

export const providerErrors: readonly ProviderError[] = [
  {
    code: 7429,
    name: 'Rate Limited',
    cause: 'You exceeded a limit, such as one for a method or a namespace.',
    retry: 'same',
    actions: [
      'Slow down and retry with [exponential backoff](/platform/resources/rate-limits#handle-a-429).',
      'Compare your rate with the [limits of your plan](/platform/resources/rate-limits#http-limits) and with the [custom limits of the key](/platform/concepts/api-keys#custom-rate-limits).',
      'If you always need this rate, [move to a higher plan](/platform/manage/account#upgrade).',
    ],
  },
  {
    code: 7700,
    name: 'Invalid Headers',
    cause: 'A request header is malformed or has an invalid value.',
    retry: 'after-fix',
    actions: [
      'Compare the headers with [a request that works](/platform/solana-rpc/how-to#make-a-request).',
      'Remove the headers you added, then put them back one at a time.',
    ],
  },
  {
    code: 7701,
    name: 'Batch Size Exceeded',
    cause: 'The batch has more calls than your plan allows.',
    retry: 'after-fix',
    actions: [
      'Split the batch into [smaller batches](/platform/solana-rpc/how-to#batch-requests).',
      'A higher plan allows larger batches: [upgrade](/platform/manage/account#upgrade) if splitting is not enough.',
    ],
  },
  {
    code: 7702,
    name: 'Duplicate Subscription',
    cause:
      'This connection already has a subscription to the same method with the same parameters, for example a second `slotSubscribe`.',
    retry: 'no',
    actions: [
      'Use the subscription you have, and check the method and parameters of the new one.',
      'If you do want it twice, open the second one on another connection.',
    ],
  },
  {
    code: 7703,
    name: 'Subscription Limit Exceeded',
    cause: 'The connection has reached its maximum number of subscriptions.',
    retry: 'after-fix',
    actions: [
      'Close the subscriptions you no longer read.',
      'Open another connection, within the [WebSocket limits](/platform/resources/rate-limits#websocket-limits) of your plan.',
    ],
  },
];
