import type {ErrorAdvice} from '../../data/errors/error-advice';
import type {Retry} from '../../data/errors/solana-errors';

/** Who reports an error, and therefore defines its meaning. */
type ErrorOwner = 'syndica' | 'json-rpc' | 'node' | 'runtime' | 'program' | 'http' | 'websocket' | 'client' | 'unknown';

export const ownerLabels: Readonly<Record<ErrorOwner, string>> = {
  syndica: 'Syndica',
  'json-rpc': 'JSON-RPC',
  node: 'Solana node',
  runtime: 'Solana runtime',
  program: 'Program',
  http: 'HTTP',
  websocket: 'WebSocket',
  client: 'Client library',
  unknown: 'Unknown',
};

/**
 * How certain a finding is: stated by the text, one of several readings of an ambiguous text, or a code that nobody
 * documents.
 */
export type Certainty = 'certain' | 'possible' | 'unknown';

/** An error found in a text, or one reading of it. */
export interface DecodedError {
  /** Unique within a result, and the same for the same error: `rpc:-32005`, `program:token:1`. */
  readonly id: string;
  readonly owner: ErrorOwner;
  /** Name of the owner, if known: `Token program`, or a program address. */
  readonly ownerName?: string;
  readonly certainty: Certainty;
  /** As the source writes it: `-32005`, `HTTP 429`, `0x1771 (6001)`, `BlockhashNotFound`. */
  readonly code: string;
  /** In words; empty if the code is the name. */
  readonly name: string;
  /** One sentence, sometimes two; inline Markdown. */
  readonly meaning: string;
  /** What usually leads to it, if the text doesn't tell; inline Markdown. */
  readonly cause?: string | undefined;
  /** What distinguishes this reading from others, or what readers confuse it with; inline Markdown. */
  readonly note?: string;
  /** Omitted if it cannot be known. */
  readonly retry?: Retry;
  /** What to do, most useful first; inline Markdown. */
  readonly actions: readonly string[];
  /**
   * Where it occurs: `Instruction 0, counting from 0`, `Response 2 of 3`, the name of a program, or the client that
   * names it otherwise. Plain text.
   */
  readonly places: readonly string[];
  /** Quotes about it from the pasted text. Untrusted plain text: never render it as Markdown. */
  readonly quotes: readonly string[];
  /** Path and anchor of the explanation on this site. */
  readonly href: string;
}

/** Defaults of a finding that has not been located in a text. */
export const notSeen = {certainty: 'certain', places: [], quotes: []} as const;

export function adviceOf({meaning, retry, action}: ErrorAdvice): Pick<DecodedError, 'meaning' | 'retry' | 'actions'> {
  return {meaning, retry, actions: [action]};
}
