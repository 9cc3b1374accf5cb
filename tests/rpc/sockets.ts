import type {IncomingMessage} from 'node:http';
import type {Duplex} from 'node:stream';
import {WebSocket, WebSocketServer} from 'ws';
import {answerText, errorText, readCall, type Call} from './call';
import type {FaultQueue} from './faults';
import {faultError} from './http';
import {affinityError, refusal, statusText} from './http-answer';
import {toJson} from './json';
import type {RecordedRequest, RequestLog} from './requests';
import {RpcError, rpcError} from './rpc-error';

/** Receives the notifications of one subscription. */
interface Subscriber {
  notify(result: unknown): void;
  /** Ends the subscription from the server's side. */
  end(): void;
}

/** Starts a subscription; returns a function that stops it. */
export type Start = (subscriber: Subscriber) => () => void;

/** The subscriptions and calls that a kind of server supports over WebSocket. */
export interface Protocol {
  readonly transport: RecordedRequest['transport'];
  /** Maximum number of subscriptions per connection. */
  readonly maxSubscriptions: number;
  /** In bytes; a longer message from a client closes the connection. */
  readonly maxMessage: number;
  nextId(): number;
  /** @throws RpcError when the params are wrong. */
  subscribe(method: string, params: unknown): {readonly notification: string; readonly start: Start} | undefined;
  /** Returns the subscription that a call ends. @throws RpcError when the params are wrong. */
  unsubscribe(method: string, params: unknown): {readonly id: number} | undefined;
  /** Any other call. @throws RpcError */
  call(method: string, params: unknown): unknown;
}

export interface SocketService {
  readonly apiKey: string;
  readonly faults: FaultQueue;
  readonly log: RequestLog;
}

/** The WebSocket connections of one server, and their subscriptions. */
export class Sockets {
  private readonly server: WebSocketServer;

  constructor(
    private readonly protocol: Protocol,
    private readonly service: SocketService,
  ) {
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: protocol.maxMessage,
      perMessageDeflate: {threshold: compressedFrom},
    });
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const {faults, log, apiKey} = this.service;
    const fault = faults.take('http-status', ({method}) => method === undefined);
    const affinity = affinityError(request);
    const status = fault?.status ?? refusal(request, apiKey) ?? (affinity ? 400 : undefined);
    if (status === undefined) {
      this.server.handleUpgrade(request, socket, head, (webSocket) => {
        new Connection(webSocket, request, this.protocol, this.service).listen();
      });
      return;
    }
    log.add({transport: this.protocol.transport, method: null, params: undefined, headers: request.headers, status});
    const body = affinity && !fault ? errorText(null, affinity) : statusText(status);
    socket.end(
      [
        `HTTP/1.1 ${status} ${statusText(status)}`,
        'Connection: close',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...(fault?.retryAfter === undefined ? [] : [`Retry-After: ${fault.retryAfter}`]),
        '',
        body,
      ].join('\r\n'),
    );
  }

  /** Terminates every connection and stops accepting new ones. */
  close(): void {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
  }
}

/** Message size in bytes from which messages are compressed, if the client negotiated it. A made-up value. */
const compressedFrom = 128;

interface Subscription {
  readonly stop: () => void;
  /** Method and params, to detect duplicate subscriptions. */
  readonly key: string;
}

class Connection {
  private readonly subscriptions = new Map<number, Subscription>();
  /** Once true, nothing is read or sent. */
  private isEnding = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly request: IncomingMessage,
    private readonly protocol: Protocol,
    private readonly service: SocketService,
  ) {}

  listen(): void {
    this.socket.on('message', (data) => this.receive((data as Buffer).toString('utf8')));
    // Protocol errors, such as a message over the limit: ws closes the connection by itself.
    this.socket.on('error', () => this.socket.terminate());
    this.socket.on('close', () => this.stop());
  }

  /** A paused socket does not notice when the client closes it, so the subscriptions stop here. */
  private fallSilent(): void {
    this.socket.pause();
    this.stop();
  }

  private stop(): void {
    for (const {stop} of this.subscriptions.values()) stop();
    this.subscriptions.clear();
  }

  private receive(text: string): void {
    if (this.isEnding) return;
    if (this.service.faults.take('malformed-response')) {
      this.socket.send('{"jsonrpc":"2.0","res');
      return;
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      this.record(null, undefined);
      this.socket.send(errorText(null, rpcError(-32700)));
      return;
    }
    for (const request of Array.isArray(parsed) ? parsed : [parsed]) this.answer(request);
  }

  private record(method: string | null, params: unknown): void {
    const {transport} = this.protocol;
    this.service.log.add({transport, method, params, headers: this.request.headers, status: 101});
  }

  private answer(request: unknown): void {
    let id: Call['id'] = null;
    try {
      const call = readCall(request);
      id = call.id;
      this.record(call.method, call.params);
      const injected = faultError(this.service.faults, call.method);
      if (injected) throw injected;
      this.perform(call);
    } catch (error) {
      this.socket.send(errorText(id, error));
    }
  }

  private perform({id, method, params}: Call): void {
    const opened = this.protocol.subscribe(method, params);
    if (opened) {
      this.subscribe(id, `${method} ${toJson(params ?? [])}`, opened);
      return;
    }
    const ended = this.protocol.unsubscribe(method, params);
    if (ended) {
      if (!this.subscriptions.has(ended.id)) {
        throw new RpcError(-32602, 'Invalid subscription id.');
      }
      this.end(ended.id);
      this.socket.send(answerText(id, true));
      return;
    }
    this.socket.send(answerText(id, this.protocol.call(method, params)));
  }

  private subscribe(
    id: Call['id'],
    key: string,
    {notification, start}: NonNullable<ReturnType<Protocol['subscribe']>>,
  ): void {
    const held = [...this.subscriptions.values()];
    if (held.some((subscription) => subscription.key === key)) throw rpcError(7702);
    if (held.length >= this.protocol.maxSubscriptions) throw rpcError(7703);

    const subscription = this.protocol.nextId();
    this.socket.send(answerText(id, subscription));
    const state = {hasEnded: false};
    const stop = start({
      notify: (result) => this.notify(notification, subscription, result),
      end: () => {
        state.hasEnded = true;
        this.end(subscription);
      },
    });
    if (state.hasEnded) stop();
    else this.subscriptions.set(subscription, {stop, key});
  }

  private end(id: number): void {
    this.subscriptions.get(id)?.stop();
    this.subscriptions.delete(id);
  }

  private notify(method: string, subscription: number, result: unknown): void {
    if (this.isEnding || this.socket.readyState !== WebSocket.OPEN) return;
    const {faults} = this.service;
    const fault = faults.insteadOf(this);
    if (fault) {
      this.isEnding = true;
      if (fault.kind === 'slow-consumer') this.socket.close(fault.code);
      else this.fallSilent();
      return;
    }
    const drop = faults.dropFor(this);
    if (drop === 'before') {
      this.socket.terminate();
      return;
    }
    const text = toJson({jsonrpc: '2.0', method, params: {result, subscription}});
    this.socket.send(text, () => {
      if (drop === 'after') this.socket.terminate();
    });
    if (drop === 'after') this.isEnding = true;
  }
}
