import type {ErrorAdvice} from '../../data/errors/error-advice';
import type {Retry} from '../../data/errors/solana-errors';

/** Who reports an error, and so who can say what it means. */
export type ErrorOwner =
  'syndica' | 'json-rpc' | 'node' | 'runtime' | 'program' | 'http' | 'websocket' | 'client' | 'unknown';

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
 * How sure a finding is: the text says so; the text leaves it open and this is one reading of it; or
 * nobody documents the code.
 */
export type Certainty = 'certain' | 'possible' | 'unknown';

/** One error that a text holds, or one reading of it. */
export interface DecodedError {
  /** Unique in one answer, and the same for the same error: `rpc:-32005`, `program:token:1`. */
  readonly id: string;
  readonly owner: ErrorOwner;
  /** Who it is by name, where the text says so: `Token program`, or the address of a program. */
  readonly ownerName?: string;
  readonly certainty: Certainty;
  /** As the source writes it: `-32005`, `HTTP 429`, `0x1771 (6001)`, `BlockhashNotFound`. */
  readonly code: string;
  /** In words; empty where the code is the name. */
  readonly name: string;
  /** One sentence, sometimes two; inline Markdown. */
  readonly meaning: string;
  /** What tells this reading from another, or what readers mistake it for; inline Markdown. */
  readonly note?: string;
  /** Absent where nobody can know. */
  readonly retry?: Retry;
  /** What to do, most useful first; inline Markdown. */
  readonly actions: readonly string[];
  /** Where in the text it stands: `Instruction 0, counting from 0`, `Response 2 of 3`. Plain text. */
  readonly places: readonly string[];
  /** What the text itself says about it. Plain text of the reader: never to be read as Markdown. */
  readonly quotes: readonly string[];
  /** Path and anchor on this site that explain it. */
  readonly href: string;
}

/** What a finding has while nobody has said where it stands in a text. */
export const notSeen = {certainty: 'certain', places: [], quotes: []} as const;

export function adviceOf({meaning, retry, action}: ErrorAdvice): Pick<DecodedError, 'meaning' | 'retry' | 'actions'> {
  return {meaning, retry, actions: [action]};
}
