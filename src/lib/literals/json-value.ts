import type {JsonOf} from '../json';

/** A JSON value, with integers beyond the safe range as `bigint`. */
export type JsonValue = JsonOf<null | boolean | number | bigint | string>;

export type JsonObject = Readonly<Record<string, JsonValue>>;

/**
 * A quote, an escaped character, or an integer that may be beyond the safe range, but not one in a fraction or exponent.
 * Not a whole string: of one of megabytes, its repetitions would overflow the engine's stack.
 */
const quoteEscapeOrLongInteger = /"|\\.|((?<![\d.eE+-])-?[1-9]\d{15,}(?![\d.eE]))/gs;

/** JSON escape of the sentinel before the digits of a long integer; repeated until the text does not contain it. */
const escapedMark = String.raw`\u0000`;

/** Parses JSON without losing digits of integers. */
export function parseJson(text: string): JsonValue {
  let escaped = escapedMark;
  while (text.includes(escaped)) escaped += escaped;
  const mark = '\u0000'.repeat(escaped.length / escapedMark.length);
  let isInString = false;
  const marked = text.replace(quoteEscapeOrLongInteger, (found, integer?: string) => {
    if (found === '"') isInString = !isInString;
    return integer === undefined || isInString ? found : `"${escaped}${integer}"`;
  });
  return JSON.parse(marked, (_name, value: JsonValue) =>
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

function exactInteger(digits: string): number | bigint {
  const rounded = Number(digits);
  return Number.isSafeInteger(rounded) ? rounded : BigInt(digits);
}
