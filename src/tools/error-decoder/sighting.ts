/** Errors as found in a text, before they are described. */
import type {BuiltinMessage} from '../../data/errors/builtin-messages';
import type {ClientMessage} from '../../data/errors/client-messages';
import type {AnyConnectionFailureCause} from '../../data/errors/other-connection-failures';
import type {BodyMeaning} from '../../data/errors/status-bodies';
import type {CloseReason} from '../../data/errors/websocket-close-codes';
import type {WrongHost} from '../wrong-host';

interface Seen {
  readonly place?: string;
  /** The part of the pasted text about it. */
  readonly quote?: string;
}

/** The `code` of a JSON-RPC error, or a number in its place. */
export interface RpcSighting extends Seen {
  readonly kind: 'rpc';
  readonly code: number;
  readonly message?: string;
}

/** Details of an error from the log of an Anchor program. */
export interface AnchorSays {
  readonly name: string;
  readonly account?: string;
  /** Two values that should be equal, in log order: for addresses, usually the given and the expected one. */
  readonly compared?: {readonly left: string; readonly right: string};
}

/** A custom error number of a program; `program` is an address. */
export interface CustomSighting extends Seen {
  readonly kind: 'custom';
  readonly number: number;
  readonly program?: string;
  readonly anchor?: AnchorSays;
  /** Identity of the transaction, if known: the same object for all of its sightings. */
  readonly transaction?: object;
  /** Whether the log states it in words, which other programs may also use. */
  readonly isInWords?: boolean;
}

/** A name in a place where only runtime errors occur; `program` is the address of the program that failed with it. */
interface RuntimeSighting extends Seen {
  readonly kind: 'transaction' | 'instruction';
  readonly name: string;
  readonly program?: string;
}

/** The words of a program's error in place of its number. */
interface CustomWordsSighting extends Seen {
  readonly kind: 'custom-words';
  readonly words: string;
}

/** A name or constant anywhere in the text. */
interface NameSighting extends Seen {
  readonly kind: 'name';
  readonly name: string;
}

/**
 * `http-name` is a status of which the text has the name but not the number, `handshake` one that refused a WebSocket
 * handshake, and `rpc-words` a JSON-RPC code of which it has only words, which other software also uses.
 */
export interface NumberSighting extends Seen {
  readonly kind: 'http' | 'http-name' | 'handshake' | 'rpc-words' | 'kit';
  readonly code: number;
}

/** A WebSocket close code, and its documented reason if the text contains it. */
export interface CloseSighting extends Seen {
  readonly kind: 'close';
  readonly code: number;
  readonly reason?: CloseReason;
  /** Whether the reader's own client closed the connection. */
  readonly isSent?: true;
}

/** A client library message that has neither a code nor a name. */
interface ClientSighting extends Seen {
  readonly kind: 'client';
  readonly known: ClientMessage;
}

/** A response body that says more than its HTTP status. */
export interface BodySighting extends Seen {
  readonly kind: 'status-body';
  readonly known: BodyMeaning;
}

/** A message of a built-in program. */
interface BuiltinSighting extends Seen {
  readonly kind: 'builtin';
  readonly known: BuiltinMessage;
}

/** There was no response. */
export interface ConnectionSighting extends Seen {
  readonly kind: 'no-connection';
  readonly cause?: AnyConnectionFailureCause;
  readonly wrongHost?: WrongHost;
}

/** A failure without a number: compute units ran out, a connection closed, or an unknown kit message. */
export interface PlainSighting extends Seen {
  readonly kind: 'compute' | 'closed' | 'kit-text';
}

export type Sighting =
  | RpcSighting
  | CustomSighting
  | CustomWordsSighting
  | RuntimeSighting
  | NameSighting
  | NumberSighting
  | CloseSighting
  | BodySighting
  | ClientSighting
  | BuiltinSighting
  | ConnectionSighting
  | PlainSighting;
