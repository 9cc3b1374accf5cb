import type {NumberSighting} from '../sighting';
import {numbersOf} from './numbers-of';

/** How clients name the HTTP status with which a server refused a WebSocket handshake. */
const patterns = [
  // ws for Node.js.
  /\bUnexpected server response: (\d{3})\b/g,
  // Chrome.
  /\bWebSocket handshake: Unexpected response code: (\d{3})\b/g,
  // Python: websocket-client, websockets, and aiohttp.
  /\bHandshake status (\d{3})\b/g,
  /\bserver rejected WebSocket connection: HTTP (\d{3})\b/g,
  /\bWSServerHandshakeError: (\d{3})\b/g,
  // Rust: tungstenite, by itself, in the client of Agave, and printed with `{:?}`.
  /\b(?:tungstenite|websocket error)\b\D{0,40}\bHTTP error: (\d{3})\b/gi,
  /\bHttp\(Response \{ status: (\d{3})\b/g,
  // coder/websocket for Go.
  /\bstatus code 101 but got (\d{3})\b/g,
  // OkHttp and Java-WebSocket.
  /\bExpected HTTP 101 response but was '(\d{3})\b/g,
  /\bInvalid status code received: (\d{3}) Status line: /g,
  // .NET.
  /\bstatus code '(\d{3})' when status code '101' was expected\b/g,
];

/** HTTP statuses of refused WebSocket handshakes in a text. */
export function readHandshake(text: string): NumberSighting[] {
  return numbersOf(text, ...patterns).map((code) => ({kind: 'handshake', code}));
}
