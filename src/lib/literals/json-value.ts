import type {JsonOf} from '../json';

/** A JSON value, with integers beyond the safe range as `bigint`. */
export type JsonValue = JsonOf<null | boolean | number | bigint | string>;

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** The quote that opens a string, or an integer that may be beyond the safe range: not one in a fraction or exponent. */
const quoteOrLongInteger = /"|(?<![\d.eE+-])-?[1-9]\d{15,}(?![\d.eE])/g;

/** JSON escape of the sentinel before the digits of a long integer; repeated until the text does not contain it. */
const escapedMark = String.raw`\u0000`;

/** Parses JSON without losing digits of integers. */
export function parseJson(text: string): JsonValue {
  let escaped = escapedMark;
  while (text.includes(escaped)) escaped += escaped;
  const mark = '\u0000'.repeat(escaped.length / escapedMark.length);
  return JSON.parse(markLongIntegers(text, escaped), (_name, value: JsonValue) =>
    typeof value === 'string' && value.startsWith(mark) ? exactInteger(value.slice(mark.length)) : value,
  ) as JsonValue;
}

/** Undefined for what is not JSON, or is nested too deeply for the parser. */
export function tryParseJson(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Turns long integers into strings that start with the mark. */
function markLongIntegers(text: string, mark: string): string {
  let marked = '';
  let copied = 0;
  let start = 0;
  for (const {0: found, index} of text.matchAll(quoteOrLongInteger)) {
    if (index < start) continue;
    start = found === '"' ? endOfString(text, index) : index + found.length;
    if (found === '"') continue;
    marked += `${text.slice(copied, index)}"${mark}${found}"`;
    copied = start;
  }
  return marked + text.slice(copied);
}

/** Not a pattern: in a string of megabytes, repetitions overflow the stack of the engine. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

function exactInteger(digits: string): number | bigint {
  const rounded = Number(digits);
  return Number.isSafeInteger(rounded) ? rounded : BigInt(digits);
}
