/** What a text holds, before anyone says what it means. */
import type {BuiltinMessage} from '../../data/errors/builtin-messages';
import type {ClientMessage} from '../../data/errors/client-messages';
import type {ConnectionFailureCause} from '../../data/errors/connection-failures';
import type {CloseReason} from '../../data/errors/websocket-close-codes';
import type {WrongHost} from '../wrong-host';

interface Seen {
  readonly place?: string;
  /** Text of the reader that belongs to it. */
  readonly quote?: string;
}

/** The `code` of a JSON-RPC error, or a number that stands in its place. */
export interface RpcSighting extends Seen {
  readonly kind: 'rpc';
  readonly code: number;
  readonly message?: string;
}

/** What the log of an Anchor program says of its error. */
export interface AnchorSays {
  readonly name: string;
  readonly account?: string;
  /** Two values that should be equal, in the order of the log: for an address, mostly the given one and the right one. */
  readonly compared?: {readonly left: string; readonly right: string};
}

/** A number that a program chose; `program` is an address. */
export interface CustomSighting extends Seen {
  readonly kind: 'custom';
  readonly number: number;
  readonly program?: string;
  readonly anchor?: AnchorSays;
  /** The same object for all that failed in one transaction, where that is known. */
  readonly transaction?: object;
  /** Whether a log tells it in words, which a program of somebody else may use as well. */
  readonly isInWords?: boolean;
}

/** A name in a place where only an error of the runtime stands. */
export interface RuntimeSighting extends Seen {
  readonly kind: 'transaction' | 'instruction';
  readonly name: string;
}

/** A name or a constant somewhere in the text. */
export interface NameSighting extends Seen {
  readonly kind: 'name';
  readonly name: string;
}

/** `http-name` is a status of which a text has the name and not the number. */
export interface NumberSighting extends Seen {
  readonly kind: 'http' | 'http-name' | 'kit';
  readonly code: number;
}

/** The code with which a WebSocket closed, and a text of the data that says more. */
export interface CloseSighting extends Seen {
  readonly kind: 'close';
  readonly code: number;
  readonly reason?: CloseReason;
  /** Whether the reader's own client closed the connection. */
  readonly isSent?: true;
}

/** A text of a client library that has neither code nor name. */
export interface ClientSighting extends Seen {
  readonly kind: 'client';
  readonly known: ClientMessage;
}

/** A text of a program that comes with the node. */
export interface BuiltinSighting extends Seen {
  readonly kind: 'builtin';
  readonly known: BuiltinMessage;
}

/** There was no answer. */
export interface ConnectionSighting extends Seen {
  readonly kind: 'no-connection';
  readonly cause?: ConnectionFailureCause;
  readonly wrongHost?: WrongHost;
}

/** A failure without a number: compute units ran out, a connection closed, or kit says it in words. */
export interface PlainSighting extends Seen {
  readonly kind: 'compute' | 'closed' | 'kit-text';
}

export type Sighting =
  | RpcSighting
  | CustomSighting
  | RuntimeSighting
  | NameSighting
  | NumberSighting
  | CloseSighting
  | ClientSighting
  | BuiltinSighting
  | ConnectionSighting
  | PlainSighting;
