/**
 * Error codes of the JSON-RPC standard and of Solana, and the errors of a transaction.
 *
 * The data is `errors.json`, read from the source of Agave 4.3 and the Solana SDK; README.md here
 * names repositories and commits.
 */
import data from './errors.json';

/** Whether and how to repeat a failed request. `errors.json` has no `same-bytes`: clients alone fail so. */
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
  /** Name in the source. */
  readonly constant: string;
  /** Exact text, `{…}` marks a value. */
  readonly message: string;
  readonly meaning: string;
  readonly cause: string;
  readonly action: string;
  readonly retry: Retry;
  /** Methods that can answer with the code. */
  readonly methods: readonly string[] | 'any';
  /** False when Agave 4.3 defines the code and never sends it. */
  readonly emitted: boolean;
  /** Other texts under the same code. */
  readonly variants: readonly MessageVariant[];
  /** Shape of `error.data`. */
  readonly data?: string;
  readonly note?: string;
  /** First Agave release with the code. */
  readonly since?: string;
}

/** Variant of `TransactionError`, as in `error.data.err` and `meta.err`. */
export interface TransactionError {
  readonly name: string;
  /** Exact text, `{…}` marks a value. */
  readonly message: string;
  readonly meaning: string;
  readonly retry: Retry;
  readonly emitted: boolean;
}

/** Variant of `InstructionError`: why an instruction of a transaction failed. */
export interface InstructionError {
  readonly name: string;
  /** Exact text, `{…}` marks a value. */
  readonly message: string;
  readonly meaning: string;
  readonly retry: Retry;
}

/** Number that one program gives to a failure: another program means something else by it. */
export interface CustomProgramError {
  readonly code: number;
  /** As a log line has it: `0x1`. */
  readonly hex: string;
  readonly name: string;
  readonly meaning: string;
  /** Absent where the same bytes fail again as long as the state stays the same. */
  readonly retry?: Retry;
  /** What to do, where that is more than to change the instruction. */
  readonly action?: string;
}

/** Programs of which the numbers are known. */
export type KnownProgram = 'system' | 'token';

/** Numbers that the Anchor framework gives to one kind of failure; without `to`, there is no last one. */
export interface AnchorRange {
  readonly from: number;
  readonly to?: number;
  readonly kind: string;
}

/** Answer of a node's HTTP server, or of an endpoint before it, that is not JSON-RPC. */
export interface NodeHttpError {
  readonly status: number;
  /** Body of the answer; absent when it is not fixed. */
  readonly message?: string;
  readonly meaning: string;
  readonly action: string;
}

interface RawError extends Omit<RpcError, 'retry' | 'methods' | 'variants'> {
  readonly retry: string;
  readonly methods: string | readonly string[];
  readonly variants?: readonly MessageVariant[];
}

export const solanaErrorsSource = data.source;

/** Codes of JSON-RPC 2.0, as a Solana node uses them. */
export const jsonRpcErrors: readonly RpcError[] = data.standard.map(readError);

/** Solana's own codes, from -32001 down. */
export const solanaErrors: readonly RpcError[] = data.custom.map(readError);

export const transactionErrors: readonly TransactionError[] = data.transactionErrors.map(
  ({name, message, meaning, retry, emitted}) => ({name, message, meaning, retry: readRetry(retry), emitted}),
);

export const instructionErrors: readonly InstructionError[] = data.instructionErrors.map(
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
  return {...rest, retry: readRetry(retry), methods: readMethods(methods), variants};
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
