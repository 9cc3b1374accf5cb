import {maskKeys} from '../lib/secrets/api-keys';
import {keyPath} from '../lib/secrets/key-path';
import {cleanQuery} from './clean-query';
import {failureCause} from './failure-cause';
import {withoutLogPrefix} from './log-prefix';

/** What names the error in lines of logs and stack traces, most specific first. */
const tellingPatterns = [
  /-32\d{3}\b|\b0x[\da-f]+\b|\b(?:code|status|HTTP)\W{0,3}\d{3,4}\b/i,
  /error|fail|exceed|expired|invalid|blocked|refused|denied|rejected|time[ds]? ?out|not found|too (?:large|long|many)/i,
];

/** Of our own addresses, more than the key is left out: the rest is what a reader asks about. */
const keyInAddress = new RegExp(String.raw`${keyPath}[^\s'")>]+`, 'gi');

/** They tell nothing about an error, and take most of a query. */
const address = /['"(<]?\b(?:https?|wss?):\/\/[^\s'")>]+['")>]?/gi;

/** In a JSON-RPC response, whatever other members it has. */
const jsonRpcError = /"error"\s*:\s*\{\s*"code"\s*:\s*(-?\d+)\s*,\s*"message"\s*:\s*"((?:[^"\\]|\\.)*)"/;

/** What web3.js puts around the message of a simulation. */
const simulationReport = /^.*\bSimulation failed\.\s*Message: (.*?)\.?\s*Logs:.*$/s;

/** The modules of a Rust type: in `solana_transaction::versioned::VersionedTransaction`, its name tells enough. */
const modules = /\b(?:\w+::)+/g;

/** How much of a line is read before and after what names the error: a log in JSON is a single line. */
const readAround = 1000;

/**
 * The query for a pasted text: unchanged but for API keys, which it would send and keep. If it exceeds the maximum
 * length, its beginning without addresses, or of an error message, the part of the line that names the error: the
 * innermost cause comes last, after prefixes such as `Transaction simulation failed:`. Of a JSON-RPC response, its error.
 *
 * @returns at most `maxLength` UTF-16 code units, up to the end of a word: the search takes the last one for unfinished.
 */
export function pastedQuery(pasted: string, maxLength: number): string {
  const whole = maskKeys(pasted.replace(keyInAddress, ''), '');
  if (whole.length <= maxLength) return whole;
  const text = rpcErrorIn(whole) ?? whole;
  const lines = text
    .replace(simulationReport, '$1')
    .replace(address, ' ')
    .replace(modules, '')
    .split('\n')
    .map((line) => withoutLogPrefix(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const telling = tellingPatterns.find((pattern) => lines.some((line) => pattern.test(line)));
  const line = lines.find((each) => telling?.test(each)) ?? lines[0] ?? text.trim();
  const cause = telling ? causeOf(line, telling, maxLength) : line;
  return cutAfterWord(cause.length > maxLength ? failureCause(cause) : cause, maxLength);
}

/** The code and the message, or the cause in the message, which then says more than the code. */
function rpcErrorIn(text: string): string | undefined {
  const [, code, message] = jsonRpcError.exec(text) ?? [];
  if (message === undefined) return undefined;
  const cause = failureCause(message);
  return cause === message ? `${code} ${message}` : cause;
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
