import type {IncomingMessage, ServerResponse} from 'node:http';
import {answerText, assertParams, errorText, readCall} from './call';
import type {FaultQueue} from './faults';
import {affinityError, refusal, statusText} from './http-answer';
import {methods, type Node} from './methods';
import type {RequestLog} from './requests';
import {RpcError, rpcError} from './rpc-error';

export interface Service {
  readonly apiKey: string;
  readonly node: Node;
  readonly faults: FaultQueue;
  readonly log: RequestLog;
}

/** A node's default limit for a request body, in bytes. */
const maxBody = 51_200;

/** Larger batches get error 7701. The provider does not publish its limit, so this one is made up. */
export const maxBatch = 100;

/** Answers a POST to the RPC endpoint. */
export async function answerHttp(request: IncomingMessage, response: ServerResponse, service: Service): Promise<void> {
  const body = await readBody(request);
  if (service.faults.take('no-answer')) return;
  const answer = await answerTo(request, body, service);
  response.writeHead(answer.status, {
    'Content-Type': answer.isJson ? 'application/json' : 'text/plain; charset=utf-8',
    ...(answer.retryAfter === undefined ? {} : {'Retry-After': String(answer.retryAfter)}),
  });
  response.end(answer.text);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly isJson: boolean;
  readonly retryAfter?: number;
}

async function answerTo(request: IncomingMessage, body: Uint8Array | undefined, service: Service): Promise<Answer> {
  const parsed = parse(body);
  const fault = service.faults.take(
    'http-status',
    ({method}) => method === undefined || parsed.calls.some((call) => methodOf(call) === method),
  );
  const status = fault?.status ?? refusal(request, service.apiKey) ?? formRefusal(request, body);
  const record = (method: string | null, params: unknown, answered: number) => {
    service.log.add({transport: 'http', method, params, headers: request.headers, status: answered});
  };

  for (const call of parsed.calls) record(methodOf(call), paramsOf(call), status ?? 200);
  if (parsed.calls.length === 0) record(null, undefined, status ?? 200);

  if (status !== undefined) {
    const {body: json, retryAfter} = fault ?? {};
    return {status, text: json ?? statusText(status), isJson: json !== undefined, retryAfter};
  }
  if (service.faults.take('malformed-response')) return {status: 200, text: '{"jsonrpc":"2.0","res', isJson: true};
  return {...(await answerBody(request, parsed, service)), isJson: true};
}

function formRefusal({method, headers}: IncomingMessage, body: Uint8Array | undefined): number | undefined {
  if (method !== 'POST') return 405;
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return 415;
  if (body === undefined) return 413;
  return undefined;
}

interface Parsed {
  /** Empty when the body is not JSON. */
  readonly calls: readonly unknown[];
  readonly isBatch: boolean;
}

function parse(body: Uint8Array | undefined): Parsed {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(body));
    return Array.isArray(parsed) ? {calls: parsed, isBatch: true} : {calls: [parsed], isBatch: false};
  } catch {
    return {calls: [], isBatch: false};
  }
}

async function answerBody(
  request: IncomingMessage,
  {calls, isBatch}: Parsed,
  service: Service,
): Promise<Pick<Answer, 'status' | 'text'>> {
  if (calls.length === 0) return {status: 200, text: errorText(null, rpcError(isBatch ? -32600 : -32700))};
  const whole = affinityError(request) ?? wholeError(calls, isBatch, service.faults);
  if (whole) return {status: whole.httpStatus, text: errorText(isBatch ? null : idOf(calls[0]), whole)};
  const answers: string[] = [];
  for (const call of calls) {
    const answer = await answerCall(call, service);
    if (answer !== undefined) answers.push(answer);
  }
  return {status: 200, text: isBatch && answers.length > 0 ? `[${answers.join(',')}]` : answers.join('')};
}

/** Error for a single call or for a batch as a whole: one response object, not a list. */
function wholeError(calls: readonly unknown[], isBatch: boolean, faults: FaultQueue): RpcError | undefined {
  if (!isBatch) return faultError(faults, methodOf(calls[0]));
  if (calls.length > maxBatch) return rpcError(7701);
  return faultError(faults, null, [7700, 7701]);
}

async function answerCall(request: unknown, service: Service): Promise<string | undefined> {
  let id = idOf(request);
  try {
    const call = readCall(request);
    id = call.id;
    const injected = faultError(service.faults, call.method);
    if (injected) throw injected;
    const method = Object.hasOwn(methods, call.method) ? methods[call.method] : undefined;
    if (!method) throw rpcError(-32601);
    assertParams(call.method, call.params);
    const node = answeringNode(call.method, service);
    const result: unknown = await withExpiry(call.method, service, () =>
      method((call.params ?? []) as readonly unknown[], node),
    );
    return call.isNotification ? undefined : answerText(id, shortened(result, service.faults));
  } catch (error) {
    return errorText(id, error);
  }
}

/** The node, or its state some slots ago if a `node-behind` fault is at the head of the queue. */
function answeringNode(called: string, {faults, node}: Service): Node {
  const fault = faults.take('node-behind', ({method = called}) => method === called);
  return fault ? {...node, cluster: node.cluster.behind(fault.slots)} : node;
}

/** Expires the blockhashes before or after a `sendTransaction` if that fault is at the head of the queue. */
async function withExpiry(method: string, {faults, node}: Service, run: () => unknown): Promise<unknown> {
  const fault = method === 'sendTransaction' ? faults.take('expired-blockhash') : undefined;
  if (!fault) return run();
  if (fault.when !== 'after') {
    node.cluster.expireBlockhashes();
    return run();
  }
  try {
    node.cluster.dropsTransactions = true;
    return await run();
  } finally {
    node.cluster.dropsTransactions = false;
    node.cluster.expireBlockhashes();
  }
}

function shortened(result: unknown, faults: FaultQueue): unknown {
  return Array.isArray(result) ? result.slice(0, faults.take('short-list')?.max) : result;
}

export function faultError(faults: FaultQueue, called: string | null, codes?: readonly number[]): RpcError | undefined {
  const fault = faults.take(
    'rpc-error',
    ({code, method = called}) => method === called && (codes?.includes(code) ?? true),
  );
  if (!fault) return undefined;
  const {code, message = rpcError(code).message, data, status} = fault;
  return new RpcError(code, message, data, status);
}

function methodOf(call: unknown): string | null {
  const method: unknown = (call as {method?: unknown} | null)?.method;
  return typeof method === 'string' ? method : null;
}

function paramsOf(call: unknown): unknown {
  return (call as {params?: unknown} | null)?.params;
}

function idOf(call: unknown): string | number | null {
  const id: unknown = (call as {id?: unknown} | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** @returns undefined when the body exceeds the limit. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxBody) chunks.push(chunk);
  }
  return length > maxBody ? undefined : Buffer.concat(chunks);
}
