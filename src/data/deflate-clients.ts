/**
 * WebSocket clients and what they do about permessage-deflate (RFC 7692).
 *
 * Each `source` is the repository or manual the row was read from. Verified 2026-11-21.
 */
export interface DeflateClient {
  readonly name: string;
  readonly language: string;
  /** `experimental`: works, but its authors reserve changes. */
  readonly support: 'yes' | 'no' | 'experimental';
  /** What to write to switch it on, or what happens by itself. Inline Markdown. */
  readonly setting: string;
  /** Whether a connection offers compression without any setting. */
  readonly onByDefault: boolean;
  readonly source: string;
}

export const deflateClients: readonly DeflateClient[] = [
  {
    name: '`WebSocket`',
    language: 'Browsers',
    support: 'yes',
    setting: 'None: read `extensions` to see the result',
    onByDefault: true,
    source: 'https://developer.mozilla.org/en-US/docs/Web/API/WebSocket/extensions',
  },
  {
    name: '`WebSocket` (undici)',
    language: 'Node.js',
    support: 'yes',
    setting: 'None: read `extensions` to see the result',
    onByDefault: true,
    source: 'https://github.com/nodejs/undici',
  },
  {
    name: '`ws`',
    language: 'Node.js',
    support: 'yes',
    setting: '`perMessageDeflate`',
    onByDefault: true,
    source: 'https://github.com/websockets/ws/blob/master/doc/ws.md',
  },
  {
    name: '`@solana/kit`',
    language: 'TypeScript',
    support: 'yes',
    setting: 'None: it uses the native `WebSocket`, or `ws` where there is none',
    onByDefault: true,
    source: 'https://github.com/anza-xyz/kit',
  },
  {
    name: '`websockets`',
    language: 'Python',
    support: 'yes',
    setting: '`compression="deflate"`',
    onByDefault: true,
    source: 'https://github.com/python-websockets/websockets',
  },
  {
    name: '`aiohttp`',
    language: 'Python',
    support: 'yes',
    setting: '`compress=15`',
    onByDefault: false,
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
    setting: '`CompressionMode`',
    onByDefault: false,
    source: 'https://github.com/coder/websocket',
  },
  {
    name: '`gorilla/websocket`',
    language: 'Go',
    support: 'experimental',
    setting: '`EnableCompression`, without context takeover',
    onByDefault: false,
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
    setting: '`minWebSocketMessageToCompress`',
    onByDefault: true,
    source: 'https://github.com/square/okhttp',
  },
  {
    name: '`ClientWebSocket`',
    language: '.NET',
    support: 'yes',
    setting: '`DangerousDeflateOptions`',
    onByDefault: false,
    source:
      'https://learn.microsoft.com/en-us/dotnet/api/system.net.websockets.clientwebsocketoptions.dangerousdeflateoptions',
  },
];
