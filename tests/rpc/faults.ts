/** An HTTP answer without a JSON-RPC body: to a POST, or to the handshake of a WebSocket. */
export interface HttpStatusFault {
  readonly kind: 'http-status';
  /** Such as 401, 429, 502, 503. */
  readonly status: number;
  /** Seconds; the header `Retry-After` is there only when this is. */
  readonly retryAfter?: number;
  /** Meets only calls of this method, over HTTP, and lets others pass; all requests when absent. */
  readonly method?: string;
  /** Requests it meets; 1 when absent. */
  readonly times?: number;
}

/** A JSON-RPC error in place of the answer to a call, over HTTP or WebSocket. */
export interface RpcErrorFault {
  readonly kind: 'rpc-error';
  /** Such as 7429, 7700 to 7703, -32005. The errors 7700 and 7701 answer a batch as a whole. */
  readonly code: number;
  /** The text that src/data/errors has for the code when absent. */
  readonly message?: string;
  readonly data?: unknown;
  /** HTTP status of an answer that is this error alone; 200 when absent. */
  readonly status?: number;
  /** Meets only calls of this method, and lets others pass; all calls when absent. */
  readonly method?: string;
  /** Calls it meets; 1 when absent. */
  readonly times?: number;
}

/** The TCP connection of a WebSocket ends without a close frame. */
export interface DropSocketFault {
  readonly kind: 'drop-socket';
  /** Notifications that the connection still gets, counted from when this fault is first in the queue. */
  readonly afterNotifications: number;
  /** Connections it meets, one after the other; 1 when absent. */
  readonly times?: number;
}

/** The server finds a client too slow: its next notification is lost, and the server closes the connection. */
export interface SlowConsumerFault {
  readonly kind: 'slow-consumer';
  /** Notifications that the connection still gets; 0 when absent. */
  readonly afterNotifications?: number;
  /** Of the close frame, such as 1001; none when absent. */
  readonly code?: number;
  readonly times?: number;
}

/** Meets a `sendTransaction`: the blockhashes given out so far expire. */
export interface ExpiredBlockhashFault {
  readonly kind: 'expired-blockhash';
  /**
   * `before` (when absent): they have expired when the transaction comes in, so that its preflight fails. `after`: the
   * transaction is accepted, never lands, and the block height passes its last valid one.
   */
  readonly when?: 'before' | 'after';
  readonly times?: number;
}

/** Text that is not JSON in place of an answer: HTTP 200, or a WebSocket message. */
export interface MalformedResponseFault {
  readonly kind: 'malformed-response';
  readonly times?: number;
}

/** A list in answer to a call over HTTP ends early, as where one answer may not hold more. */
export interface ShortListFault {
  readonly kind: 'short-list';
  /** Items that are left. */
  readonly most: number;
  /** Lists it meets; 1 when absent. */
  readonly times?: number;
}

export type Fault =
  | HttpStatusFault
  | RpcErrorFault
  | DropSocketFault
  | SlowConsumerFault
  | ExpiredBlockhashFault
  | MalformedResponseFault
  | ShortListFault;

export type FaultKind = Fault['kind'];

interface Queued {
  readonly fault: Fault;
  left: number;
  /** Notifications of each connection since this fault became the first. */
  readonly sent: WeakMap<object, number>;
}

/** Faults happen in the order in which they came: one waits until those before it have happened. */
export class FaultQueue {
  private queue: Queued[] = [];

  add(fault: Fault): void {
    this.queue.push({fault, left: fault.times ?? 1, sent: new WeakMap()});
  }

  clear(): void {
    this.queue = [];
  }

  /** The first fault, if it is of a kind; it has then happened once. */
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

  /** Counts a notification, and says whether the connection ends: before it is sent, after it, or not. */
  dropFor(connection: object): 'before' | 'after' | undefined {
    const [first] = this.queue;
    if (first?.fault.kind !== 'drop-socket') return undefined;
    const {afterNotifications} = first.fault;
    const sent = countOf(first, connection);
    if (sent < afterNotifications) return undefined;
    this.take('drop-socket');
    return sent > afterNotifications ? 'before' : 'after';
  }

  /** Counts a notification, and says whether the client is too slow for it. */
  tooSlowFor(connection: object): SlowConsumerFault | undefined {
    const [first] = this.queue;
    if (first?.fault.kind !== 'slow-consumer') return undefined;
    const {afterNotifications = 0} = first.fault;
    return countOf(first, connection) > afterNotifications ? this.take('slow-consumer') : undefined;
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
