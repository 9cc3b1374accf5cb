import {createHash} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {LoopbackServer} from '../support/loopback-server';
import {type Answer, answer, exampleAnswer} from './answer';
import {type Request, checkRequest} from './check-request';
import {type ServedContract, loadServedContract, operationOf} from './contract';
import {Refusal} from './problem';

/** A running mock of the API. */
export interface Dyndexer {
  /** Replaces the contract's server URL, path included: `http://127.0.0.1:…/v1`. */
  readonly url: string;
  readonly apiKey: string;
  readonly contractVersion: string;
  /** Requests so far, oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** Makes the next request fail. Further faults are queued for the requests after it. */
  inject(fault: Fault): void;
  /** The injected faults that no request has met. */
  unmetFaults(): readonly Fault[];
  /** Removes these faults. */
  reset(): void;
  close(): Promise<void>;
}

interface LoggedRequest {
  readonly method: string;
  /** Includes the base path and the query. */
  readonly path: string;
  readonly status: number;
}

/** The status of an error response that the contract defines for the operation, or a dropped connection. */
export type Fault = {readonly status: number} | 'cut';

const apiKey = 'test-key';

/**
 * Starts a mock of the dynamic indexer's API on loopback, driven only by the contract: it returns the examples in
 * dyndexer/openapi.yaml, and rejects what the contract does not allow.
 */
export async function startDyndexer(): Promise<Dyndexer> {
  const contract = loadServedContract();
  const respond = responder(contract);
  const requests: LoggedRequest[] = [];
  const faults: Fault[] = [];
  const server = new LoopbackServer((incoming, outgoing) => {
    const fault = faults.shift();
    if (fault === 'cut') {
      // After the first bytes, like a proxy or a network that fails midway.
      incoming.once('readable', () => incoming.destroy());
      return;
    }
    void readRequest(incoming, contract.basePath)
      .then((request) => (fault === undefined ? respond(request) : failure(contract, request, fault.status)))
      .then(({status, headers, body}) => {
        requests.push({method: incoming.method ?? '', path: incoming.url ?? '', status});
        outgoing.writeHead(status, headers).end(body === undefined ? undefined : JSON.stringify(body));
      })
      .catch((error: unknown) => {
        // A request that was aborted midway has no effect, and no client waits for a response.
        if (incoming.destroyed && !incoming.complete) return;
        outgoing.writeHead(500).end(`The stand-in failed: ${String(error)}`);
      });
  });
  await server.start();
  return {
    url: server.origin + contract.basePath,
    apiKey,
    contractVersion: contract.version,
    requests,
    inject: (fault) => void faults.push(fault),
    unmetFaults: () => [...faults],
    reset: () => void faults.splice(0),
    close: () => server.stop(),
  };
}

/** Answers requests, and caches the answers to those with an `Idempotency-Key`. */
function responder(contract: ServedContract): (request: Request) => Answer {
  const answered = new Map<string, {readonly fingerprint: string; readonly answer: Answer}>();
  return (request) => {
    try {
      const checked = checkRequest(contract, apiKey, request);
      const {operation, idempotencyKey} = checked;
      if (idempotencyKey === undefined) return answer(contract, checked);
      const fingerprint = fingerprintOf(request);
      const before = answered.get(idempotencyKey) ?? {fingerprint, answer: answer(contract, checked)};
      if (before.fingerprint !== fingerprint) throw new Refusal(contract, operation, 'idempotency-conflict');
      answered.set(idempotencyKey, before);
      return before.answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return {status: error.status, headers: {'content-type': error.contentType}, body: error.body};
    }
  };
}

/** The contract's example of an error response of the operation. */
function failure(contract: ServedContract, request: Request, status: number): Answer {
  const response = operationOf(contract, request)?.responses.find((each) => each.status === String(status));
  if (response === undefined) throw new Error(`${request.method} ${request.path} cannot fail with ${status}.`);
  return exampleAnswer(response);
}

async function readRequest(incoming: IncomingMessage, basePath: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const {pathname, searchParams} = new URL(incoming.url ?? '', 'http://127.0.0.1');
  return {
    method: incoming.method ?? '',
    // A path outside the base path is not in the contract, and stays complete in messages.
    path: pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : `${pathname} outside ${basePath}`,
    query: searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  };
}

function fingerprintOf({method, path, query, body}: Request): string {
  return createHash('sha256').update(`${method} ${path}?${query}\n`).update(body).digest('hex');
}
