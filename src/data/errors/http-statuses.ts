/**
 * HTTP statuses that callers encounter.
 *
 * Syndica documents five of them. The HTTP server inside a Solana node has more, taken from `errors.json`; whether the
 * Edge Gateway responds to such requests itself is not documented.
 */
import {nodeHttpErrors, type Retry} from './solana-errors';

export const httpStatusesSource = {
  url: 'https://docs.syndica.io/platform/solana-rpc/error-handling',
  verified: '2026-11-21',
} as const;

export interface HttpStatus {
  readonly status: number;
  /** Reason phrase, as worded by the service. */
  readonly name: string;
  readonly meaning: string;
  /** Inline Markdown. */
  readonly action: string;
  /** Our interpretation of the remedies: the sources say what to do, not whether to retry. */
  readonly retry?: Retry;
}

export const httpStatuses: readonly HttpStatus[] = [
  {
    status: 200,
    name: 'Success',
    meaning: 'The request was handled. The body can still contain a JSON-RPC error.',
    action: 'Read `error` in the body and look up its [code](/platform/resources/rpc-error-codes).',
  },
  {
    status: 401,
    name: 'Unauthorized',
    meaning: 'The API key is missing or not valid.',
    action: 'Check the key and its expiry: [fix a 401](/platform/concepts/api-keys#fix-a-401).',
    retry: 'after-fix',
  },
  {
    status: 402,
    name: 'Payment Required',
    meaning: 'Your call needs a paid account.',
    action: '[Upgrade](/platform/manage/account#upgrade).',
    retry: 'after-fix',
  },
  {
    status: 429,
    name: 'Rate Limit Exceeded',
    meaning: 'You sent too many requests.',
    action: 'Slow down: [handle a 429](/platform/resources/rate-limits#handle-a-429).',
    retry: 'same',
  },
  {
    status: 503,
    name: 'Service Unavailable',
    meaning: 'The service is temporarily disrupted.',
    action: 'Check [status.syndica.io](https://status.syndica.io), then retry with backoff.',
    retry: 'same',
  },
];

export interface NodeHttpStatus {
  readonly status: number;
  /** Verbatim response body; `{…}` marks a value. */
  readonly message: string;
  readonly meaning: string;
  readonly action: string;
}

/** Statuses sent by the node's own server, which have a fixed body. */
export const nodeHttpStatuses: readonly NodeHttpStatus[] = nodeHttpErrors.flatMap(
  ({status, message, meaning, action}) => (message === undefined ? [] : [{status, message, meaning, action}]),
);
