// cspell:ignore Rcvd

/**
 * WebSocket close codes, as defined by the protocol: which ones Syndica and a Solana node send, and when, is not
 * documented. Meanings in our own words.
 */
import type {ErrorAdvice} from './error-advice';

export const webSocketCloseCodesSource = {
  url: 'https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1',
  verified: '2026-11-21',
} as const;

/** For 1012 to 1014, which were added later; as version 17.1 of the Python package `websockets` lists it. */
export const webSocketCloseCodeRegistry = {
  url: 'https://www.iana.org/assignments/websocket/websocket.xhtml#close-code-number',
  verified: '2026-11-22',
} as const;

/** Settings that limit the message size. */
export const messageSizeSource = {
  websockets: 'https://websockets.readthedocs.io/en/stable/reference/asyncio/client.html, max_size',
  ws: 'https://github.com/websockets/ws/blob/master/doc/ws.md, maxPayload',
  gorilla: 'https://pkg.go.dev/github.com/gorilla/websocket#Conn.SetReadLimit',
  coder: 'https://pkg.go.dev/github.com/coder/websocket#Conn.SetReadLimit',
  verified: '2026-11-25',
} as const;

/** Range of codes with which a connection can close, unlisted ones included. */
export const closeCodeRange = {first: 1000, last: 4999} as const;

/** The advice is our interpretation: the source only says what a code means. */
export interface WebSocketCloseCode extends ErrorAdvice {
  readonly code: number;
  readonly name: string;
  /** As `coder/websocket` for Go prints it, `stringer.go` of version 1.8.13. */
  readonly goName: string;
  /** As `tungstenite` for Rust prints it with `{:?}`, `src/protocol/frame/coding.rs`; it has none for 1014. */
  readonly rustName?: string;
  /** What the code means if it comes with this reason text. */
  readonly reason?: CloseReason;
  /** What it means if the reader’s own client sent it. Used only by the decoder. */
  readonly sent?: ErrorAdvice;
}

export interface CloseReason extends ErrorAdvice {
  /** As clients print it. */
  readonly text: string;
}

const reconnect = 'Reconnect with increasing waits, and subscribe again: old subscription ids are no longer valid.';

/** For messages that the reader’s own client rejects, with close code 1009 or with an error without a code. */
export const tooLargeForClient: ErrorAdvice = {
  meaning: 'A message, such as a block, was larger than your client accepts, so the client closed the connection.',
  retry: 'after-fix',
  action:
    'Raise the limit of your client: `max_size` of `websockets` for Python, `maxPayload` of `ws`, or `SetReadLimit` in Go. Then reconnect, and subscribe again.',
};

export const webSocketCloseCodes: readonly WebSocketCloseCode[] = [
  {
    code: 1000,
    name: 'Normal closure',
    goName: 'StatusNormalClosure',
    rustName: 'Normal',
    meaning: 'The connection had served its purpose, and one side closed it.',
    retry: 'same',
    action: 'If it wasn’t your code that closed it, reconnect and subscribe again.',
  },
  {
    code: 1001,
    name: 'Going away',
    goName: 'StatusGoingAway',
    rustName: 'Away',
    meaning: 'One side is going away: a server is stopping, or the user left the page.',
    retry: 'same',
    action: reconnect,
  },
  {
    code: 1002,
    name: 'Protocol error',
    goName: 'StatusProtocolError',
    rustName: 'Protocol',
    meaning: 'One side broke the rules of the WebSocket protocol.',
    retry: 'after-fix',
    action: 'Update the client library, and look for a proxy in between that changes traffic.',
  },
  {
    code: 1003,
    name: 'Unsupported data',
    goName: 'StatusUnsupportedData',
    rustName: 'Unsupported',
    meaning: 'One side got a type of data it doesn’t accept, such as a binary frame instead of text.',
    retry: 'after-fix',
    action: 'Send JSON as text frames.',
  },
  {
    code: 1005,
    name: 'No status received',
    goName: 'StatusNoStatusRcvd',
    rustName: 'Status',
    meaning: 'The connection was closed without a code. The client library supplies this one itself.',
    retry: 'same',
    action: reconnect,
  },
  {
    code: 1006,
    name: 'Abnormal closure',
    goName: 'StatusAbnormalClosure',
    rustName: 'Abnormal',
    meaning: 'The connection dropped without a close frame. The client library supplies this code itself.',
    retry: 'same',
    action: `${reconnect} If it happens right away, check the address and the key: a refused handshake looks like this in a browser.`,
  },
  {
    code: 1007,
    name: 'Invalid payload',
    goName: 'StatusInvalidFramePayloadData',
    rustName: 'Invalid',
    meaning: 'A text message was not valid UTF-8.',
    retry: 'after-fix',
    action: 'Encode messages as UTF-8.',
  },
  {
    code: 1008,
    name: 'Policy violation',
    goName: 'StatusPolicyViolation',
    rustName: 'Policy',
    meaning: 'A message broke a rule of the other side, which doesn’t have to say which one.',
    retry: 'after-fix',
    action:
      'Compare your connections and subscriptions with the [limits](/platform/resources/rate-limits#websocket-limits), and check the key.',
  },
  {
    code: 1009,
    name: 'Message too big',
    goName: 'StatusMessageTooBig',
    rustName: 'Size',
    meaning: 'A message was larger than the side that closed the connection accepts.',
    retry: 'after-fix',
    action:
      'If your client closed it, raise its `max_size` or `maxPayload`. If not, send shorter messages: [what closes a connection](/platform/resources/rpc-error-codes#websocket).',
    sent: tooLargeForClient,
  },
  {
    code: 1010,
    name: 'Extension missing',
    goName: 'StatusMandatoryExtension',
    rustName: 'Extension',
    meaning: 'The client asked for an extension that the server did not agree to.',
    retry: 'after-fix',
    action: 'Don’t require an extension such as [compression](/platform/resources/ws-deflate).',
  },
  {
    code: 1011,
    name: 'Internal error',
    goName: 'StatusInternalError',
    rustName: 'Error',
    meaning: 'The server ran into something unexpected.',
    retry: 'same',
    action: reconnect,
    reason: {
      // Sent by `websockets` for Python, as client or server.
      text: 'keepalive ping timeout',
      meaning: 'A ping got no response in time. Usually your own code reads too slowly, or the connection is dead.',
      retry: 'same',
      action: `[Keep reading, and do the work elsewhere](/platform/chainstream-api#keep-up). ${reconnect}`,
    },
  },
  {
    code: 1012,
    name: 'Service restart',
    goName: 'StatusServiceRestart',
    rustName: 'Restart',
    meaning: 'The service is restarting.',
    retry: 'same',
    action: reconnect,
  },
  {
    code: 1013,
    name: 'Try again later',
    goName: 'StatusTryAgainLater',
    rustName: 'Again',
    meaning: 'The server can’t serve the connection right now, for example because it is overloaded.',
    retry: 'same',
    action: reconnect,
  },
  {
    code: 1014,
    name: 'Bad gateway',
    goName: 'StatusBadGateway',
    meaning: 'A gateway or proxy got no valid response from the server behind it, as with HTTP status 502.',
    retry: 'same',
    action: reconnect,
  },
  {
    code: 1015,
    name: 'TLS failure',
    goName: 'StatusTLSHandshake',
    rustName: 'Tls',
    meaning: 'The TLS handshake failed. The client library supplies this code itself.',
    retry: 'after-fix',
    action: 'Check your machine’s clock and certificates, and any proxy that intercepts TLS.',
  },
];
