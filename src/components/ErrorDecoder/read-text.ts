import {httpStatuses} from '../../data/errors/http-statuses';
import {earlierReasonPhrases, otherHttpStatuses, reasonPhrases} from '../../data/errors/other-http-statuses';
import {providerErrors} from '../../data/errors/provider-errors';
import {meaningsOf} from './known-names';
import {readLogs, instructionPlace} from './read-logs';
import {readMessages} from './read-messages';
import type {Sighting} from './sighting';

/** Longer lines are read in pieces. */
const lengthOfLine = 2000;
const maximumLines = 2000;

/** Names that stand in status lines: those of Syndica, and of the standard. */
const statusNames: readonly (readonly [status: number, name: string])[] = [
  ...[...httpStatuses, ...otherHttpStatuses]
    .filter(({status}) => status >= 400)
    .map(({status, name}) => [status, name] as const),
  ...[reasonPhrases, earlierReasonPhrases].flatMap((phrases) => [...phrases]),
];

const statusOfName = new Map(statusNames.map(([status, name]) => [name.toLowerCase(), status]));

const statusPatterns = [
  /\bHTTP\/\d(?:\.\d)? {1,3}(\d{3})\b/gi,
  /\bHTTP(?: (?:error|status))?(?: code)?[ :(]{1,3}(\d{3})\b/gi,
  /\bstatus(?:[ _]?code)?(?: client error| server error)?["']?[ :=(]{1,4}(\d{3})\b/gi,
  /\b(?:returned error|server response|responded with|response code)[ :]{1,3}(\d{3})\b/gi,
  /<title>\s{0,9}(\d{3})\b/gi,
  new RegExp(`\\b(\\d{3})[ :-]{1,3}(?:${[...statusOfName.keys()].join('|')})\\b`, 'gi'),
];

/** The number that a text calls its code, and those that cannot be anything else. */
const codePatterns = [/\b(?:code|error)["'\]]?[ :=#(]{1,4}(-?\d{3,6})\b(?!\.\d)/gi, /(?<![\w.-])(-32\d{3})\b(?!\.\d)/g];

const ownCodes = new Set(providerErrors.map(({code}) => code));

const noConnection =
  /\bcurl: \((?:6|7|28|35|52|56|60)\)|\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)\b|\bFailed to fetch\b|\bfetch failed\b|\bConnection refused\b/;

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
    ...readCloseCodes(shortened),
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
  return codePatterns.flatMap((pattern) =>
    numbersOf(text, pattern)
      .filter((code) => code < 0 || ownCodes.has(code))
      .map((code): Sighting => ({kind: 'rpc', code})),
  );
}

function readStatuses(text: string): Sighting[] {
  return statusPatterns
    .flatMap((pattern) => numbersOf(text, pattern))
    .filter((code) => code >= 200 && code < 600)
    .map((code) => ({kind: 'http', code}));
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

function readCloseCodes(text: string): Sighting[] {
  if (!/websocket|\bwss?\b|close ?event|close frame/i.test(text)) return [];
  if (/no close frame received or sent/i.test(text)) return [{kind: 'close', code: 1006}];
  return numbersOf(text, /\b(?:closed?|closing|code|received|sent)\b[^\d\n]{1,24}(1\d{3}|4\d{3})\b/gi).map((code) => ({
    kind: 'close',
    code,
  }));
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
