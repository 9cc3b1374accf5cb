import {isDeepStrictEqual} from 'node:util';
import type {Json} from '../../src/lib/json';

/** A JSON value among the lines, or a line. */
type Piece = {readonly json: Json; readonly source: string} | {readonly line: string};

/** What differs from run to run, in the order in which it is looked for. */
const volatile: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/\b\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?/g, '<time>'],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT\b/g, '<time>'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '<uuid>'],
  [/(?<![\w+/=])(?:[A-Za-z\d+/]{22,}={1,2}|[A-Za-z\d+/]{44,})(?![\w+/=])/g, '<encoded>'],
  [/\b[1-9A-HJ-NP-Za-km-z]{32,}\b/g, '<encoded>'],
  [/(?<![\w.])\d+(?:\.\d+)? ?(?:ns|µs|us|ms|s|seconds?|minutes?)\b/g, '<duration>'],
  [/(?<![\w.])\d+\.\d{4,}\b/g, '<decimal>'],
  [/(?<![\w.])\d{1,3}(?:,\d{3})+\b/g, '<integer>'],
  // Not after a minus: codes of errors do not differ.
  [/(?<![\w.-])\d{4,}(?=n?\b)/g, '<integer>'],
];

/** The text with a mask in place of each value that differs from run to run. */
export function mask(text: string): string {
  return volatile.reduce((result, [pattern, name]) => result.replace(pattern, name), text);
}

/**
 * Compares the output a page shows with that of a run, both masked. JSON is compared as JSON, however it
 * is laid out.
 *
 * @param firstLinesOnly what was expected is the beginning of a stream
 * @returns the first difference, or nothing
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

/** Each JSON object and array that a text holds, one after the other or between other lines. */
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

/** Blank lines separate, and say nothing. */
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

/** Where the bracket that a text starts with is closed. */
function endOfBrackets(text: string): number {
  let depth = 0;
  for (const {0: token, index} of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth === 0) return index + token.length;
  }
  return text.length;
}
