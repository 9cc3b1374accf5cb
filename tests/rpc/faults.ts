/** An HTTP response without a JSON-RPC body, to a POST or to a WebSocket handshake. */
interface HttpStatusFault {
  readonly kind: 'http-status';
  /** Such as 401, 429, 502, 503. */
  readonly status: number;
  /** Seconds. When absent, there is no `Retry-After` header. */
  readonly retryAfter?: number;
  /** JSON; the text of the status when absent. */
  readonly body?: string;
  /** Applies only to HTTP requests that call this method; to all requests when absent. */
  readonly method?: string;
  /** Number of requests affected; 1 when absent. */
  readonly times?: number;
}

/** An HTTP request that is never answered and not recorded: the connection stays open until the client closes it. */
interface NoAnswerFault {
  readonly kind: 'no-answer';
  /** Number of requests affected; 1 when absent. */
  readonly times?: number;
}

/** A JSON-RPC error in response to a call, over HTTP or WebSocket. */
interface RpcErrorFault {
  readonly kind: 'rpc-error';
  /** Such as 7429, 7700 to 7703, -32005. The errors 7700 and 7701 reject a batch as a whole. */
  readonly code: number;
  /** Defaults to the message for the code in src/data/errors. */
  readonly message?: string;
  readonly data?: unknown;
  /** HTTP status of a response with only this error, outside a batch; 200 when absent. */
  readonly status?: number;
  /** Applies only to calls of this method; to all calls when absent. */
  readonly method?: string;
  /** Number of calls affected; 1 when absent. */
  readonly times?: number;
}

/** Drops the TCP connection of a WebSocket without a close frame. */
interface DropSocketFault {
  readonly kind: 'drop-socket';
  /** Notifications still delivered on a connection, counted from when this fault reaches the head of the queue. */
  readonly afterNotifications: number;
  /** Number of connections affected, one after the other; 1 when absent. */
  readonly times?: number;
}

/** The server considers the client too slow: it drops the next notification and closes the connection. */
export interface SlowConsumerFault {
  readonly kind: 'slow-consumer';
  /** Notifications still delivered before that; 0 when absent. */
  readonly afterNotifications?: number;
  /** Close code, such as 1001; no code when absent. */
  readonly code?: number;
  readonly times?: number;
}

/** A dead connection: it stays open, but nothing more is sent or read. */
export interface SilentSocketFault {
  readonly kind: 'silent-socket';
  /** Notifications still delivered before that; 0 when absent. */
  readonly afterNotifications?: number;
  readonly times?: number;
}

/** Expires all blockhashes issued so far, before or after a `sendTransaction`. */
interface ExpiredBlockhashFault {
  readonly kind: 'expired-blockhash';
  /**
   * `before` (default): they have expired when the transaction arrives, so its preflight fails. `after`: the
   * transaction is accepted but never lands, and the block height passes its last valid block height.
   */
  readonly when?: 'before' | 'after';
  readonly times?: number;
}

/** Answers with invalid JSON: in an HTTP 200 response, or as a WebSocket message. */
interface MalformedResponseFault {
  readonly kind: 'malformed-response';
  readonly times?: number;
}

/** Truncates a list in an HTTP response, as if by a page size limit. */
interface ShortListFault {
  readonly kind: 'short-list';
  /** Maximum number of items to keep. */
  readonly max: number;
  /** Number of lists affected; 1 when absent. */
  readonly times?: number;
}

/** A call over HTTP reaches a node that has not seen the newest slots. */
interface NodeBehindFault {
  readonly kind: 'node-behind';
  /** How many. */
  readonly slots: number;
  /** Applies only to calls of this method; to all calls when absent. */
  readonly method?: string;
  /** Number of calls affected; 1 when absent. */
  readonly times?: number;
}

export type Fault =
  | HttpStatusFault
  | NoAnswerFault
  | RpcErrorFault
  | DropSocketFault
  | SlowConsumerFault
  | SilentSocketFault
  | ExpiredBlockhashFault
  | MalformedResponseFault
  | ShortListFault
  | NodeBehindFault;

export type FaultKind = Fault['kind'];

interface Queued {
  readonly fault: Fault;
  left: number;
  /** Notifications per connection since this fault reached the head of the queue. */
  readonly sent: WeakMap<object, number>;
}

/** First in, first out: a fault waits until all earlier faults have occurred. */
export class FaultQueue {
  private queue: Queued[] = [];

  add(fault: Fault): void {
    this.queue.push({fault, left: fault.times ?? 1, sent: new WeakMap()});
  }

  clear(): void {
    this.queue = [];
  }

  /** Those that have not occurred, not even once. */
  unmet(): Fault[] {
    return this.queue.filter(({fault, left}) => left === (fault.times ?? 1)).map(({fault}) => fault);
  }

  /** Returns the fault at the head of the queue if it is of this kind and applies, and counts one occurrence. */
  take<K extends FaultKind>(
    kind: K,
    applies: (fault: Extract<Fault, {kind: K}>) => boolean = () => true,
  ): Extract<Fault, {kind: K}> | undefined {
    const [first] = this.queue;
    if (!first || !isOfKind(first.fault, kind) || !applies(first.fault)) return undefined;
    first.left -= 1;
    if (first.left <= 0) this.queue.shift();
    return first.fault;
  }

  /**
   * Counts a notification; returns whether to drop the connection before or after sending it, or undefined to keep it.
   */
  dropFor(connection: object): 'before' | 'after' | undefined {
    const [first] = this.queue;
    if (first?.fault.kind !== 'drop-socket') return undefined;
    const {afterNotifications} = first.fault;
    const sent = countOf(first, connection);
    if (sent < afterNotifications) return undefined;
    this.take('drop-socket');
    return sent > afterNotifications ? 'before' : 'after';
  }

  /** Counts a notification; returns the fault that takes its place, if any. */
  insteadOf(connection: object): SlowConsumerFault | SilentSocketFault | undefined {
    const [first] = this.queue;
    if (first?.fault.kind !== 'slow-consumer' && first?.fault.kind !== 'silent-socket') return undefined;
    const {kind, afterNotifications = 0} = first.fault;
    return countOf(first, connection) > afterNotifications ? this.take(kind) : undefined;
  }
}

function countOf({sent}: Queued, connection: object): number {
  const count = (sent.get(connection) ?? 0) + 1;
  sent.set(connection, count);
  return count;
}

function isOfKind<K extends FaultKind>(fault: Fault, kind: K): fault is Extract<Fault, {kind: K}> {
  return fault.kind === kind;
}
