import {moreHttpStatuses} from '../../../data/errors/more-http-statuses';
import {meaningsOf, statusNames} from '../known-names';
import type {Sighting} from '../sighting';
import {numbersOf} from './numbers-of';
import {readClosures} from './read-closures';
import {readCloudflare} from './read-cloudflare';
import {readConnectionFailure} from './read-connection-failure';
import {readHandshake} from './read-handshake';
import {readKit} from './read-kit';
import {readLogs, instructionPlace} from './read-logs';
import {readMessages} from './read-messages';
import {readParamsDetail} from './read-params-detail';
import {readProgramMessages} from './read-program-messages';
import {readQuotedBodies} from './read-quoted-body';
import {readCodes} from './read-rpc-codes';

/** Longer lines are split, but not within a number. */
const lineOrPart = /.{1,2000}(?!\w)|.{1,2000}/g;

const statusOfName = new Map(statusNames.map(([status, name]) => [name.toLowerCase(), status]));

/** Contexts that identify any three digits as an HTTP status. */
const statusPatterns = [
  /\bHTTP\/\d(?:\.\d)? {1,3}(\d{3})\b/gi,
  /\bHTTP(?: (?:error|status))?(?: code)?[ :(]{1,3}(\d{3})\b/gi,
  // Not the exit status of a process.
  /(?<!\bexit(?:ed)?(?: with)? )\bstatus(?:[ _]?code)?(?: client error| server error)?["']?[ :=(]{1,4}(\d{3})\b/gi,
  /\b(?:returned error|server response|responded with|response code)[ :]{1,3}(\d{3})\b/gi,
  /\b(\d{3}) (?:Client|Server) Error: /g,
  // aiohttp for Python.
  /Error: (\d{3}), message=/g,
  /<title>(?:[^<\n]{1,100} \|)?\s{0,9}(\d{3})\b/gi,
  // CloudFront.
  /<h1>(\d{3}) ERROR<\/h1>/gi,
  // Their names are also words, so only the number before them counts; `302 found` may be a count.
  ...moreHttpStatuses
    .filter(({name}) => name !== 'Found')
    .map(({status, name}) => new RegExp(`\\b(${status})[ :(-]{1,3}${name}\\b`, 'g')),
  new RegExp(`\\b(\\d{3})[ :(-]{1,3}(?:page )?(?:${[...statusOfName.keys()].join('|')})\\b`, 'gi'),
];

/** Lines of access logs, most of which are no errors. */
const accessLogPatterns = [
  /\bHTTP\/\d(?:\.\d)?" {1,3}(\d{3})\b/gi,
  // morgan for Node.js.
  /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S{1,500} (\d{3}) (?:(?:\d{1,12}|-) - )?\d{1,9}(?:\.\d{1,9})? ms\b/g,
];

/** Contexts that identify only documented statuses: other numbers occur there as well. */
const possibleStatusPatterns = [
  /\b(?:returned|responded|answered|replied)(?: with)?(?: (?:status|code)){0,2}[ :]{1,2}(\d{3})\b(?! ?[a-z]+s\b)/gi,
  /^(?:\w{0,40}Error: )?(\d{3}): /gm,
  /\b(?:not|failed|refused|rejected)\b[^\d\n]{0,40}: (\d{3})$/gim,
];

/** Everything that a text without JSON mentions: codes, statuses, logs, names, and messages. */
export function readText(text: string, {ofRpc = true} = {}): Sighting[] {
  const lines = linesOf(text);
  const shortened = lines.join('\n');
  return [
    ...readLogs(shortened),
    ...readProgramMessages(lines),
    ...readRuntimeErrors(shortened),
    ...(ofRpc ? readCodes(shortened) : []),
    ...lines.flatMap((line) => readMessages(line, {ofRpc})),
    ...(ofRpc ? lines.flatMap(readParamsDetail) : []),
    ...readKit(shortened),
    ...readHandshake(shortened),
    ...readClosures(lines, shortened),
    ...readStatuses(shortened),
    ...readCloudflare(shortened),
    ...readQuotedBodies(shortened),
    ...lines.flatMap(readStatusName),
    ...readNames(shortened),
    ...readConnectionFailure(shortened),
  ];
}

/** Splits a log into lines, even if they are the elements of a truncated JSON array. */
function linesOf(text: string): string[] {
  return (text.replace(/",\s{0,20}"/g, '"\n"').match(lineOrPart) ?? []).map((line) => line.trim());
}

/**
 * `InstructionError(0, Custom(6001))` of Rust, `InstructionError: [ 0, { Custom: 6001 } ]` of Node, which may print
 * bigints, `map[InstructionError:[0 map[Custom:6001]]]` of Go, and what solders for Python wraps it in:
 * `InstructionError((0, Tagged(Custom(InstructionErrorCustom(6001)))))`.
 */
function readRuntimeErrors(text: string): Sighting[] {
  const indexed =
    /\b(?:TransactionError)?InstructionError["']?[\s:([]{1,20}(\d{1,3})n?(?:,\s{0,8}|(?<=:\[\d{1,3}) )(?:\{|map\[)?\s{0,8}["']?(?:(?:Tagged|Fieldless)\(\s{0,8})?(?:InstructionError(?:Fieldless)?(?:::|\.)?)?(\w{1,60})["']?(?:[\s:(]{1,8}(?:InstructionErrorCustom\(\s{0,8})?(\d{1,10}))?/g;
  const found = [...text.matchAll(indexed)].map(([, index, name = '', number]): Sighting => {
    const place = instructionPlace(Number(index));
    return name === 'Custom' && number !== undefined
      ? {kind: 'custom', number: Number(number), place}
      : {kind: 'instruction', name, place};
  });
  if (found.length > 0) return found;
  return [...text.matchAll(/\b(?:InstructionError)?Custom["']?[ :(]{1,3}(0x[\da-fA-F]{1,8}|\d{1,10})n?\b/g)].map(
    ([, number]) => ({
      kind: 'custom',
      number: Number(number),
    }),
  );
}

function readStatuses(text: string): Sighting[] {
  const documented = new Set(statusOfName.values());
  return [
    ...numbersOf(text, ...statusPatterns).filter((code) => code >= 200 && code < 600),
    ...numbersOf(text, ...accessLogPatterns).filter((code) => code >= 400 && code < 600),
    ...numbersOf(text, ...possibleStatusPatterns).filter((code) => documented.has(code)),
  ].map((code) => ({kind: 'http', code}));
}

/** The status that a line consists of, as bodies often do, or that it ends with. */
function readStatusName(line: string): Sighting[] {
  const code = statusOfName.get(line.toLowerCase()) ?? statusNames.find(([, name]) => line.endsWith(`: ${name}`))?.[0];
  return code === undefined ? [] : [{kind: 'http-name', code}];
}

/** Error names as in code: of at least two words, so that prose does not match by chance. */
function readNames(text: string): Sighting[] {
  const names = text.match(/\b(?:[A-Z]{1,8}[a-z0-9]+){2,9}\b|\bSOLANA_ERROR__\w{1,120}\b|\bJSON_RPC_\w{1,80}\b/g) ?? [];
  return [...new Set(names)]
    .filter((name) => name !== 'InstructionError')
    .filter((name) => name.startsWith('SOLANA_ERROR__') || meaningsOf(name).length > 0)
    .map((name) => ({kind: 'name', name}));
}
