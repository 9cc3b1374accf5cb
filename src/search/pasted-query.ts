import {withoutSecrets} from '../lib/secrets/without-secrets';
import {withoutColors} from '../lib/text/without-colors';
import {cleanQuery} from './clean-query';
import {failureCause} from './failure-cause';
import {withoutLogPrefix} from './log-prefix';

/** What names the error in lines of logs and stack traces, most specific first. */
const tellingPatterns = [
  // Numbers of more digits are pointers and addresses.
  /-32\d{3}\b|\b0x[\da-f]{1,8}\b|\b(?:code|status|HTTP(?:\/[\d.]+)?)\W{0,3}\d{3,4}\b/i,
  /error|fail|exceed|expired|invalid|blocked|refused|denied|rejected|time[ds]? ?out|not found|too (?:large|long|many)/i,
];

/** They tell nothing about an error, and take most of a query. */
const address = /['"(<]?\b(?:https?|wss?):\/\/[^\s'")>]+['")>]?/gi;

/** An error in a response or a log in JSON, whatever else it has: its first members. */
const jsonError = /"error"\s*:\s*\{([^]{0,2000})|("code"\s*:[^]{0,100}"message"\s*:[^]{0,2000})/;
const jsonMessage = /"message"\s*:\s*("(?:[^"\\]|\\.)*"?)/;
const jsonCode = /"code"\s*:\s*"?(-?\d+)/;

/** What web3.js puts around the message of a simulation. */
const simulationReport = /\bSimulation failed\.\s{0,9}Message: /;

/** What nodes put before the cause of a failed simulation, and clients before that. */
const simulationCause = /^.*(?:Transaction simulation failed|Error processing Instruction \d+): (?=\S)/i;

/** The modules of a Rust type: in `solana_transaction::versioned::VersionedTransaction`, its name tells enough. */
const modules = /\b(?:\w+::)+/g;

/** How much of a line is read before and after what names the error: a log in JSON is a single line. */
const readAround = 1000;

/**
 * The query for a pasted text: unchanged but for secrets. If it exceeds the maximum length, its beginning without
 * addresses, or of an error message, the part of the line that names the error: the innermost cause comes last, after
 * prefixes such as `Transaction simulation failed:`. Of a JSON-RPC response, its error.
 *
 * @param ownKey the API key that the reader has entered, or empty
 * @returns at most `maxLength` UTF-16 code units, up to the end of a word: the search takes the last one as unfinished.
 */
export function pastedQuery(pasted: string, maxLength: number, ownKey: string): string {
  const text = withoutSecrets(withoutColors(pasted), ownKey);
  if (text.length <= maxLength) return text;
  const lines = (errorInJson(text) ?? withoutReport(text))
    .replace(address, ' ')
    .replace(modules, '')
    .split('\n')
    .map((line) => withoutLogPrefix(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const failed = lines.find((each) => simulationCause.test(each));
  if (failed !== undefined) return cutAfterWord(failureCause(failed.replace(simulationCause, '')), maxLength);
  const telling = tellingPatterns.find((pattern) => lines.some((line) => pattern.test(line)));
  const line = lines.find((each) => telling?.test(each)) ?? lines[0] ?? text.trim();
  const cause = telling ? causeOf(line, telling, maxLength) : line;
  return cutAfterWord(cause.length > maxLength ? failureCause(cause) : cause, maxLength);
}

/** Whether a pasted text is about an error, as far as its words tell. */
export function tellsOfError(pasted: string): boolean {
  return tellingPatterns.some((pattern) => pattern.test(pasted));
}

/** The code and the message, or the cause in the message, which then says more than the code. */
function errorInJson(text: string): string | undefined {
  // Loggers write JSON into JSON strings.
  const [, inError, besideCode] = jsonError.exec(text) ?? jsonError.exec(text.replaceAll('\\"', '"')) ?? [];
  const members = inError ?? besideCode ?? '';
  const [, quoted] = jsonMessage.exec(members) ?? [];
  if (quoted === undefined) return undefined;
  const message = readString(quoted);
  const cause = failureCause(message);
  const [, code] = jsonCode.exec(members) ?? [];
  return cause === message && code !== undefined ? `${code} ${message}` : cause;
}

/** Unescapes a JSON string, unless it is cut. */
function readString(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.replaceAll('"', '');
  }
}

/** The message of a report of web3.js. */
function withoutReport(text: string): string {
  const report = simulationReport.exec(text);
  if (report === null) return text;
  const start = report.index + report[0].length;
  const end = text.indexOf('Logs:', start);
  return end === -1 ? text : text.slice(start, end).trim().replace(/\.$/, '');
}

/** The name of an error that says more than the message after it. */
const tellingName = /(?:^| )((?:[A-Z][a-z\d]+)+(?:Expired|Exceeded|Invalid|Refused|Denied|Rejected|Timeout)\w*): $/;

/** Leaves out prefixes of a line that is too long, unless only they are telling. */
function causeOf(line: string, telling: RegExp, maxLength: number): string {
  const at = line.search(telling);
  let cause = line.slice(Math.max(0, at - readAround), at + readAround);
  while (cause.length > maxLength) {
    const [prefix = ''] = /^.*?(?:: |, )/.exec(cause) ?? [];
    const [, name] = tellingName.exec(prefix) ?? [];
    if (name !== undefined) return name;
    const rest = cause.slice(prefix.length);
    if (prefix === '' || !telling.test(rest)) break;
    cause = rest;
  }
  return cause;
}

function cutAfterWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return cleanQuery(text, maxLength);
  const lastSpace = text.lastIndexOf(' ', maxLength);
  return cleanQuery(text, lastSpace > 0 ? lastSpace : maxLength);
}
