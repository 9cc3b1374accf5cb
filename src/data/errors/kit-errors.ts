/**
 * Codes of `@solana/kit`, which has its own number and name for each error: in production builds, its messages contain
 * only the number.
 *
 * Those that wrap an error of a node or of the runtime are `kit` and `kitCode` in `errors.json`. Meanings of the others
 * in our own words.
 */
import type {ErrorAdvice} from './error-advice';
import data from './errors.json';

/** Of the others, as in the package `@solana/kit` 8.4.0. */
export const kitErrorsSource = {
  url: 'https://github.com/anza-xyz/kit, packages/errors/src/codes.ts',
  verified: '2026-11-21',
} as const;

/** What a kit error wraps: a JSON-RPC code, or the name of a runtime error. */
type KitSubject =
  | {readonly kind: 'rpc'; readonly code: number}
  | {readonly kind: 'transaction'; readonly name: string}
  | {readonly kind: 'instruction'; readonly name: string};

export interface KitError {
  readonly code: number;
  /** The constant that kit exports: `SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND`. */
  readonly constant: string;
  readonly subject: KitSubject;
}

/** An error raised by the client itself. */
export interface KitClientError extends ErrorAdvice {
  readonly code: number;
  readonly constant: string;
}

export const kitErrors: readonly KitError[] = [
  ...data.standard.map(({code, constant}): KitError => ({
    code,
    constant: `SOLANA_ERROR__JSON_RPC__${upperSnake(constant)}`,
    subject: {kind: 'rpc', code},
  })),
  ...data.custom.map(({code, kit}): KitError => ({code, constant: kit, subject: {kind: 'rpc', code}})),
  ...data.transactionErrors.flatMap(({kitCode, name}) => named('transaction', name, kitCode)),
  ...data.instructionErrors.flatMap(({kitCode, name}) => named('instruction', name, kitCode)),
];

export const kitClientErrors: readonly KitClientError[] = [
  {
    code: 1,
    constant: 'SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED',
    meaning: 'The blockhash expired before the transaction landed: it can no longer land.',
    retry: 'new-blockhash',
    action: 'Check the signature once more, then [sign again](/platform/solana-rpc/send-transaction#retry).',
  },
  {
    code: 2,
    constant: 'SOLANA_ERROR__INVALID_NONCE',
    meaning: 'The nonce has advanced, so a transaction with the old value can no longer land.',
    retry: 'after-fix',
    action: 'Check whether the transaction has landed. If not, read the nonce account and sign again.',
  },
  {
    code: 11,
    constant: 'SOLANA_ERROR__FAILED_TO_SEND_TRANSACTION',
    meaning: 'Sending failed. The reason is in `cause`.',
    retry: 'after-fix',
    action: 'Read `cause`, and look it up.',
  },
  {
    code: 5663009,
    constant: 'SOLANA_ERROR__TRANSACTION__SIGNATURES_MISSING',
    meaning: 'The transaction lacks signatures, so it was not sent.',
    retry: 'after-fix',
    action: 'Sign with the keys of all addresses that the message names.',
  },
  {
    code: 5663020,
    constant: 'SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT',
    meaning: 'The transaction is larger than its version allows, so it was not sent.',
    retry: 'after-fix',
    action: 'Use fewer instructions or accounts, a lookup table, or two transactions.',
  },
  {
    code: 5663037,
    constant: 'SOLANA_ERROR__TRANSACTION__FAILED_WHEN_SIMULATING_TO_ESTIMATE_RESOURCE_LIMITS',
    meaning: 'The transaction failed in the simulation that estimates its limits.',
    retry: 'after-fix',
    action: 'Read `cause` for the transaction error, and look it up.',
  },
  {
    code: 8100000,
    constant: 'SOLANA_ERROR__RPC__INTEGER_OVERFLOW',
    meaning: 'A parameter is a larger integer than a JSON number can safely carry, so kit didn’t send it.',
    retry: 'after-fix',
    action: 'Pass a smaller value.',
  },
  {
    code: 8100001,
    constant: 'SOLANA_ERROR__RPC__TRANSPORT_HTTP_HEADER_FORBIDDEN',
    meaning: 'The transport was given a header that it doesn’t let you set.',
    retry: 'after-fix',
    action: 'Remove the header from the transport configuration.',
  },
  {
    code: 8100002,
    constant: 'SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR',
    meaning: 'The server returned an HTTP error status.',
    retry: 'after-fix',
    action:
      'Read `statusCode` in `context`, and [look it up](/platform/resources/troubleshooting-http#find-the-cause).',
  },
  {
    code: 8190002,
    constant: 'SOLANA_ERROR__RPC_SUBSCRIPTIONS__CHANNEL_CLOSED_BEFORE_MESSAGE_BUFFERED',
    meaning: 'The WebSocket closed before a message could be sent.',
    retry: 'same',
    action: 'Reconnect, and subscribe again.',
  },
  {
    code: 8190003,
    constant: 'SOLANA_ERROR__RPC_SUBSCRIPTIONS__CHANNEL_CONNECTION_CLOSED',
    meaning: 'The WebSocket closed.',
    retry: 'same',
    action: 'Reconnect after a short wait, and subscribe again.',
  },
  {
    code: 8190004,
    constant: 'SOLANA_ERROR__RPC_SUBSCRIPTIONS__CHANNEL_FAILED_TO_CONNECT',
    meaning: 'The WebSocket could not be opened.',
    retry: 'same',
    action:
      'Check the address and the key, then reconnect: [what to check](/platform/resources/troubleshooting-http#no-status).',
  },
];

function named(kind: 'transaction' | 'instruction', name: string, code: number | null): KitError[] {
  if (code === null) return [];
  const constant = `SOLANA_ERROR__${kind.toUpperCase()}_ERROR__${upperSnake(name)}`;
  return [{code, constant, subject: {kind, name}}];
}

function upperSnake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
}
