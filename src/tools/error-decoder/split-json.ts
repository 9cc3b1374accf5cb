import {parseJson, type JsonValue} from '../../lib/literals/json-value';

export interface SplitText {
  readonly values: readonly JsonValue[];
  /** What is not JSON. */
  readonly rest: string;
}

/** Log files hold many objects: enough of them are read. */
const maximumValues = 200;

/** JSON in a string of JSON, as loggers write it, and once more around that. */
const maximumLayers = 3;

/** Finds the JSON objects and arrays in a text, such as the body after the headers of an answer. */
export function splitJson(text: string, layers = maximumLayers): SplitText {
  const whole = parse(text);
  if (typeof whole === 'object' && whole !== null) return {values: [whole], rest: ''};
  if (typeof whole === 'string' && layers > 0) return splitJson(whole, layers - 1);
  const values: JsonValue[] = [];
  const rest: string[] = [];
  let end = 0;
  for (const [from, to] of bracketed(text)) {
    if (values.length === maximumValues) break;
    const found = text.slice(from, to);
    const value = isOnlyNumbers(found) ? undefined : parse(found);
    if (value === undefined) continue;
    values.push(value);
    rest.push(text.slice(end, from));
    end = to;
  }
  rest.push(text.slice(end));
  if (values.length === 0 && layers > 0 && text.includes('\\"')) return splitJson(withoutEscapes(text), layers - 1);
  return {values, rest: rest.join('\n')};
}

/** `invoke [1]` in a log: it holds no error, and says something to who reads the line. */
function isOnlyNumbers(text: string): boolean {
  return /^\[[\d\s,.-]*\]$/.test(text);
}

function parse(text: string): JsonValue | undefined {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return parseJson(text);
  } catch {
    // Not JSON, or nested deeper than the parser goes: it is read as text.
    return undefined;
  }
}

function withoutEscapes(text: string): string {
  return text.replaceAll('\\"', '"').replaceAll('\\n', '\n');
}

/** The outermost pairs of brackets, in one pass; brackets in quotes do not count. */
function bracketed(text: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  const open: number[] = [];
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted) {
      if (character === '\\') index += 1;
      // A quote that stays open is an apostrophe of prose: it ends with its line.
      else if (character === '"' || character === '\n') isQuoted = false;
    } else if (character === '"') {
      isQuoted = open.length > 0;
    } else if (character === '{' || character === '[') {
      open.push(index);
    } else if (character === '}' || character === ']') {
      const from = open.pop();
      if (from === undefined) continue;
      // An inner pair counts until its outer one closes: `[error] {…}` and `[ {…}` both hold an object.
      while ((found.at(-1)?.[0] ?? -1) > from) found.pop();
      found.push([from, index + 1]);
    }
  }
  return found;
}
