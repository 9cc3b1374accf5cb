import type {PlacedAddress} from './code/addresses-in';
import type {Sender} from './sender-advice';

/** A request as a program, a command, or a raw HTTP message sends it, as far as the text shows. */
export interface SentRequest {
  /** Offset of the call, the command, or the request line. */
  readonly at: number;
  readonly sender: Sender;
  /** The HTTP method: of code in capitals, of a command as curl sends it; undefined if it is unclear. */
  readonly verb: string | undefined;
  /** Undefined if any part of it is computed. */
  readonly url: PlacedAddress | undefined;
  /** Undefined if code that is not in the text may set others. */
  readonly headers: readonly Header[] | undefined;
  /** Undefined if it has no JSON body, or one that is elsewhere. */
  readonly body: SentBody | undefined;
}

export interface Header {
  /** In any of the spellings of languages: `Content-Type`, `CONTENT_TYPE`. */
  readonly name: string;
  /** Undefined if it is computed. */
  readonly value: string | undefined;
  readonly at: number;
}

/**
 * What becomes of a body: a text is sent as it is; `json` is an object that the client encodes, and for which it sets
 * the content type; an object where the client takes a text; or a text that the client encodes once more.
 */
export type SentBody = 'text' | 'json' | 'object' | 'twice';

/** The header in a line such as `Content-Type: application/json`. */
export function headerIn(line: string, at: number, isComputed = false): Header {
  const [name = ''] = line.split(':', 1);
  return {name: name.trim(), value: isComputed ? undefined : line.slice(name.length + 1).trim(), at};
}

/** The header with this name, in any spelling. */
export function headerNamed(headers: readonly Header[], wanted: string): Header | undefined {
  return headers.find(({name}) => spelling(name) === spelling(wanted));
}

function spelling(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}
