/**
 * Texts with which clients say that there was no answer, and so no code and no status. `{…}` marks a value
 * without a space.
 *
 * Sources: the clients that are named, read 2026-11-22: Node.js (undici), `ws` 8.23.0, `websockets` 17.1 for
 * Python; browsers and systems by what they print.
 */
export interface ConnectionFailure {
  /** Exact text, or as much of its beginning as tells it from others. */
  readonly message: string;
  readonly client: string;
  /** With another word after it, it is part of a sentence of others: `failed to fetch blockhash`. */
  readonly isWhole?: true;
}

export const connectionFailures: readonly ConnectionFailure[] = [
  {message: 'Failed to fetch', client: 'Chrome', isWhole: true},
  {message: "WebSocket connection to '{url}' failed", client: 'Chrome'},
  {message: 'fetch failed', client: 'Node.js'},
  {message: 'Received network error or non-101 status code', client: 'Node.js'},
  {message: 'Opening handshake has timed out', client: '`ws`'},
  {message: 'timed out during opening handshake', client: '`websockets` for Python'},
  {message: 'Connection refused', client: 'Python and others, as the system says it'},
  {message: 'ECONNREFUSED', client: 'Node.js'},
  {message: 'ECONNRESET', client: 'Node.js'},
  {message: 'ENOTFOUND', client: 'Node.js'},
  {message: 'ETIMEDOUT', client: 'Node.js'},
  {message: 'EAI_AGAIN', client: 'Node.js'},
  {message: 'All connection attempts failed', client: '`httpx` for Python'},
  {message: 'Max retries exceeded with url', client: '`requests` for Python'},
  {message: 'error sending request for url', client: '`reqwest` for Rust'},
  {message: 'no such host', client: 'Go'},
  {message: 'Client.Timeout exceeded while awaiting headers', client: 'Go'},
  {message: 'The connection failed', client: 'samples of this site'},
];

/** Exit codes of `curl` for a connection that failed: name, network, TLS or time. */
export const curlConnectionExits: readonly number[] = [6, 7, 28, 35, 52, 56, 60];
