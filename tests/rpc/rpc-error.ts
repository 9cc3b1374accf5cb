import {providerErrors} from '../../src/data/errors/provider-errors';
import {jsonRpcErrors, solanaErrors} from '../../src/data/errors/solana-errors';

/** An error that becomes the `error` of a JSON-RPC answer. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
    /** Of an answer that is this error alone. */
    readonly httpStatus = 200,
  ) {
    super(message);
  }
}

/** An error of the reference, with its text; `values` replace the `{…}` of the text. */
export function rpcError(code: number, values: Readonly<Record<string, unknown>> = {}, data?: unknown): RpcError {
  return new RpcError(code, fill(textOf(code), values), data);
}

/** The provider publishes the names of its errors, not their messages: the name stands in for the message. */
function textOf(code: number): string {
  const text =
    [...jsonRpcErrors, ...solanaErrors].find((error) => error.code === code)?.message ??
    providerErrors.find((error) => error.code === code)?.name;
  if (text === undefined) throw new Error(`src/data/errors has no error ${code}.`);
  return text;
}

/** Replaces each `{name}` of a text of the reference. */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{([^}]+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
