import {tryParseJson, type JsonValue} from '../../../lib/literals/json-value';

interface SplitText {
  readonly values: readonly JsonValue[];
  /** What is not JSON. */
  readonly rest: string;
}

/** Log files can contain many objects, and the first ones are enough. */
const maximumValues = 200;

/** Loggers write JSON into JSON strings, which other tools may encode once more. */
const maximumLayers = 3;

/** Finds the JSON objects and arrays in a text, such as the body after the headers of a response. */
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

/** `invoke [1]` in a log contains no error, and the pattern for the line needs it. */
function isOnlyNumbers(text: string): boolean {
  return /^\[[\d\s,.-]*\]$/.test(text);
}

/** Other JSON is read as text. */
function parse(text: string): JsonValue | undefined {
  return /^\s*[[{"]/.test(text) ? tryParseJson(text) : undefined;
}

function withoutEscapes(text: string): string {
  return text.replaceAll('\\"', '"').replaceAll('\\n', '\n');
}

/** Finds the outermost pairs of brackets in one pass, ignoring brackets in quotes. */
function bracketed(text: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  const open: number[] = [];
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted) {
      if (character === '\\') index += 1;
      // An unclosed quote is not a string: it ends with its line.
      else if (character === '"' || character === '\n') isQuoted = false;
    } else if (character === '"') {
      isQuoted = open.length > 0;
    } else if (character === '{' || character === '[') {
      open.push(index);
    } else if (character === '}' || character === ']') {
      const from = open.pop();
      if (from === undefined) continue;
      // Keep inner pairs until the outer one closes: both `[error] {…}` and `[ {…}` contain an object.
      while ((found.at(-1)?.[0] ?? -1) > from) found.pop();
      found.push([from, index + 1]);
    }
  }
  return found;
}
