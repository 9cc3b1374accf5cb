import {withoutQuotes} from '../../../lib/literals/without-quotes';
import {isVariable, type MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import type {SentRequest} from '../sent-request';
import {after} from './brackets';
import {entriesOf, readCode, sourceAt, type Code} from './code';
import {isSeparator} from './entries';
import {joinedStrings} from './joined-strings';
import {openAt} from './literals';
import {sentRequests} from './senders/sent-requests';
import {targetAddresses} from './target-addresses';
import {addValue} from './write-json';

export interface RequestsInCode {
  /** As JSON, in order. */
  readonly requests: readonly MappedText[];
  /** Whether the code starts with a string, list, or object that ends before the first request. */
  readonly followOther: boolean;
  /** The source with comments blanked out. */
  readonly withoutComments: string;
  /** How the code sends requests. */
  readonly sent: readonly SentRequest[];
  /** Offsets of the URLs that the requests are sent to, as far as the code shows. */
  readonly targets: ReadonlySet<number>;
}

/**
 * Extracts requests from source code: objects with a JSON-RPC version and a method, lists of such objects, and strings
 * that contain them. Computed values become variables.
 */
export function requestsInCode(source: string): RequestsInCode {
  const code = readCode(source);
  const found = findRequests(code);
  return {
    requests: found.map(({text}) => text),
    followOther: found[0] !== undefined && after(code, 0) <= found[0].start,
    withoutComments: code.withoutComments,
    sent: sentRequests(code),
    targets: targetAddresses(
      code,
      found.map(({start}) => start),
    ),
  };
}

interface Found {
  readonly text: MappedText;
  /** Index of its first token. */
  readonly start: number;
}

function findRequests(code: Code): Found[] {
  const objects = requestObjects(code);
  const found: Found[] = [];
  let start = 0;
  while (start < code.tokens.length) {
    const isObject = objects.has(start) || isBatch(code, start, objects);
    const {text, end} = isObject ? writtenOut(code, start) : joinedStrings(code, start);
    if (isObject ? !isVariable(text) : isRequest(text)) found.push({text, start});
    start = Math.max(end, start + 1);
  }
  return found;
}

/** Opening brackets of objects that are requests. */
function requestObjects(code: Code): ReadonlySet<number> {
  const {tokens, around} = code;
  const bracketsAround = (isFound: (index: number) => boolean) =>
    new Set(tokens.flatMap((_token, index) => (isFound(index) ? (around[index] ?? []) : [])));
  const versions = bracketsAround((index) => isNamed(code, index, 'jsonrpc') && endsValue(sourceAt(code, index + 3)));
  const methods = bracketsAround((index) => isNamed(code, index, 'method') || isShorthand(code, index, 'method'));
  // A bracket with semicolons is a type, not an object. PowerShell tables separate members by lines, not commas.
  const blocks = bracketsAround((index) => sourceAt(code, index) === ';');
  const isTable = (open: number) => sourceAt(code, open - 1) === '@';
  return new Set([...versions].filter((open) => methods.has(open) && !blocks.has(open) && !isTable(open)));
}

function isNamed(code: Code, index: number, name: string): boolean {
  return withoutQuotes(sourceAt(code, index)) === name && isSeparator(sourceAt(code, index + 1));
}

/** Whether a token can follow a value of one token. In a type, the next member would follow. */
function endsValue(next: string): boolean {
  return /^(?:[,}\])]|as|)$/.test(next);
}

/** `{method}` for `{method: method}`. */
function isShorthand(code: Code, index: number, name: string): boolean {
  return (
    sourceAt(code, index) === name &&
    /^[{,]$/.test(sourceAt(code, index - 1)) &&
    /^[,}]$/.test(sourceAt(code, index + 1))
  );
}

function isBatch(code: Code, index: number, objects: ReadonlySet<number>): boolean {
  if (sourceAt(code, index) !== '[') return false;
  const entries = entriesOf(code, index);
  return entries.length > 0 && entries.every(({from, to}) => objects.has(from) && after(code, from) === to);
}

function writtenOut(code: Code, open: number): {readonly text: MappedText; readonly end: number} {
  const from = openAt(code, open - 1) === open ? open - 1 : open;
  const end = Math.min(after(code, open), code.tokens.length);
  const json = new MappedTextBuilder();
  addValue(code, {from, to: end}, json);
  return {text: json.mapped, end};
}

/** Whether a string contains a complete request; an incomplete one is completed by code that is not analyzed. */
function isRequest({text}: MappedText): boolean {
  return /^\s*(?:\[\s*)?\{[^]*[\]}]\s*$/.test(text) && text.includes('"jsonrpc"') && text.includes('"method"');
}
