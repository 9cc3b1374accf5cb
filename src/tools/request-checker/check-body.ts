import {isObject} from '../../lib/is-object';
import type {JsonMistake} from '../../lib/rpc-check/json-mistake';
import {show, type Path} from '../../lib/rpc-check/problem';
import {nodeAt, readJson, type JsonNode} from '../../lib/rpc-check/read-json';
import {checkMessage, isResponse} from './check-message';
import {joined, type Checked} from './checked';
import {finding, type Diagnostic, type Finding} from './finding';
import {transportOf, type NamedMethod} from './known-method';
import {withoutVariables, type MappedText} from './mapped-text/mapped-text';
import type {FoundFinding} from './placed-finding';
import {standaloneNotes} from './standalone-notes';
import {withoutEscapes} from './without-escapes';

/** Checks whether a method is available at the request's target, and on which plan. */
export type CheckPair = (method: NamedMethod, params: unknown) => readonly Diagnostic[];

interface Origin {
  readonly checkPair?: CheckPair;
  /** Whether the shell stripped its double quotes. */
  readonly lostQuotes?: boolean;
}

/** Checks a request or a batch. Findings have offsets in the pasted text, of which the body can be a part. */
export function checkBody(body: MappedText, origin: Origin = {}): Checked {
  const {checkPair = standaloneNotes, lostQuotes = false} = origin;
  const {variables} = body;
  const placeOf = (offset: number) => body.offsets[offset] ?? (body.offsets.at(-1) ?? -1) + 1;
  const text = withoutVariables(body);
  const read = readJson(text);
  if (read.mistake) {
    const unescaped = withoutEscapes(body);
    if (unescaped !== undefined && readJson(unescaped.text).node !== undefined) {
      const at = placeOf(text.indexOf('\\'));
      return joined([{methods: [], findings: [{...escapedQuotes, at}]}, checkBody(unescaped, origin)]);
    }
    return {methods: [], findings: [mistakeFinding(text, read.mistake, {placeOf, lostQuotes})]};
  }
  const {node} = read;
  /** Whether the value at a path contains a variable of a shell or a program. */
  const isOpen = (path: Path) => {
    const {start, end, inner} = nodeAt(node, path);
    return inner === undefined && variables.some((variable) => variable.start < end && variable.end > start);
  };
  const {methods, findings} = checkNode(node, checkPair, isOpen);
  // Findings that depend on a variable's value differ for another value, so keep only those found for both.
  const other = variables.length === 0 ? read : readJson(withoutVariables(body, '2'));
  const certain = other.mistake ? findings : inBoth(findings, checkNode(other.node, checkPair, isOpen).findings);
  return {
    methods: methods.filter(({path}) => !isOpen(path)).map(({name}) => name),
    findings: [...certain.filter(({path}) => !isOpen(path)), ...openMethodNotes(node, isOpen)].map((each) => ({
      ...each,
      at: placeOf(nodeAt(node, each.path).start),
    })),
  };
}

/** Notes on the requests whose method is a variable, since nothing else would say that they are not checked. */
function openMethodNotes(node: JsonNode, isOpen: (path: Path) => boolean): Finding[] {
  const messages: readonly Path[] = Array.isArray(node.value) ? node.value.map((_, index) => [index]) : [[]];
  return messages
    .filter((path) => nodeAt(node, path).inner?.has('method') === true && isOpen([...path, 'method']))
    .map((path) => {
      const what = 'A variable fills in the method, so its parameters are not checked.';
      return finding('note', [...path, 'method'], what, 'To check them, paste a request with its method.');
    });
}

function inBoth(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const known = new Set(others.map((finding) => JSON.stringify(finding)));
  return findings.filter((each) => known.has(JSON.stringify(each)));
}

interface CheckedNode {
  readonly findings: readonly Finding[];
  readonly methods: readonly {readonly name: string; readonly path: Path}[];
}

function checkNode(node: JsonNode, checkPair: CheckPair, isOpen: (path: Path) => boolean): CheckedNode {
  const {value} = node;
  const isBatch = Array.isArray(value);
  const messages: readonly unknown[] = isBatch ? value : [value];
  // `checkText` says what it is; otherwise, each byte would be an error.
  if (isSecretKey(messages)) return {methods: [], findings: []};
  const checked = messages.map((message, index) => {
    const start: Path = isBatch ? [index] : [];
    const {findings, method} = checkMessage(message, {
      numberText: (path) => nodeAt(node, [...start, ...path]).text,
      isOpen: (path) => isOpen([...start, ...path]),
    });
    const pairs = method ? checkPair(method, isObject(message) ? message.params : undefined) : [];
    const all = [...findings, ...pairs.map((pair): Finding => ({...pair, path: ['method']}))];
    return {
      method,
      findings: all.map((each) => ({...each, path: [...start, ...each.path]})),
      methods: method ? [{name: method.prefix + method.name, path: [...start, 'method']}] : [],
    };
  });
  return {
    methods: checked.flatMap(({methods}) => methods),
    findings: [
      ...(isBatch ? batchFindings(messages) : []),
      // Where the target is known, each method is compared with it.
      ...(isBatch && checkPair === standaloneNotes ? mixedFindings(checked.map(({method}) => method)) : []),
      ...checked.flatMap(({findings}) => findings),
      ...repeatedFindings(node),
    ],
  };
}

function mistakeFinding(
  text: string,
  {at, message}: JsonMistake,
  {placeOf, lostQuotes}: {readonly placeOf: (offset: number) => number; readonly lostQuotes: boolean},
): FoundFinding {
  if (/^\s*[‘’“”]/.test(text)) return {...curlyQuotes, at: placeOf(0)};
  if (lostQuotes) return {...withoutQuotes, at: placeOf(0)};
  if (isError(text)) return {...isResponse, at: placeOf(0)};
  return /^\s*["[{]/.test(text)
    ? {severity: 'error', at: placeOf(at), what: 'From here on, this is not valid JSON.', instead: message}
    : {
        severity: 'error',
        at: placeOf(0),
        what: 'This isn’t JSON, a curl or wscat command, or code that contains a request or an endpoint’s address.',
        instead:
          'Paste a request body, a frame, a whole command, or an address. From code, paste the object or string that is sent.',
      };
}

/** The start of a response with a status line, or of an error as printed by a program. */
const responseStart = /^\s*(?:HTTP\/\d|(?:Uncaught )?(?:[\w.]{0,80}(?:Error|Exception)|error)\b[^\n{]{0,40}:)/;

/** Whether a text is a response with a status line, or an error as a program prints it. */
export function isError(text: string): boolean {
  return responseStart.test(text);
}

export const curlyQuotes = {
  severity: 'error',
  what: 'These are curly quotes: neither a shell nor JSON accepts them.',
  instead: 'Use straight quotes.',
} as const;

const escapedQuotes = {
  severity: 'error',
  what: 'The quotes are escaped, as within a string: as a body, this is not JSON.',
  instead: 'Remove the backslashes, unless a string or a shell around the request needs them.',
} as const;

/** Replaces the parser's message, which would not help: the reader sees the quotes that the parser misses. */
const withoutQuotes = {
  severity: 'error',
  what: 'The shell strips the double quotes from this request, so what is sent is not valid JSON.',
  instead: `Put the whole request in single quotes: '{ … }'. If that is within double quotes, write \\" for each quote.`,
} as const;

/** Whether a batch is really a wallet's key file: an array of 64 bytes, as stored by Solana's CLIs. */
function isSecretKey(values: readonly unknown[]): boolean {
  return (
    values.length === 64 &&
    values.every((value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 256)
  );
}

function batchFindings(messages: readonly unknown[]): Finding[] {
  if (messages.length === 0) return [finding('error', [], 'The batch is empty.', 'Add requests to it.')];
  const ids = new Set<unknown>();
  return messages.flatMap((message, index) => {
    const id = isObject(message) ? (message.id ?? null) : null;
    const isRepeated = id !== null && ids.has(id);
    ids.add(id);
    if (!isRepeated) return [];
    const what = 'Another request in the batch has this id: you can’t tell their responses apart.';
    return [finding('warning', [index, 'id'], what, 'Give each request its own id.')];
  });
}

/** A batch has one connection: HTTP for calls, or a WebSocket for subscriptions. */
function mixedFindings(methods: readonly (NamedMethod | undefined)[]): Finding[] {
  const transports = methods.map((method) => method && transportOf(method));
  const calls = transports.indexOf('http');
  const subscriptions = transports.indexOf('websocket');
  if (calls === -1 || subscriptions === -1) return [];
  const what = 'This batch has calls for HTTP as well as subscriptions, which need a WebSocket.';
  const path = [Math.max(calls, subscriptions), 'method'];
  return [finding('error', path, what, 'Send the calls as a batch, and subscribe on a WebSocket connection.')];
}

function repeatedFindings(node: JsonNode, path: Path = []): Finding[] {
  const here = (node.repeated ?? []).map((name) =>
    finding(
      'warning',
      [...path, name],
      `${show(name)} appears more than once; the last one counts.`,
      'Remove the others.',
    ),
  );
  return [...here, ...Array.from(node.inner ?? [], ([step, inner]) => repeatedFindings(inner, [...path, step])).flat()];
}
