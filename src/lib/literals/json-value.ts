import type {JsonOf} from '../json';

/** What JSON can say, with whole numbers that a JavaScript number would round as `bigint`. */
export type JsonValue = JsonOf<null | boolean | number | bigint | string>;

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** A text, or digits that may be too many for a JavaScript number and are no part of a fraction or an exponent. */
const textOrLongInteger = /"(?:\\.|[^"\\])*"|(?<![\d.eE+-])-?[1-9]\d{15,}(?![\d.eE])/g;

/** As JSON writes the character that stands before the digits of a long integer. */
const escapedMark = String.raw`\u0000`;

/** Reads JSON and keeps every digit of its whole numbers. */
export function parseJson(text: string): JsonValue {
  let escaped = escapedMark;
  while (text.includes(escaped)) escaped += escaped;
  const mark = '\u0000'.repeat(escaped.length / escapedMark.length);
  const marked = text.replace(textOrLongInteger, (found) => (found.startsWith('"') ? found : `"${escaped}${found}"`));
  return JSON.parse(marked, (_name, value: JsonValue) =>
    typeof value === 'string' && value.startsWith(mark) ? exactInteger(value.slice(mark.length)) : value,
  ) as JsonValue;
}

function exactInteger(digits: string): number | bigint {
  const rounded = Number(digits);
  return Number.isSafeInteger(rounded) ? rounded : BigInt(digits);
}
