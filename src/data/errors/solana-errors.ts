/**
 * Error codes of the JSON-RPC standard and of Solana, and the errors of a transaction.
 *
 * The data is `errors.json`, read from the source of Agave 4.3 and the Solana SDK, and `later-errors.ts`; README.md
 * here names repositories and commits.
 */
import {errorTitle} from './error-titles';
import data from './errors.json';
import {laterErrors} from './later-errors';

/** Whether and how to retry a failed request. `errors.json` has no `same-bytes`: it applies only to client errors. */
export const retries = ['same', 'same-bytes', 'other-node', 'new-blockhash', 'after-fix', 'no'] as const;

export type Retry = (typeof retries)[number];

export interface MessageVariant {
  /** Exact text, `{…}` marks a value. */
  readonly message: string;
  readonly when: string;
}

export interface RpcError {
  /** Value of `error.code` in the response body: negative. */
  readonly code: number;
  /** Name in the source code; absent if only our own title is known. */
  readonly constant?: string;
  readonly title: string;
  /** Exact text, `{…}` marks a value; empty if it is not published. */
  readonly message: string;
  readonly meaning: string;
  readonly cause: string;
  readonly action: string;
  readonly retry: Retry;
  /** Methods that can return the code. */
  readonly methods: readonly string[] | 'any';
  /** False when Agave 4.3 defines the code but never sends it. */
  readonly emitted: boolean;
  /** Other messages with the same code. */
  readonly variants: readonly MessageVariant[];
  /** Shape of `error.data`. */
  readonly data?: string;
  readonly note?: string;
  /** First Agave release with the code. */
  readonly since?: string;
}

/** Error of the runtime, which has a name instead of a code. */
export interface RuntimeError {
  readonly name: string;
  /** Exact text, `{…}` marks a value. */
  readonly message: string;
  readonly meaning: string;
  readonly retry: Retry;
}

/** Variant of `TransactionError`, as in `error.data.err` and `meta.err`. */
export interface TransactionError extends RuntimeError {
  readonly emitted: boolean;
}

/** Custom error code of one program: other programs use the same number for other errors. */
export interface CustomProgramError {
  readonly code: number;
  readonly name: string;
  readonly meaning: string;
  /** Absent if the same bytes fail again until the on-chain state changes. */
  readonly retry?: Retry;
  /** What to do, if that is more than changing the instruction. */
  readonly action?: string;
}

/** Programs with known error codes. */
export type KnownProgram = 'system' | 'token';

/** Range of Anchor's codes for one kind of error; open-ended without `to`. */
export interface AnchorRange {
  readonly from: number;
  readonly to?: number;
  readonly kind: string;
}

/** Non-JSON-RPC response of a node's HTTP server, or of an endpoint in front of it. */
export interface NodeHttpError {
  readonly status: number;
  /** Response body; absent if it varies. */
  readonly message?: string;
  readonly meaning: string;
  readonly action: string;
}

interface RawError extends Omit<RpcError, 'title' | 'retry' | 'methods' | 'variants'> {
  readonly constant: string;
  readonly retry: string;
  readonly methods: string | readonly string[];
  readonly variants?: readonly MessageVariant[];
}

export const solanaErrorsSource = data.source;

/** Codes of JSON-RPC 2.0, as a Solana node uses them. */
export const jsonRpcErrors: readonly RpcError[] = data.standard.map(readError);

/** Solana's own codes, from -32001 down. */
export const solanaErrors: readonly RpcError[] = [...data.custom.map(readError), ...laterErrors];

/** All codes that a node returns. */
export const nodeErrors: readonly RpcError[] = [...jsonRpcErrors, ...solanaErrors];

export const transactionErrors: readonly TransactionError[] = data.transactionErrors.map(
  ({name, message, meaning, retry, emitted}) => ({name, message, meaning, retry: readRetry(retry), emitted}),
);

/** Variants of `InstructionError`: why an instruction failed. */
export const instructionErrors: readonly RuntimeError[] = data.instructionErrors.map(
  ({name, message, meaning, retry}) => ({name, message, meaning, retry: readRetry(retry)}),
);

export const customProgramErrors: Readonly<Record<KnownProgram, readonly CustomProgramError[]>> = {
  system: data.customProgramErrors.system,
  token: data.customProgramErrors.token,
};

export const anchorRanges: readonly AnchorRange[] = data.customProgramErrors.anchorRanges.map(({from, to, kind}) => ({
  from,
  kind,
  ...(to !== null && {to}),
}));

export const nodeHttpErrors: readonly NodeHttpError[] = data.http;

function readError(raw: RawError): RpcError {
  const {retry, methods, variants = [], ...rest} = raw;
  return {...rest, title: errorTitle(raw.constant), retry: readRetry(retry), methods: readMethods(methods), variants};
}

function readMethods(methods: string | readonly string[]): RpcError['methods'] {
  if (typeof methods !== 'string') return methods;
  if (methods === 'any') return methods;
  throw new Error(`errors.json: methods is "${methods}", expected a list or "any".`);
}

function readRetry(value: string): Retry {
  const retry = retries.find((known) => known === value);
  if (retry === undefined) {
    throw new Error(`errors.json: retry is "${value}", expected one of: ${retries.join(', ')}.`);
  }
  return retry;
}
