// cspell:ignore nodename servname

/** DNS resolution or the TLS handshake failed, or CORS kept the response from the page. */
export type ConnectionFailureCause = 'name' | 'tls' | 'cors';

/** The clients that the rows name. */
export const connectionFailuresSources = [
  {
    read: [
      'undici, lib/core/errors.js',
      'ws 8.23.0',
      'for Python: websockets 17.1, httpx, aiohttp and the standard library',
      'for Rust: hyper and reqwest',
      'node-fetch',
      'axios',
    ],
    observed: ['browsers', 'operating systems'],
    verified: '2026-11-22',
  },
  {
    read: [
      'hyper-util, src/client/legacy/connect/http.rs',
      'https://github.com/rust-lang/rust, library/std/src/sys/net/connection/socket/unix.rs',
      'reqwest, src/error.rs, which omits url if there is none',
      'Go, net/http/transport.go',
    ],
    verified: '2026-11-23',
  },
  {
    // Its reason `CORS request did not succeed` means a failed connection.
    read: ['https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS/Errors, for Firefox’s console'],
    observed: [
      'glibc and macOS, for a name that does not resolve',
      'NameResolutionError of urllib3',
      'Java',
      'Windows’ error 10054',
    ],
    verified: '2026-11-25',
  },
  {
    read: ['https://github.com/golang/go, src/io/io.go'],
    verified: '2026-11-28',
  },
] as const;

/**
 * Client messages about requests that got no response, and so neither a code nor a status. `{…}` marks a value without
 * spaces.
 */
export interface ConnectionFailure {
  /** Exact text, or enough of its start to be unambiguous. */
  readonly message: string;
  readonly client: string;
  /** Set if the text states the cause and a retry would fail in the same way. */
  readonly cause?: ConnectionFailureCause;
  /** Followed by another word, it is part of an unrelated message: `failed to fetch blockhash`. */
  readonly isWhole?: true;
  /** After a close code, it is only that code’s reason: `close 1006 (abnormal closure): unexpected EOF`. */
  readonly isAlsoReason?: true;
}

export const connectionFailures: readonly ConnectionFailure[] = [
  {message: 'Failed to fetch', client: 'Chrome', isWhole: true},
  {message: "WebSocket connection to '{url}' failed", client: 'Chrome'},
  {message: 'net::ERR_NAME_NOT_RESOLVED', client: 'Chrome', cause: 'name'},
  {message: 'net::ERR_CERT_{code}', client: 'Chrome', cause: 'tls'},
  {message: 'net::ERR_{code}', client: 'Chrome'},
  {message: 'blocked by CORS policy', client: 'Chrome', cause: 'cors'},
  {message: 'Cross-Origin Request Blocked', client: 'Firefox'},
  {message: 'Reason: CORS header', client: 'Firefox', cause: 'cors'},
  {message: 'Reason: CORS preflight', client: 'Firefox', cause: 'cors'},
  {message: 'in CORS header', client: 'Firefox', cause: 'cors'},
  {message: 'NetworkError when attempting to fetch resource', client: 'Firefox'},
  {message: 'TypeError: Load failed', client: 'Safari', isWhole: true},
  {message: 'fetch failed', client: 'Node.js'},
  {message: 'socket hang up', client: 'Node.js'},
  {message: 'other side closed', client: '`undici`'},
  {message: 'Connect Timeout Error', client: '`undici`'},
  {message: 'Headers Timeout Error', client: '`undici`'},
  {message: 'Body Timeout Error', client: '`undici`'},
  {message: 'UND_ERR_CONNECT_TIMEOUT', client: '`undici`'},
  {message: 'UND_ERR_HEADERS_TIMEOUT', client: '`undici`'},
  {message: 'UND_ERR_BODY_TIMEOUT', client: '`undici`'},
  {message: 'UND_ERR_SOCKET', client: '`undici`'},
  {message: 'The operation was aborted', client: 'Node.js'},
  {message: 'This operation was aborted', client: 'Node.js'},
  {message: 'TimeoutError', client: 'browsers, Node.js and Python'},
  {message: 'Client network socket disconnected before secure TLS', client: 'Node.js'},
  {message: 'network timeout at:', client: '`node-fetch`'},
  {message: 'Premature close', client: '`node-fetch`', isWhole: true},
  {message: 'timeout of {time} exceeded', client: '`axios`'},
  {message: 'Received network error or non-101 status code', client: 'Node.js'},
  {message: 'Opening handshake has timed out', client: '`ws`'},
  {message: 'timed out during opening handshake', client: '`websockets` for Python'},
  {message: 'Connection refused', client: 'Python and others (system message)'},
  {message: 'ECONNREFUSED', client: 'Node.js'},
  {message: 'ECONNRESET', client: 'Node.js'},
  {message: 'ENOTFOUND', client: 'Node.js', cause: 'name'},
  {message: 'ETIMEDOUT', client: 'Node.js'},
  {message: 'EAI_AGAIN', client: 'Node.js'},
  {message: 'EHOSTUNREACH', client: 'Node.js'},
  {message: 'ENETUNREACH', client: 'Node.js'},
  {message: 'All connection attempts failed', client: '`httpx` for Python'},
  {message: 'ConnectTimeout', client: '`httpx` and `requests` for Python'},
  {message: 'ReadTimeout', client: '`httpx` and `requests` for Python'},
  {message: 'WriteTimeout', client: '`httpx` for Python'},
  {message: 'PoolTimeout', client: '`httpx` for Python'},
  {message: 'Max retries exceeded with url', client: '`requests` for Python'},
  {message: 'Remote end closed connection without response', client: 'Python'},
  {message: 'Cannot connect to host', client: '`aiohttp` for Python'},
  {message: 'Server disconnected', client: '`aiohttp` for Python', isWhole: true},
  {message: 'Name or service not known', client: 'Python and others (system message)', cause: 'name'},
  {message: 'nodename nor servname provided', client: 'Python and others on macOS', cause: 'name'},
  {message: 'getaddrinfo failed', client: 'Python on Windows', cause: 'name'},
  {message: 'Failed to resolve', client: '`urllib3` for Python', cause: 'name'},
  {message: 'java.net.UnknownHostException', client: 'Java', cause: 'name'},
  {message: 'forcibly closed by the remote host', client: 'Windows (system message)'},
  {message: 'Temporary failure in name resolution', client: 'Python and others (system message)'},
  {message: 'unable to get local issuer certificate', client: 'Node.js and Python (OpenSSL message)', cause: 'tls'},
  {message: 'certificate has expired', client: 'Node.js and Python (OpenSSL message)', cause: 'tls'},
  {message: 'self-signed certificate', client: 'Node.js and Python (OpenSSL message)', cause: 'tls'},
  {message: 'certificate verify failed', client: 'Python', cause: 'tls'},
  {message: 'x509: certificate', client: 'Go', cause: 'tls'},
  {message: 'ERR_SSL_{code}', client: 'Chrome and Node.js', cause: 'tls'},
  {message: 'Connection reset by peer', client: 'Python and others (system message)'},
  {message: 'connect timed out', client: 'Java'},
  {message: 'Read timed out', client: 'Java, and `urllib3` for Python'},
  {message: 'error sending request for url', client: '`reqwest` for Rust'},
  {message: 'kind: Request', client: '`reqwest` for Rust'},
  {message: 'tcp connect error', client: '`hyper-util` for Rust'},
  {message: 'failed to lookup address information', client: 'Rust', cause: 'name'},
  {message: 'error trying to connect', client: '`hyper` for Rust'},
  {message: 'connection error: connection reset', client: '`hyper` for Rust'},
  {message: 'connection closed before message completed', client: '`hyper` for Rust'},
  {message: 'operation timed out', client: '`reqwest` for Rust, and Go'},
  {message: 'no such host', client: 'Go', cause: 'name'},
  {message: 'i/o timeout', client: 'Go'},
  {message: 'TLS handshake timeout', client: 'Go'},
  {message: 'context deadline exceeded', client: 'Go'},
  {message: 'unexpected EOF', client: 'Go', isWhole: true, isAlsoReason: true},
  {message: 'Client.Timeout exceeded', client: 'Go'},
  {message: 'Client.Timeout or context cancellation', client: 'Go'},
  {message: 'The connection failed', client: 'samples of this site'},
];

/** `curl` exit codes for a failed connection (https://curl.se/docs/manpage.html#EXIT), with the cause if known. */
export const curlConnectionExits: ReadonlyMap<number, ConnectionFailureCause | undefined> = new Map([
  [5, 'name'],
  [6, 'name'],
  [7, undefined],
  [16, undefined],
  [18, undefined],
  [28, undefined],
  [35, 'tls'],
  [52, undefined],
  [55, undefined],
  [56, undefined],
  [58, 'tls'],
  [59, 'tls'],
  [60, 'tls'],
  [77, 'tls'],
  [92, undefined],
]);
