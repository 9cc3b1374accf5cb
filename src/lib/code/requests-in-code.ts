import {isVariable, type Taken} from '../taken';
import {TakenText} from '../taken-text';
import {entriesOf, readCode, type Code} from './code';
import {textOf} from './text-literal';
import {addValue} from './write-json';

/**
 * The requests that source code sends, as JSON: objects that name their version of JSON-RPC and their method, lists of
 * such objects, and texts that hold them. What a program computes is a variable.
 */
export function requestsInCode(source: string): Taken[] {
  const code = readCode(source);
  const objects = requestObjects(code);
  const requests: Taken[] = [];
  let index = 0;
  while (index < code.tokens.length) {
    const isObject = objects.has(index) || isBatch(code, index, objects);
    const {text, end} = isObject ? writtenOut(code, index) : joinedTexts(code, index);
    if (isObject ? !isVariable(text) : isRequestText(text)) requests.push(text);
    index = Math.max(end, index + 1);
  }
  return requests;
}

/** The brackets of objects that are requests. */
function requestObjects(code: Code): ReadonlySet<number> {
  const {tokens, around} = code;
  const bracketsAround = (isFound: (index: number) => boolean) =>
    new Set(tokens.flatMap((_token, index) => (isFound(index) ? (around[index] ?? []) : [])));
  const versions = bracketsAround((index) => isNamed(code, index, 'jsonrpc') && tokens[index + 2]?.kind === 'text');
  const methods = bracketsAround((index) => isNamed(code, index, 'method') || isShorthand(code, index, 'method'));
  // What has statements is no list of members, but a type; and a table of PowerShell ends its members with lines.
  const blocks = bracketsAround((index) => tokens[index]?.source === ';');
  const isTable = (open: number) => tokens[open - 1]?.source === '@';
  return new Set([...versions].filter((open) => methods.has(open) && !blocks.has(open) && !isTable(open)));
}

function isNamed({tokens}: Code, index: number, name: string): boolean {
  const isName = tokens[index]?.source.replace(/^(["'])(.*)\1$/, '$2') === name;
  return isName && /^(?:=>|[:=])$/.test(tokens[index + 1]?.source ?? '');
}

/** `{method}` for `{method: method}`. */
function isShorthand({tokens}: Code, index: number, name: string): boolean {
  return tokens[index]?.source === name && /^[,}]$/.test(tokens[index + 1]?.source ?? '');
}

function isBatch(code: Code, index: number, objects: ReadonlySet<number>): boolean {
  if (code.tokens[index]?.source !== '[') return false;
  const entries = entriesOf(code, index);
  return entries.length > 0 && entries.every(({from, to}) => objects.has(from) && code.closeOf.get(from) === to - 1);
}

/** A text that stands for some of the code, and the index of the token after that. */
interface Read {
  readonly text: Taken;
  readonly end: number;
}

function writtenOut(code: Code, open: number): Read {
  const end = Math.min((code.closeOf.get(open) ?? open) + 1, code.tokens.length);
  const json = new TakenText();
  addValue(code, {from: open, to: end}, json);
  return {text: json.taken, end};
}

/** A text with those that the code joins to it; without any text, where no text stands. */
function joinedTexts({tokens, closeOf}: Code, start: number): Read {
  const joined = new TakenText();
  let end = start;
  while (tokens[end]?.kind === 'text' || (end > start && tokens[end]?.source === '+')) {
    const token = tokens[end];
    end += 1;
    if (token?.kind === 'text') joined.append(textOf(token));
    else if (token && tokens[end]?.kind !== 'text') {
      joined.addVariable(token.start);
      while (end < tokens.length && !/^[+,;)\]}]$/.test(tokens[end]?.source ?? '')) end = (closeOf.get(end) ?? end) + 1;
    }
  }
  return {text: joined.taken, end};
}

/** Whether a text holds a request, or means to. */
function isRequestText({text}: Taken): boolean {
  return /^\s*[[{]/.test(text) && /"jsonrpc"/.test(text) && /"method"/.test(text);
}
