import type {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import {after} from './brackets';
import {entriesOf, sourceAt, topLevel, type Code, type Range} from './code';
import {constructorOf} from './constructors';
import {hasName, itemsOf, membersOf} from './entries';
import {contentOf} from './string-literal';
import type {Token} from './tokens';

/** The constants of JSON in other languages. */
const constants = new Map([
  ['true', 'true'],
  ['True', 'true'],
  ['false', 'false'],
  ['False', 'false'],
  ['null', 'null'],
  ['None', 'null'],
  ['nil', 'null'],
]);

/** Maximum nesting: deeper than any request, and safe for the browser's call stack. */
const deepest = 50;

/** Writes a value from source code as JSON. Computed values become variables. */
export function addValue(code: Code, whole: Range, json: MappedTextBuilder, depth = 0): void {
  const first = code.tokens[whole.from];
  if (first === undefined) return;
  const range = {from: whole.from, to: endOfLiteral(code, whole)};
  const written = literalOf(code.tokens.slice(range.from, Math.min(range.to, range.from + 3)));
  if (written !== undefined) json.addAt(first.start, written);
  else if (first.kind === 'string' && range.to === range.from + 1) addString(first, json);
  else if (depth > deepest || !addGroup(code, range, json, depth)) json.addVariableAt(first.start);
}

/** The end of a value without type assertions or conversions: TypeScript's `'a' as const`, Rust's `"a".into()`. */
function endOfLiteral(code: Code, range: Range): number {
  const {from, to} = range;
  const type = topLevel(code, range).find((index) => ['as', 'satisfies'].includes(sourceAt(code, index)));
  if (type !== undefined && type > from) return type;
  const isConverted =
    code.tokens[from]?.kind === 'string' &&
    to === from + 5 &&
    sourceAt(code, from + 1) === '.' &&
    ['into', 'to_string', 'to_owned'].includes(sourceAt(code, from + 2));
  return isConverted ? from + 1 : to;
}

/** A number or a constant as JSON; undefined for other values. */
function literalOf(tokens: readonly Token[]): string | undefined {
  const [first, second, third] = tokens;
  if (first === undefined || third !== undefined) return undefined;
  if (second !== undefined) {
    const digits = first.source === '-' ? digitsOf(second) : undefined;
    return digits === undefined ? undefined : `-${digits}`;
  }
  return first.kind === 'identifier' ? constants.get(first.source) : digitsOf(first);
}

function digitsOf({kind, source}: Token): string | undefined {
  if (kind !== 'number') return undefined;
  const digits = source.replaceAll('_', '').replace(/(?:n|[iu](?:8|16|32|64|128|size)|U?LL?)$/i, '');
  return /^(?:0|[1-9]\d*)(?:\.\d+)?(?:e\d+)?$/i.test(digits) ? digits : undefined;
}

function addString(token: Token, json: MappedTextBuilder): void {
  const {text, offsets, variables} = contentOf(token);
  // Each variable is one character in `text`.
  const computed = new Set(variables.map(({start}) => start));
  json.addAt(token.start, '"');
  for (const [index, unit] of text.split('').entries()) {
    const place = offsets[index] ?? token.start;
    if (computed.has(index)) json.addVariableAt(place);
    else json.addAt(place, JSON.stringify(unit).slice(1, -1));
  }
  json.addAt(token.start + token.source.length - 1, '"');
}

/** Writes a list or an object; false if the value is neither, or not all of its entries are written out. */
function addGroup(code: Code, range: Range, json: MappedTextBuilder, depth: number): boolean {
  const open = topLevel(code, range).at(-1);
  if (open === undefined || !code.closeOf.has(open) || after(code, open) < range.to) return false;
  const ranges = entriesOf(code, open);
  const [first, second] = ranges;
  const start = code.tokens.slice(range.from, open + 1).map(({source}) => source);
  const constructor = constructorOf(start.join(''));
  if (constructor === undefined) return false;
  if (constructor === 'value' && second === undefined) {
    if (first) addValue(code, first, json, depth + 1);
    return first !== undefined;
  }
  const isObject = constructor === 'object' || (first !== undefined && hasName(code, first));
  const entries = isObject ? membersOf(code, ranges, depth) : itemsOf(code, ranges);
  if (entries === undefined) return false;
  const placeOf = (index: number) => (code.tokens[index] ?? code.tokens.at(-1))?.start ?? 0;
  json.addAt(placeOf(open), isObject ? '{' : '[');
  for (const [index, {name, value}] of entries.entries()) {
    if (index > 0) json.addAt(placeOf(value.from), ',');
    if (name) addName(name, json);
    addValue(code, value, json, depth + 1);
  }
  json.addAt(placeOf(code.closeOf.get(open) ?? open), isObject ? '}' : ']');
  return true;
}

/** In C#, names that are keywords have the prefix `@`. */
function addName(name: Token, json: MappedTextBuilder): void {
  if (name.kind === 'string') addString(name, json);
  else json.addAt(name.start, JSON.stringify(name.source.replace('@', '')));
  json.addAt(name.start, ':');
}
