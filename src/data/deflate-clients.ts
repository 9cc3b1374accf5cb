/**
 * WebSocket clients and their support for permessage-deflate (RFC 7692).
 *
 * Each `source` is the repository or manual the row was read from.
 */

/** When the sources were read. */
export const deflateSource = {verified: '2026-11-21'} as const;

export interface DeflateClient {
  readonly name: string;
  readonly language: string;
  /** `experimental`: works, but its API may change. */
  readonly support: 'yes' | 'no' | 'experimental';
  /** How to enable it, or what happens by default. Inline Markdown. */
  readonly setting: string;
  /** Whether connections offer compression by default. */
  readonly onByDefault: boolean;
  /** How code detects that a connection is compressed; inline Markdown. Omitted if only the handshake shows it. */
  readonly check?: string;
  readonly source: string;
}

export const deflateClients: readonly DeflateClient[] = [
  {
    name: '`WebSocket`',
    language: 'Browsers',
    support: 'yes',
    setting: 'None: scripts can’t change it',
    onByDefault: true,
    check: '`socket.extensions`',
    source: 'https://developer.mozilla.org/en-US/docs/Web/API/WebSocket/extensions',
  },
  {
    name: '`WebSocket` (undici)',
    language: 'Node.js',
    support: 'yes',
    setting: 'None',
    onByDefault: true,
    check: '`socket.extensions`',
    source: 'https://github.com/nodejs/undici',
  },
  {
    name: '`ws`',
    language: 'Node.js',
    support: 'yes',
    setting: '`perMessageDeflate: true`',
    onByDefault: true,
    check: '`socket.extensions`',
    source: 'https://github.com/websockets/ws/blob/master/doc/ws.md',
  },
  {
    name: '`@solana/kit`',
    language: 'TypeScript',
    support: 'yes',
    setting: 'None: it uses the native `WebSocket`, or `ws`',
    onByDefault: true,
    source: 'https://github.com/anza-xyz/kit',
  },
  {
    name: '`websockets`',
    language: 'Python',
    support: 'yes',
    setting: '`compression="deflate"`',
    onByDefault: true,
    check: '`socket.protocol.extensions`',
    source: 'https://github.com/python-websockets/websockets',
  },
  {
    name: '`aiohttp`',
    language: 'Python',
    support: 'yes',
    setting: '`compress=15`',
    onByDefault: false,
    check: '`socket.compress` is not 0',
    source: 'https://github.com/aio-libs/aiohttp',
  },
  {
    name: '`websocket-client`',
    language: 'Python',
    support: 'no',
    setting: 'None',
    onByDefault: false,
    source: 'https://github.com/websocket-client/websocket-client',
  },
  {
    name: '`coder/websocket`',
    language: 'Go',
    support: 'yes',
    setting: '`CompressionMode` of `DialOptions`',
    onByDefault: false,
    check: 'Response of `Dial`',
    source: 'https://github.com/coder/websocket',
  },
  {
    name: '`gorilla/websocket`',
    language: 'Go',
    support: 'experimental',
    setting: '`EnableCompression` of `Dialer`; it keeps no context',
    onByDefault: false,
    check: 'Response of `Dial`',
    source: 'https://github.com/gorilla/websocket',
  },
  {
    name: '`soketto`',
    language: 'Rust',
    support: 'yes',
    setting: 'Crate feature `deflate`',
    onByDefault: false,
    source: 'https://github.com/paritytech/soketto',
  },
  {
    name: '`ratchet_rs`',
    language: 'Rust',
    support: 'yes',
    setting: 'Crate feature `deflate`, and `DeflateExtProvider`',
    onByDefault: false,
    source: 'https://docs.rs/crate/ratchet_rs/latest',
  },
  {
    name: '`tungstenite`, `tokio-tungstenite`',
    language: 'Rust',
    support: 'no',
    setting: 'None',
    onByDefault: false,
    source: 'https://github.com/snapview/tungstenite-rs',
  },
  {
    name: '`fastwebsockets`',
    language: 'Rust',
    support: 'no',
    setting: 'None',
    onByDefault: false,
    source: 'https://github.com/denoland/fastwebsockets',
  },
  {
    name: 'OkHttp',
    language: 'Java, Kotlin',
    support: 'yes',
    setting: '`minWebSocketMessageToCompress`, for what you send',
    onByDefault: true,
    check: 'Response in `onOpen`',
    source: 'https://github.com/square/okhttp',
  },
  {
    name: '`ClientWebSocket`',
    language: '.NET',
    support: 'yes',
    setting: '`DangerousDeflateOptions`',
    onByDefault: false,
    check: '`HttpResponseHeaders`, with `Options.CollectHttpResponseDetails` on',
    source:
      'https://learn.microsoft.com/en-us/dotnet/api/system.net.websockets.clientwebsocketoptions.dangerousdeflateoptions',
  },
];

/** A parameter of the handshake's offer and response. Source: RFC 7692, section 7.1. */
export interface DeflateParameter {
  readonly name: string;
  readonly inOffer: string;
  readonly inAnswer: string;
  readonly withoutIt: string;
}

export const deflateParameters: readonly DeflateParameter[] = [
  {
    name: 'server_no_context_takeover',
    inOffer: 'Asks the server to start fresh for each message',
    inAnswer: 'The server does so',
    withoutIt: 'The server keeps its context',
  },
  {
    name: 'client_no_context_takeover',
    inOffer: 'Hints that the client starts fresh for each message',
    inAnswer: 'The client has to do so',
    withoutIt: 'The client keeps its context',
  },
  {
    name: 'server_max_window_bits',
    inOffer: 'Upper limit for the server’s window, 8 to 15',
    inAnswer: 'The limit that the server uses',
    withoutIt: '15, which is 32 KiB',
  },
  {
    name: 'client_max_window_bits',
    inOffer: 'Says that the client can respect a limit; a value is optional',
    inAnswer: 'The limit for the client; only in response to such an offer',
    withoutIt: '15, which is 32 KiB',
  },
];

/** Memory use of one connection with context takeover. */
export interface DeflateMemory {
  readonly part: string;
  readonly memory: string;
  readonly remark: string;
  readonly source: string;
}

const zlibMemory = 'https://github.com/madler/zlib/blob/v1.3.1/zconf.h';
const websocketsMemory = 'https://websockets.readthedocs.io/en/stable/topics/memory.html';

export const deflateMemory: readonly DeflateMemory[] = [
  {
    part: 'zlib, to decompress what you receive',
    memory: '32 KiB, plus a few KiB',
    remark: '15-bit window',
    source: zlibMemory,
  },
  {
    part: 'zlib, to compress what you send',
    memory: '256 KiB, plus a few KiB',
    remark: '15-bit window, memory level 8: both are the defaults',
    source: zlibMemory,
  },
  {
    part: 'Python `websockets`, whole connection',
    memory: '64 KiB',
    remark: 'Its own settings are smaller than zlib’s',
    source: websocketsMemory,
  },
  {
    part: 'Python `websockets`, whole connection without compression',
    memory: '14 KiB',
    remark: '`compression=None`',
    source: websocketsMemory,
  },
];
