import {EventEmitter, once} from 'node:events';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {gunzipSync} from 'node:zlib';
import {LoopbackServer} from '../support/loopback-server';
import type {Answer, ProviderRequest} from './answer-request';

/** A fault of a host. */
export type Fault =
  /** Its port is closed, so it refuses connections. */
  | 'refuse'
  /**
   * Accepts the connection but never responds. A browser cannot tell this from a connection that is never established.
   */
  | 'hang in connect'
  /** Starts a response but never completes it. */
  | 'hang in read'
  /** Responds with 200 and invalid JSON. */
  | 'malformed JSON'
  /** Responds only when the test calls `release`. */
  | 'hold'
  /** Responds late, by this many milliseconds. */
  | {readonly lateBy: number}
  /** Responds with this to any request. */
  | Answer;

export const faults = {
  error500: {status: 500, body: {message: 'Internal error', status: 500}},
  /** Just over the 300 ms after which a search counts as stalled (H2). */
  slow: {lateBy: 301},
} as const satisfies Record<string, Fault>;

type AnswerRequest = (request: ProviderRequest) => Answer;

/** One host of the provider, on a local port. */
export class Host extends LoopbackServer {
  /** Received requests, in order. */
  readonly requests: ProviderRequest[] = [];
  /** Responses, in order. */
  readonly answers: Answer[] = [];
  readonly #answer: AnswerRequest;
  readonly #events = new EventEmitter();
  #fault: Fault | undefined;
  #isAffected: (request: ProviderRequest) => boolean = () => true;

  constructor(answer: AnswerRequest) {
    super((message, response) => void this.#receive(message, response));
    this.#answer = answer;
  }

  /** The host in the format of the provider's clients. */
  get address() {
    return {url: '127.0.0.1', port: this.port, protocol: 'http', accept: 'readWrite'} as const;
  }

  /** Injects a fault for the requests for which `isAffected` holds; without a fault, restores the host. */
  async setFault(fault?: Fault, isAffected: (request: ProviderRequest) => boolean = () => true): Promise<void> {
    this.#fault = fault;
    this.#isAffected = isAffected;
    if (fault === 'refuse') await this.stop();
    else if (!this.isListening) await this.start();
  }

  /** Resolves once the host has received this many requests in total. */
  async received(count: number): Promise<void> {
    while (this.requests.length < count) await once(this.#events, 'request');
  }

  /** Sends the responses on hold. */
  release(): void {
    this.#events.emit('release');
  }

  async #receive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    // CORS: pages of any origin may search.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (message.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const request = await readRequest(message);
    const fault = this.#isAffected(request) ? this.#fault : undefined;
    this.requests.push(request);
    this.#events.emit('request');
    if (fault === 'hang in connect') return;
    response.setHeader('content-type', 'application/json');
    if (fault === 'hang in read') {
      response.write('{"results":');
      return;
    }
    if (fault === 'hold') await once(this.#events, 'release');
    if (isLate(fault)) await new Promise((resolve) => setTimeout(resolve, fault.lateBy));
    const answer = isAnswer(fault) ? fault : this.#answer(request);
    this.answers.push(answer);
    const {status, body} = answer;
    response.writeHead(status).end(fault === 'malformed JSON' ? '<!doctype html>' : JSON.stringify(body));
  }
}

function isLate(fault: Fault | undefined): fault is {readonly lateBy: number} {
  return typeof fault === 'object' && 'lateBy' in fault;
}

function isAnswer(fault: Fault | undefined): fault is Answer {
  return typeof fault === 'object' && 'status' in fault;
}

async function readRequest(message: IncomingMessage): Promise<ProviderRequest> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  const sent = Buffer.concat(parts);
  const body = message.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
  const url = new URL(message.url ?? '/', 'http://127.0.0.1');
  return {
    method: message.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: body.length === 0 ? undefined : JSON.parse(body.toString()),
  };
}
