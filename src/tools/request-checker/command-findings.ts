import {error, type Diagnostic} from './finding';
import {dropStart, isVariable, type MappedText} from './mapped-text/mapped-text';
import {headerIn, type SentRequest} from './sent-request';
import {optionsWithValue} from './shell/command-options';
import type {Command, Curl} from './shell/read-command';
import {variablesIn} from './shell/variables';

/** A finding about a part of a command line. */
export interface CommandFinding extends Diagnostic {
  readonly part: MappedText | undefined;
}

/** Problems with how a command is written: missing parts, and what its shell does to them. */
export function commandFindings(command: Command): CommandFinding[] {
  return command.program === 'curl' ? [...common(command), ...curlFindings(command)] : common(command);
}

function common(command: Command): CommandFinding[] {
  const {url, headers} = command;
  const findings: CommandFinding[] = [];
  if (url === undefined && !(command.program === 'curl' && command.mayHaveMore)) {
    findings.push(errorIn(undefined, 'The command has no address.', 'Add the endpoint’s address in double quotes.'));
  }
  findings.push(...[url, ...headers].flatMap((part) => (part === undefined ? [] : keptFindings(part))));
  return findings;
}

/** Finds a variable that the shell does not expand, because of single quotes or a backslash. */
function keptFindings(part: MappedText): CommandFinding[] {
  const isFilledIn = (index: number) => part.variables.some(({start, end}) => start <= index && index < end);
  const kept = variablesIn(part.text).find(({index}) => !isFilledIn(index));
  if (kept === undefined) return [];
  return [{part: dropStart(part, kept.index), ...keptVariable(kept[0])}];
}

/** The finding for a variable that the shell does not expand. */
export function keptVariable(name: string): Diagnostic {
  return error(
    `The shell doesn’t fill in ${name} here: it is sent as written.`,
    'Put double quotes around it: single quotes and a backslash keep variables as they are.',
  );
}

function curlFindings(command: Curl): CommandFinding[] {
  const {words, url, headers, body, bodyOption, appended, form, mayHaveMore, isProbe, isSplitTwice} = command;
  const findings = words.flatMap(joinedFindings);
  if (/^wss?:/i.test(url?.text ?? '')) {
    findings.push(errorIn(url, 'curl doesn’t send JSON-RPC over a WebSocket.', 'Use wscat for this address.'));
  }
  if (form !== undefined) {
    const what = `${form.option} sends a form, which a Solana node refuses.`;
    findings.push(errorIn(form.value, what, body === undefined ? 'Put the request in -d.' : 'Remove it.'));
  }
  if (body === undefined) {
    if (mayHaveMore || form !== undefined) return findings;
    const isMeant = isProbe || headers.some(({text}) => /^upgrade:/i.test(text));
    const what = 'The command sends no body.';
    const instead = "To send one, add -d and the request in single quotes: -d '{ … }'.";
    findings.push({severity: isMeant ? 'hint' : 'error', part: undefined, what, instead});
    return findings;
  }
  if (appended !== undefined) {
    const what = 'curl joins the values of several -d options with &, which isn’t JSON.';
    findings.push(errorIn(appended, what, 'Put the whole request into one -d.'));
  }
  if (isSplitTwice && /^\s*[{[]/.test(body.text)) {
    const what = 'ssh gives this command to a second shell, which removes the quotes in the body.';
    const instead = `Put the whole command in double quotes, and write \\" for each quote of the body: ssh host "curl … -d '{ … }'".`;
    findings.push(errorIn(body, what, instead));
  }
  if (bodyOption === '--data-raw' && body.text.startsWith('@')) {
    const what = `--data-raw doesn’t read files: it sends the text ${body.text}.`;
    findings.push(errorIn(body, what, `Write -d ${body.text}.`));
  } else if (isElsewhere(body)) {
    const what = `The body is in ${placeOf(body.text)}.`;
    findings.push({severity: 'hint', part: body, what, instead: 'To check it, paste its contents.'});
  }
  return findings;
}

/** A long option that is joined to its value: curl 7.88 answers `option --request=POST: is unknown`. */
function joinedFindings(part: MappedText): CommandFinding[] {
  const [, option = ''] = /^(--[\w.-]{1,40})=/.exec(part.text) ?? [];
  if (!optionsWithValue.curl.has(option)) return [];
  const what = `Many versions of curl don’t know ${option}=….`;
  return [{severity: 'warning', part, what, instead: 'Write a space in place of =.'}];
}

/** Whether a command only refers to its body, in a file or a variable. */
export function isElsewhere(body: MappedText): boolean {
  return body.text.startsWith('@') || isVariable(body);
}

function placeOf(body: string): string {
  const substituted = /^\$\(\s*([^\s)]+)\s/.exec(body)?.[1];
  if (substituted !== undefined) return `$(${substituted} …)`;
  if (!body.startsWith('@')) return body;
  return body === '@-' ? 'the command’s input' : `the file ${body.slice(1)}`;
}

function errorIn(part: MappedText | undefined, what: string, instead: string): CommandFinding {
  return {part, ...error(what, instead)};
}

/** The request that a command sends. */
export function sentByCommand(command: Command): SentRequest {
  const {at, url, headers, body} = command;
  const curl = command.program === 'curl' ? command : undefined;
  const isClear = curl?.mayHaveMore !== true && headers.every((header) => !isElsewhere(header));
  return {
    at,
    sender: 'curl',
    verb: curl?.verb,
    url: url === undefined || url.variables.length > 0 ? undefined : {text: url.text, at: url.offsets[0] ?? 0},
    headers: isClear
      ? headers.map(({text, offsets, variables}) => headerIn(text, offsets[0] ?? 0, variables.length > 0))
      : undefined,
    body: body && (curl?.isJson === false ? 'text' : 'json'),
  };
}
