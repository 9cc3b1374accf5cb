import {webSocketCloseCodes} from '../../../data/errors/websocket-close-codes';
import type {CloseSighting, PlainSighting} from '../sighting';
import {isAboutWebSocket} from './is-about-web-socket';
import {numbersOf} from './numbers-of';
import {withoutConnectionFailures} from './read-connection-failure';

/** A WebSocket close code, but not part of a date or a count of something. */
const closeCode = closeCodeOf('[1-4]\\d{3}');

/** The same where years and other codes are as likely: the others of four digits are reserved. */
const likelyCloseCode = closeCodeOf('10[01]\\d|[34]\\d{3}');

/** What often comes with a code as its reason: other words introduce what it counts. */
const anyName = webSocketCloseCodes.map(({name}) => name).join('|');

/** The line of a program that reports a closed connection. */
const closedLine = '(?:(?:on)?clos(?:e|ed)|disconnected)';

/** Contexts that identify a close code in any text. */
const closePatterns = [
  `\\b(?:received|sent) ${closeCode}(?= \\([^\\n]{0,200}; (?:then (?:received|sent)|no close frame) )`,
  `; then (?:received|sent) ${closeCode}(?= \\()`,
  `\\bclos(?:e|ed|ing|ure)\\b[^\\d\\n]{0,24}\\b(?:code|status)[ :=(]{1,3}${closeCode}`,
  // coder/websocket for Go, for a code without a name.
  `\\bstatus = StatusCode\\(${closeCode}(?=\\) and reason)`,
  // wscat
  `^disconnected \\(code: ${closeCode}`,
  // Rust, printed with `{:?}`: tungstenite for a code without a name, and axum.
  `\\bCloseFrame \\{\\s{0,8}code: (?:\\w{1,20}\\(\\s{0,8})?${closeCode}`,
  `(?<!\\b(?:error|exit)[: ]{1,2})\\bcode["']?[ :=]{1,3}${likelyCloseCode},? ["']?reason\\b`,
  // As programs log it; `ws` for Node.js gives the reason as a buffer.
  `^${closedLine}(?: with)?[ :(]{1,2}${likelyCloseCode}(?= ?(?:$|[,.;:)(]|<Buffer\\b|(?:${anyName})\\b))`,
].map((pattern) => new RegExp(pattern, 'gim'));

/** Python's `websockets` reports that it closed first; `then sent` only means that it answered the other side. */
const sentPattern = new RegExp(
  `(?<!then )\\bsent ${closeCode}(?= \\([^\\n]{0,200}; (?:then received|no close frame) )`,
  'gi',
);

/** Words between `closed` and a close code; other words introduce a time, or an amount. */
const wordsBeforeCode =
  '(?:with|code|status|reason|frame|event|error|unexpectedly|abnormally|normally|cleanly|by (?:the )?(?:server|client|peer|remote)(?=:| \\())';

/** Context that identifies a close code in a line about a connection. */
const closePatternOfLine = new RegExp(
  `\\b(?:(?:on)?clos(?:e|ed|ing|ure)|disconnected|connection lost)(?:[ :=([,#"'>-]|\\b${wordsBeforeCode}\\b){1,12}${likelyCloseCode}`,
  'gi',
);

/** Context that identifies a close code in a text about a WebSocket, such as a printed event object. */
const closePatternOfEvent = new RegExp(`\\bcode["']?[ :=(]{1,4}${closeCode}`, 'gi');

/** As tungstenite for Rust prints a close code that has a name, with `{:?}`. */
const closeFrameOfRust = /\bCloseFrame \{\s{0,8}code: ([A-Z]\w{1,20})\b/g;

/** In sentences, and as tungstenite for Rust prints it with `{:?}`. */
const closedWithoutCode =
  /\b(?:ConnectionClosed|SendAfterClosing)\b|\bwork with closed connection|\bsending after closing is not allowed|\buse of closed network connection|\bwebsocket: close sent\b|\b(?:websocket|socket|connection|channel)(?: (?:is|was|has been))?(?: already)? closed\b|\bconnection to remote host was lost\b|\breset ?without ?closing ?handshake\b|\bclosed, (?:next attempt|retry|reconnect)/i;

/** For code 1006, which libraries supply themselves: Python's `websockets`, and coder/websocket for Go. */
const noCloseFrame = /no close frame received or sent|\bfailed to read frame header: (?:unexpected )?EOF\b/i;

/** WebSocket close codes in a text, or that a connection closed if there are none. */
export function readClosures(lines: readonly string[], text: string): (CloseSighting | PlainSighting)[] {
  const lower = text.toLowerCase();
  const explained = webSocketCloseCodes.flatMap(({code, reason}): CloseSighting[] =>
    reason !== undefined && lower.includes(reason.text) ? [{kind: 'close', code, reason}] : [],
  );
  const sent = numbersOf(text, sentPattern);
  const codes = [
    ...sent,
    ...(noCloseFrame.test(text) ? [1006] : []),
    ...numbersOf(text, ...closePatterns),
    ...[...text.matchAll(closeFrameOfRust)].flatMap(([, name = '']) => codeOfRust(name)),
    ...lines.filter(isAboutConnection).flatMap((line) => numbersOf(line, closePatternOfLine)),
    ...(isAboutWebSocket(text) ? numbersOf(text, closePatternOfEvent) : []),
  ].filter((code) => !explained.some((known) => known.code === code));
  const seen = [...new Set(codes)].map((code): CloseSighting => ({
    kind: 'close',
    code,
    ...(sent.includes(code) && {isSent: true}),
  }));
  const found = [...explained, ...seen];
  if (found.length > 0) return found;
  return closedWithoutCode.test(withoutConnectionFailures(text)) ? [{kind: 'closed'}] : [];
}

function codeOfRust(name: string): number[] {
  return webSocketCloseCodes.filter(({rustName}) => rustName === name).map(({code}) => code);
}

function closeCodeOf(numbers: string): string {
  return `(${numbers})\\b(?![-/.:]\\d)(?! ?[a-z]+s\\b)`;
}

function isAboutConnection(line: string): boolean {
  return isAboutWebSocket(line) || /\bconnection\b|\bsocket\b|\bnext attempt\b|\breconnect/i.test(line);
}
