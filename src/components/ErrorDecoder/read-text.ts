import {connectionFailures, curlConnectionExits} from '../../data/errors/connection-failures';
import {providerErrors} from '../../data/errors/provider-errors';
import {webSocketCloseCodes} from '../../data/errors/websocket-close-codes';
import {meaningsOf, statusNames} from './known-names';
import {readLogs, instructionPlace} from './read-logs';
import {readMessages} from './read-messages';
import type {Sighting} from './sighting';

/** Longer lines are read in pieces. */
const lengthOfLine = 2000;
const maximumLines = 2000;

const statusOfName = new Map(statusNames.map(([status, name]) => [name.toLowerCase(), status]));

/** Where three digits in a text are a status, whichever it is. */
const statusPatterns = [
  /\bHTTP\/\d(?:\.\d)? {1,3}(\d{3})\b/gi,
  /\bHTTP(?: (?:error|status))?(?: code)?[ :(]{1,3}(\d{3})\b/gi,
  /\bstatus(?:[ _]?code)?(?: client error| server error)?["']?[ :=(]{1,4}(\d{3})\b/gi,
  /\b(?:returned error|server response|responded with|response code)[ :]{1,3}(\d{3})\b/gi,
  /<title>\s{0,9}(\d{3})\b/gi,
  new RegExp(`\\b(\\d{3})[ :-]{1,3}(?:${[...statusOfName.keys()].join('|')})\\b`, 'gi'),
];

/** Where they are one only if somebody documents it: other counts stand there too. */
const possibleStatusPatterns = [
  /\b(?:returned|responded|answered|replied)(?: with)?(?: (?:status|code)){0,2}[ :]{1,2}(\d{3})\b(?! ?[a-z]+s\b)/gi,
  /^(?:\w{0,40}Error: )?(\d{3}): /gm,
];

/** The number that a text calls its code, and those that cannot be anything else. */
const codePatterns = [/\b(?:code|error)["'\]]?[ :=#(]{1,4}(-?\d{3,6})\b(?!\.\d)/gi, /(?<![\w.-])(-32\d{3})\b(?!\.\d)/g];

const ownCodes = new Set(providerErrors.map(({code}) => code));

const anyOwnCode = `(${[...ownCodes].join('|')})`;

/** A code of Syndica before its message, or after what went wrong. */
const ownCodePatterns = [
  new RegExp(`(?:^|: )${anyOwnCode}(?=:? [A-Z])`, 'gm'),
  new RegExp(`\\b(?:not|failed|refused|rejected)\\b[^\\d\\n]{0,60}[:(] ?${anyOwnCode}\\b`, 'gi'),
];

const noConnection = new RegExp(
  [
    `\\bcurl: \\((?:${curlConnectionExits.join('|')})\\)`,
    ...connectionFailures.map(({message}) => `\\b${message.replace(/\{[^}]*\}/g, '\\S{1,200}')}\\b`),
  ].join('|'),
  'i',
);

/** A code with which a WebSocket closes: no date, and no count of something. */
const closeCode = '([1-4]\\d{3})\\b(?![-/.:]\\d)(?! ?[a-z]+s\\b)';

/** Where four digits are such a code in any text. */
const closePatterns = [
  `\\b(?:received|sent) ${closeCode}(?= \\()`,
  `\\bclos(?:e|ed|ing|ure)\\b[^\\d\\n]{0,24}\\b(?:code|status)[ :=(]{1,3}${closeCode}`,
  `^clos(?:e|ed)(?: with)?[ :(]{1,2}${closeCode}(?= ?(?:$|[,.;:)(]))`,
].map((pattern) => new RegExp(pattern, 'gim'));

/** Where they are one in a line about a connection; after some words stands a time or an amount. */
const closePatternOfLine = new RegExp(
  `\\bclos(?:e|ed|ing|ure)\\b(?:(?!\\b(?:after|at|for|in|since|to|within)\\b)[^\\d\\n]){1,24}${closeCode}`,
  'gi',
);

/** Where they are one in a text about a WebSocket, such as an event that is printed with its members. */
const closePatternOfEvent = new RegExp(`\\bcode["']?[ :=(]{1,4}${closeCode}`, 'gi');

const closedWithoutCode =
  /\b(?:websocket|socket|connection|channel)(?: (?:is|was|has been))?(?: already)? closed\b|\bclosed, (?:next attempt|retry|reconnect)/i;

/** Everything that a text without JSON names: codes, statuses, logs, names and messages. */
export function readText(text: string, {ofRpc = true} = {}): Sighting[] {
  const lines = linesOf(text);
  const shortened = lines.join('\n');
  return [
    ...readLogs(shortened),
    ...readRuntimeErrors(shortened),
    ...(ofRpc ? readCodes(shortened) : []),
    ...lines.flatMap((line) => readMessages(line, {ofRpc})),
    ...readKit(shortened),
    ...readClosures(lines, shortened),
    ...readStatuses(shortened),
    ...lines.flatMap(readStatusName),
    ...readNames(shortened),
    ...(noConnection.test(shortened) ? [{kind: 'no-connection'} as const] : []),
  ];
}

/** Lines as a log has them, also where they are the elements of an array in JSON that is cut off. */
function linesOf(text: string): string[] {
  const pieces = text.replace(/",\s{0,20}"/g, '"\n"').match(new RegExp(`.{1,${lengthOfLine}}`, 'g')) ?? [];
  return pieces.slice(0, maximumLines).map((line) => line.trim());
}

/** `InstructionError(0, Custom(6001))` of Rust, `InstructionError: [ 0, { Custom: 6001 } ]` of Node. */
function readRuntimeErrors(text: string): Sighting[] {
  const indexed =
    /\bInstructionError["']?[ :(]{1,3}[[(]?\s{0,8}(\d{1,3}),\s{0,8}\{?\s{0,8}["']?(?:InstructionError(?:Fieldless)?(?:::|\.)?)?(\w{1,60})["']?(?:[ :(]{1,3}(\d{1,10}))?/g;
  const found = [...text.matchAll(indexed)].map(([, index, name = '', number]): Sighting => {
    const place = instructionPlace(Number(index));
    return name === 'Custom' && number !== undefined
      ? {kind: 'custom', number: Number(number), place}
      : {kind: 'instruction', name, place};
  });
  if (found.length > 0) return found;
  return [...text.matchAll(/\b(?:InstructionError)?Custom["']?[ :(]{1,3}(\d{1,10})\b/g)].map(([, number]) => ({
    kind: 'custom',
    number: Number(number),
  }));
}

function readCodes(text: string): Sighting[] {
  const lower = text.toLowerCase();
  const codes = [
    ...codePatterns.flatMap((pattern) => numbersOf(text, pattern)).filter((code) => code < 0 || ownCodes.has(code)),
    ...ownCodePatterns.flatMap((pattern) => numbersOf(text, pattern)),
    ...providerErrors.filter(({name}) => lower.includes(name.toLowerCase())).map(({code}) => code),
  ];
  return codes.map((code) => ({kind: 'rpc', code}));
}

function readStatuses(text: string): Sighting[] {
  const documented = new Set(statusOfName.values());
  return [
    ...statusPatterns.flatMap((pattern) => numbersOf(text, pattern)).filter((code) => code >= 200 && code < 600),
    ...possibleStatusPatterns.flatMap((pattern) => numbersOf(text, pattern)).filter((code) => documented.has(code)),
  ].map((code) => ({kind: 'http', code}));
}

/** A line that is the name of a status and nothing else, as a body often is. */
function readStatusName(line: string): Sighting[] {
  const code = statusOfName.get(line.toLowerCase());
  return code === undefined ? [] : [{kind: 'http', code}];
}

function readKit(text: string): Sighting[] {
  return [
    ...numbersOf(text, /\bSolana error #(-?\d{1,10})\b/gi),
    ...numbersOf(text, /\b__code["']?[ :=]{1,3}(-?\d{1,10})\b/g),
  ].map((code) => ({kind: 'kit', code}));
}

/** The codes with which a WebSocket closed, or that it closed. */
function readClosures(lines: readonly string[], text: string): Sighting[] {
  const reasons = webSocketCloseCodes.flatMap(({code, reason}): Sighting[] =>
    reason !== undefined && text.toLowerCase().includes(reason.text) ? [{kind: 'close', code, reason}] : [],
  );
  const explained = new Set(reasons.map((sighting) => sighting.kind === 'close' && sighting.code));
  const codes = [
    ...(/no close frame received or sent/i.test(text) ? [1006] : []),
    ...closePatterns.flatMap((pattern) => numbersOf(text, pattern)),
    ...lines.filter(isAboutConnection).flatMap((line) => numbersOf(line, closePatternOfLine)),
    ...(isAboutWebSocket(text) ? numbersOf(text, closePatternOfEvent) : []),
  ];
  const found = [
    ...reasons,
    ...[...new Set(codes)].filter((code) => !explained.has(code)).map((code) => ({kind: 'close', code}) as const),
  ];
  return found.length === 0 && closedWithoutCode.test(text) ? [{kind: 'closed'}] : found;
}

function isAboutWebSocket(text: string): boolean {
  return /websocket|\bwss?\b|close ?event|close frame/i.test(text);
}

function isAboutConnection(line: string): boolean {
  return isAboutWebSocket(line) || /\bconnection\b|\bsocket\b|\bnext attempt\b|\breconnect/i.test(line);
}

/** Names of errors as code writes them: two words or more, so that prose holds none by chance. */
function readNames(text: string): Sighting[] {
  const names = text.match(/\b(?:[A-Z][a-z0-9]+){2,9}\b|\bSOLANA_ERROR__\w{1,120}\b|\bJSON_RPC_\w{1,80}\b/g) ?? [];
  return [...new Set(names)]
    .filter((name) => name !== 'InstructionError')
    .filter((name) => name.startsWith('SOLANA_ERROR__') || meaningsOf(name).length > 0)
    .map((name) => ({kind: 'name', name}));
}

function numbersOf(text: string, pattern: RegExp): number[] {
  return [...new Set([...text.matchAll(pattern)].map(([, digits]) => Number(digits)))];
}
