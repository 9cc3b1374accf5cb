import {providerErrors} from '../../src/data/errors/provider-errors';
import {jsonRpcErrors, solanaErrors} from '../../src/data/errors/solana-errors';

/** An error that is returned as the `error` of a JSON-RPC response. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
    /** Status of a response with only this error, outside a batch. */
    readonly httpStatus = 200,
  ) {
    super(message);
  }
}

/** An error with its message from the reference; `values` fill the `{…}` placeholders. */
export function rpcError(code: number, values: Readonly<Record<string, unknown>> = {}, data?: unknown): RpcError {
  return new RpcError(code, fill(textOf(code), values), data);
}

/** The provider publishes only the names of its errors, so the name serves as the message. */
function textOf(code: number): string {
  const text =
    [...jsonRpcErrors, ...solanaErrors].find((error) => error.code === code)?.message ??
    providerErrors.find((error) => error.code === code)?.name;
  if (text === undefined) throw new Error(`src/data/errors has no error ${code}.`);
  return text;
}

/** Replaces each `{name}` placeholder in a message from the reference. */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{([^}]+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
