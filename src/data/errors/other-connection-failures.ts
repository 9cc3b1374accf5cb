// cspell:ignore appstrings EPROTO httpcore hyperium rustls seanmonstar

/**
 * More texts of clients for requests that got no response, in addition to those that a page lists. Used only by the
 * decoder.
 */
import type {ConnectionAdvice} from './connection-causes';
import type {ConnectionFailure, ConnectionFailureCause} from './connection-failures';

/** Projects that print the texts, which are as other public code compares them. */
export const otherConnectionFailuresSource = {
  printedBy: [
    'axios/axios, lib/adapters/xhr.js and lib/core/AxiosError.js',
    'JakeChampion/fetch, fetch.js, which React Native uses',
    'nodejs/node, doc/api/errors.md, common system errors',
    'openssl/openssl, crypto/err/openssl.txt, SSL_R_WRONG_VERSION_NUMBER',
    'golang/go, src/net/http/client.go and transport.go, src/crypto/tls/conn.go',
    'golang/net, http2/transport.go',
    'hyperium/hyper, src/error.rs, and rustls/rustls, rustls/src/error.rs and conn.rs',
    'seanmonstar/reqwest, src/error.rs',
    'encode/httpcore, httpcore/_async/http11.py',
    'urllib3/urllib3, src/urllib3/response.py',
    'encode/httpx, httpx/_exceptions.py',
    'mozilla/gecko-dev, browser/locales/en-US/chrome/overrides/appstrings.properties',
    'python-websockets/websockets, src/websockets/client.py',
  ],
} as const;

/** Besides the causes that the page lists: one side uses TLS, and the other doesn’t. */
export type AnyConnectionFailureCause = ConnectionFailureCause | 'scheme';

export const wrongScheme: ConnectionAdvice = {
  name: 'Wrong scheme or port',
  meaning: 'Your client and the server don’t agree on whether the connection is encrypted.',
  action:
    'Start the address with `https:` or `wss:`, as the [endpoints](/platform/solana-rpc/how-to#endpoints) do. For a local validator, start it with `http:` or `ws:`.',
};

interface OtherConnectionFailure extends Omit<ConnectionFailure, 'cause'> {
  readonly cause?: AnyConnectionFailureCause;
}

export const otherConnectionFailures: readonly OtherConnectionFailure[] = [
  {message: 'AxiosError: Network Error', client: '`axios`', isWhole: true},
  {message: 'Error: Network Error', client: '`axios` before version 1', isWhole: true},
  {message: 'ERR_NETWORK', client: '`axios`'},
  {message: 'Network request failed', client: 'React Native', isWhole: true},
  {message: 'Network request timed out', client: 'React Native', isWhole: true},
  {message: 'write EPIPE', client: 'Node.js'},
  {message: 'write EPROTO', client: 'Node.js', cause: 'tls'},
  {message: 'ERR_SSL_WRONG_VERSION_NUMBER', client: 'Node.js', cause: 'scheme'},
  {message: 'SSL routines:{function}wrong version number', client: 'Node.js and curl (OpenSSL)', cause: 'scheme'},
  {message: 'SSL: WRONG_VERSION_NUMBER', client: 'Python', cause: 'scheme'},
  {message: 'http: server gave HTTP response to HTTPS client', client: 'Go', cause: 'scheme'},
  {message: 'tls: first record does not look like a TLS handshake', client: 'Go', cause: 'scheme'},
  {message: 'Post "{url}": EOF', client: 'Go', isWhole: true},
  {message: 'write: broken pipe', client: 'Go'},
  {message: 'http: server closed idle connection', client: 'Go'},
  {message: 'http2: server sent GOAWAY and closed the connection', client: 'Go'},
  {message: 'hyper::Error(IncompleteMessage', client: '`hyper` for Rust'},
  {message: 'error reading a body from connection', client: '`hyper` for Rust'},
  {message: 'request or response body error', client: '`reqwest` for Rust'},
  {message: 'reqwest::Error { kind: Body', client: '`reqwest` for Rust'},
  {message: 'peer closed connection without sending TLS close_notify', client: '`rustls` for Rust'},
  {message: 'Server disconnected without sending a response', client: '`httpx` for Python'},
  {message: 'Connection broken: IncompleteRead', client: '`urllib3` for Python'},
  {message: 'did not receive a valid HTTP response', client: '`websockets` for Python'},
  {message: 'httpx.ReadError', client: '`httpx` for Python'},
  {message: "can't establish a connection to the server at", client: 'Firefox'},
  {message: 'hyper::Error(Connect', client: '`hyper` for Rust'},
  {message: 'received corrupt message of type InvalidContentType', client: '`rustls` for Rust', cause: 'scheme'},
];
