import {isDeepStrictEqual} from 'node:util';
import type {Json} from '../../src/lib/json';

/** A JSON value within the output, or a line of it. */
type Piece = {readonly json: Json; readonly source: string} | {readonly line: string};

/** Values that vary between runs, in the order in which they are matched. */
const volatile: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/\b\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?/g, '<time>'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT\b/g, '<time>'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '<uuid>'],
  [/(?<![\w+/=])(?:[A-Za-z\d+/]{22,}={1,2}|[A-Za-z\d+/]{44,})(?![\w+/=])/g, '<encoded>'],
  [/\b[1-9A-HJ-NP-Za-km-z]{32,}\b/g, '<encoded>'],
  [/(?<![\w.])\d+(?:\.\d+)? ?(?:ns|µs|us|ms|s|seconds?|minutes?)\b/g, '<duration>'],
  [/(?<![\w.])\d+\.\d{4,}\b/g, '<decimal>'],
  [/(?<![\w.])\d{1,3}(?:,\d{3})+\b/g, '<integer>'],
  // Not after a minus sign: error codes do not vary.
  [/(?<![\w.-])\d{4,}(?=n?\b)/g, '<integer>'],
];

/** Replaces each value that varies between runs with a mask. */
export function mask(text: string): string {
  return volatile.reduce((result, [pattern, name]) => result.replace(pattern, name), text);
}

/**
 * Compares the output that a page shows with that of a run, both masked. JSON is compared by value, whatever its
 * formatting.
 *
 * @param firstLinesOnly whether `expected` is only the beginning of a stream
 * @returns the first difference, or undefined
 */
export function differenceOf(expected: string, actual: string, {firstLinesOnly = false} = {}): string | undefined {
  const wanted = piecesOf(expected);
  const printed = piecesOf(actual);
  for (const [index, piece] of wanted.entries()) {
    const other = printed[index];
    if (other === undefined) return `It printed nothing in place of: ${show(piece)}`;
    if (!same(piece, other)) return `It printed: ${show(other)}\nwhere the expected output is: ${show(piece)}`;
  }
  const more = printed[wanted.length];
  return more && !firstLinesOnly ? `It printed more than expected: ${show(more)}` : undefined;
}

/** All JSON objects and arrays in a text, adjacent or between other lines. */
export function jsonValues(text: string): Json[] {
  return piecesOf(text).flatMap((piece) => ('json' in piece ? [piece.json] : []));
}

function same(a: Piece, b: Piece): boolean {
  if ('json' in a && 'json' in b) return isDeepStrictEqual(maskJson(a.json), maskJson(b.json));
  return 'line' in a && 'line' in b && mask(a.line) === mask(b.line);
}

function show(piece: Piece): string {
  return 'json' in piece ? piece.source : piece.line;
}

function maskJson(value: Json): Json {
  if (typeof value === 'string') return mask(value);
  if (typeof value === 'number') return `a number: ${mask(String(value))}`;
  if (Array.isArray(value)) return (value as readonly Json[]).map(maskJson);
  if (value === null || typeof value === 'boolean') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [mask(key), maskJson(member)]));
}

/** Blank lines only separate pieces. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = text.replaceAll('\r\n', '\n');
  while (rest.trim() !== '') {
    rest = rest.replace(/^\s*\n/, '');
    const json = leadingJson(rest);
    if (json) {
      pieces.push(json);
      rest = rest.slice(json.source.length).replace(/^[ \t]*\n?/, '');
    } else {
      const end = rest.indexOf('\n');
      pieces.push({line: (end === -1 ? rest : rest.slice(0, end)).trimEnd()});
      rest = end === -1 ? '' : rest.slice(end + 1);
    }
  }
  return pieces;
}

function leadingJson(text: string): {readonly json: Json; readonly source: string} | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const source = text.slice(0, endOfBrackets(text));
  try {
    return {json: JSON.parse(source) as Json, source};
  } catch {
    return undefined;
  }
}

/** Offset after the bracket that closes the one at the start of a text. */
function endOfBrackets(text: string): number {
  let depth = 0;
  for (const {0: token, index} of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth === 0) return index + token.length;
  }
  return text.length;
}
