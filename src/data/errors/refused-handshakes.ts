/**
 * What it means if a server answers a WebSocket handshake with an HTTP status. Used only by the decoder. Meaning in our
 * own words.
 */
import type {ErrorAdvice} from './error-advice';

export const refusedHandshakesSource = {
  /** A handshake is a GET, and any status but 101 means that there is no WebSocket. */
  handshake: 'https://www.rfc-editor.org/rfc/rfc6455#section-4',
  upgrade: 'https://nginx.org/en/docs/http/websocket.html',
  /** The WebSocket port is the RPC port plus 1. */
  localPorts: 'https://github.com/anza-xyz/agave, validator/src/commands/run/execute.rs and cli/src/cluster_query.rs',
  verified: '2026-11-29',
} as const;

/** How a server that knows only HTTP answers a GET; the other statuses mean what they mean after any request. */
export const statusesWithoutWebSocket: ReadonlySet<number> = new Set([200, 400, 404, 405]);

export const noWebSocket: ErrorAdvice = {
  meaning: 'The server answered the WebSocket handshake like any HTTP request: it serves no WebSocket at this address.',
  retry: 'after-fix',
  action:
    'Connect to the `wss://` address of an [endpoint](/platform/solana-rpc/how-to#endpoints), with its whole path. On a local validator, that is `ws://` and port 8900, not 8899.',
};

/** What else has the same effect. */
export const noWebSocketNote = 'A proxy in between that doesn’t pass on the `Upgrade` header has the same effect.';
