import {keyPath} from '../../lib/secrets/api-keys';
import {hasKeyParameter, isKnownAddress, misplacedKey} from './check-address';
import {error, type Diagnostic} from './finding';
import {dropStart, isVariable, type MappedText} from './mapped-text/mapped-text';
import type {Command} from './shell/read-command';

/** A finding about a part of a command line. */
export interface CommandFinding extends Diagnostic {
  readonly part: MappedText | undefined;
}

/** Problems with how a command sends a request: its verb, its headers, and missing parts. */
export function commandFindings(command: Command): CommandFinding[] {
  return command.program === 'curl' ? [...common(command), ...curlFindings(command)] : common(command);
}

function common({url, headers}: Command): CommandFinding[] {
  const findings: CommandFinding[] = [];
  if (url === undefined) {
    findings.push(errorIn(undefined, 'The command has no address.', 'Add the endpoint’s address in double quotes.'));
  }
  const old = headers.find(({text}) => /^x-syndica-api-token\s*:/i.test(text));
  if (old) {
    const what = 'X-Syndica-Api-Token is an earlier name for the header.';
    findings.push({severity: 'warning', part: old, what, instead: 'Write X-Syndica-Api-Key.'});
  }
  findings.push(...[url, ...headers].flatMap((part) => (part === undefined ? [] : keptFindings(part))));
  const hasKey = new RegExp(`${keyPath}.`, 'i').test(url?.text ?? '') || headers.some(({text}) => isKey(text));
  // `checkAddress` already reports a key in a query parameter.
  if (url && isKnownAddress(url.text) && !hasKey && !hasKeyParameter(url.text)) {
    const other = headers.find(({text}) => otherKeyHeader.test(text));
    findings.push(
      other === undefined
        ? errorIn(url, 'The request has no API key: expect status 401.', 'Add /api-key/ and your key to the address.')
        : {...misplacedKey(`the header ${other.text.replace(/\s*:[^]*/, '')}`), part: other},
    );
  }
  return findings;
}

/** A header in which other providers accept a key. */
const otherKeyHeader = /^(?:x-api-(?:key|token)|api-key|authorization)\s*:\s*\S/i;

/** A shell variable. */
const variable = /\$(?:\{\w{1,80}\}|[a-z_]\w{0,80})/gi;

/** Finds a variable that the shell does not expand, because of single quotes or a backslash. */
function keptFindings(part: MappedText): CommandFinding[] {
  const isFilledIn = (index: number) => part.variables.some(({start, end}) => start <= index && index < end);
  const kept = Array.from(part.text.matchAll(variable)).find(({index}) => !isFilledIn(index));
  if (kept === undefined) return [];
  return [
    errorIn(
      dropStart(part, kept.index),
      `The shell doesn’t fill in ${kept[0]} here: it is sent as written.`,
      'Put double quotes around it: single quotes and a backslash keep variables as they are.',
    ),
  ];
}

function isKey(header: string): boolean {
  return /^x-syndica-api-(?:key|token)\s*:\s*\S/i.test(header);
}

function curlFindings({url, headers, body, moreBodies, verb, isJson}: Command): CommandFinding[] {
  const findings: CommandFinding[] = [];
  if (/^wss?:/i.test(url?.text ?? '')) {
    findings.push(errorIn(url, 'curl doesn’t send JSON-RPC over a WebSocket.', 'Use wscat for this address.'));
  }
  if (verb !== undefined && verb !== 'POST') {
    findings.push(
      errorIn(undefined, `The request is sent as ${verb}.`, 'Remove the option: with -d, curl sends a POST.'),
    );
  }
  if (body === undefined) {
    findings.push(
      errorIn(undefined, 'The command sends no body.', "Add -d and the request in single quotes: -d '{ … }'."),
    );
    return findings;
  }
  if (moreBodies.length > 0) {
    const what = 'curl joins the values of several -d options with &, which isn’t JSON.';
    findings.push(errorIn(moreBodies[0], what, 'Put the whole request into one -d.'));
  }
  if (isElsewhere(body)) {
    const what = `The body is in ${placeOf(body.text)}.`;
    findings.push({severity: 'hint', part: body, what, instead: 'To check it, paste its contents.'});
  }
  const type = headers.find(({text}) => /^content-type\s*:/i.test(text));
  if (!isJson && (type === undefined || !/application\/json/i.test(type.text))) {
    findings.push(
      type === undefined
        ? errorIn(body, 'The request is sent as a form.', "Add -H 'Content-Type: application/json'.")
        : errorIn(type, 'The content type is not JSON.', 'Write Content-Type: application/json.'),
    );
  }
  return findings;
}

/** Whether a command only refers to its body, in a file or a variable. */
export function isElsewhere(body: MappedText): boolean {
  return body.text.startsWith('@') || isVariable(body);
}

function placeOf(body: string): string {
  if (!body.startsWith('@')) return body;
  return body === '@-' ? 'the command’s input' : `the file ${body.slice(1)}`;
}

function errorIn(part: MappedText | undefined, what: string, instead: string): CommandFinding {
  return {part, ...error(what, instead)};
}
