import {toJson} from './json';
import {RpcError, rpcError} from './rpc-error';
import {methodShape, validateParams} from './schema';

/** A call with a valid JSON-RPC envelope. */
export interface Call {
  readonly id: CallId;
  /** A request without an id, which gets no response. */
  readonly isNotification: boolean;
  readonly method: string;
  readonly params: unknown;
}

export type CallId = string | number | null;

/** @throws RpcError -32600. */
export function readCall(request: unknown): Call {
  if (typeof request !== 'object' || request === null) throw rpcError(-32600);
  const {jsonrpc, method, params, id} = request as Record<string, unknown>;
  if (jsonrpc !== '2.0') throw new RpcError(-32600, 'Unsupported JSON-RPC protocol version');
  const isId = id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
  if (typeof method !== 'string' || !isId) throw rpcError(-32600);
  return {id: id ?? null, isNotification: id === undefined, method, params};
}

/**
 * Checks params against the method reference.
 *
 * @throws RpcError -32602 with a node's message; the data lists each problem and its path.
 */
export function assertParams(method: string, params: unknown): void {
  const problems = validateParams(method, params);
  if (problems.length === 0) return;
  throw new RpcError(-32602, paramsMessage(method, params, problems), problems.join('\n'));
}

function paramsMessage(method: string, params: unknown, problems: readonly string[]): string {
  const fields = methodShape(method)?.params ?? [];
  const required = fields.filter((field) => field.required).length;
  if (params !== undefined && params !== null && !Array.isArray(params)) return '`params` should be an array';
  const given = (params ?? []) as readonly unknown[];
  if (given.length < required) {
    return `\`params\` should have at least ${required} argument(s)`;
  }
  if (given.length > fields.length) {
    return fields.length === 0
      ? 'Invalid parameters: No parameters were expected'
      : `Invalid parameters: Expected from ${required} to ${fields.length} parameters.`;
  }
  const [first = ''] = problems;
  if (/ is not a (pubkey|hash|signature) /.test(first))
    return `Invalid param: ${isBase58(first) ? 'WrongSize' : 'Invalid'}`;
  return `Invalid params: ${first}.`;
}

/** Whether the value that a problem quotes is base58. */
function isBase58(problem: string): boolean {
  return /: "[1-9A-HJ-NP-Za-km-z]+" is not a /.test(problem);
}

export function answerText(id: CallId, result: unknown): string {
  return toJson({jsonrpc: '2.0', result, id});
}

export function errorText(id: CallId, error: unknown): string {
  return toJson({jsonrpc: '2.0', error: errorObject(error), id});
}

function errorObject(error: unknown): {code: number; message: string; data?: unknown} {
  if (!(error instanceof RpcError)) {
    // A bug in the mock: the stack helps whoever debugs it.
    return {code: -32603, message: 'Internal error', data: error instanceof Error ? error.stack : String(error)};
  }
  const {code, message, data} = error;
  return data === undefined ? {code, message} : {code, message, data};
}
