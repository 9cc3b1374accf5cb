import type {TakenText} from '../taken/taken-text';
import {after} from './brackets';
import {entriesOf, sourceAt, topLevel, type Code, type Range} from './code';
import {constructorOf} from './constructors';
import {contentOf} from './string-literal';
import type {Token} from './tokens';

/** What languages write for the three words of JSON. */
const constants = new Map([
  ['true', 'true'],
  ['True', 'true'],
  ['false', 'false'],
  ['False', 'false'],
  ['null', 'null'],
  ['None', 'null'],
  ['nil', 'null'],
]);

/** No request is deeper, and the stack of a browser ends somewhere. */
const deepest = 50;

/** Writes a value of code as JSON. What a program computes becomes a variable. */
export function addValue(code: Code, whole: Range, json: TakenText, depth = 0): void {
  const first = code.tokens[whole.from];
  if (first === undefined) return;
  const range = {from: whole.from, to: endOfLiteral(code, whole)};
  const written = literalOf(code.tokens.slice(range.from, Math.min(range.to, range.from + 3)));
  if (written !== undefined) json.addAt(first.start, written);
  else if (first.kind === 'string' && range.to === range.from + 1) addString(first, json);
  else if (depth > deepest || !addGroup(code, range, json, depth)) json.addVariableAt(first.start);
}

/** Without what says its type: `'a' as const` of TypeScript, `"a".into()` of Rust. */
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

/** A number as JSON has it, or one of its words; nothing for other values. */
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

function addString(token: Token, json: TakenText): void {
  const {text, offsets, variables} = contentOf(token);
  // Each of them is one character here.
  const computed = new Set(variables.map(({start}) => start));
  json.addAt(token.start, '"');
  for (const [index, unit] of text.split('').entries()) {
    const place = offsets[index] ?? token.start;
    if (computed.has(index)) json.addVariableAt(place);
    else json.addAt(place, JSON.stringify(unit).slice(1, -1));
  }
  json.addAt(token.start + token.source.length - 1, '"');
}

/** Writes a list or an object, and whether the value is one whose entries are all written out. */
function addGroup(code: Code, range: Range, json: TakenText, depth: number): boolean {
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

/** C# writes `@` before a name that is a word of the language. */
function addName(name: Token, json: TakenText): void {
  if (name.kind === 'string') addString(name, json);
  else json.addAt(name.start, JSON.stringify(name.source.replace('@', '')));
  json.addAt(name.start, ':');
}

interface Entry {
  readonly name?: Token;
  readonly value: Range;
}

/** Objects of PHP and Swift stand in the brackets of lists. */
function hasName(code: Code, {from}: Range): boolean {
  return code.tokens[from]?.kind === 'string' && /^(?:=>|:)$/.test(sourceAt(code, from + 1));
}

/** What brings members or items of another value. */
const spreads: ReadonlySet<string> = new Set(['...', '*', '**']);

/**
 * Nothing where a name is computed, or another object is spread out. In a request, what that brings is left out: the
 * rest of it is worth reading.
 */
function membersOf(code: Code, ranges: readonly Range[], depth: number): readonly Entry[] | undefined {
  const written = depth === 0 ? ranges.filter(({from}) => !spreads.has(sourceAt(code, from))) : ranges;
  const members = written.map((range) => memberOf(code, range)).filter((member) => member !== undefined);
  return members.length === written.length ? members : undefined;
}

/** `name: value`, `"name" => value`, `:name => value`, `name = value`, and `name` for a variable of that name. */
function memberOf(code: Code, {from, to}: Range): Entry | undefined {
  const at = sourceAt(code, from) === ':' ? from + 1 : from;
  const name = code.tokens[at];
  if (name === undefined || !isName(name)) return undefined;
  if (to === from + 1) return name.kind === 'identifier' ? {name, value: {from, to}} : undefined;
  const value = {from: at + 2, to};
  return isSeparator(sourceAt(code, at + 1)) && to > value.from && !lacksComma(code, value) ? {name, value} : undefined;
}

/** Whether the next member begins within a value. */
function lacksComma(code: Code, value: Range): boolean {
  const signs = topLevel(code, value).map((index) => sourceAt(code, index));
  return signs.includes(':') && !signs.includes('?');
}

/** In capital letters, it is a constant of Python that holds one. */
function isName({kind, source}: Token): boolean {
  return kind === 'string' || (kind === 'identifier' && !/^[A-Z][A-Z\d_]+$/.test(source));
}

/** What stands between the name of a member and its value. */
export function isSeparator(source: string): boolean {
  return /^(?:=>|[:=])$/.test(source);
}

/** Nothing where only the program knows how many items there are, or where a comma may stand between types. */
function itemsOf(code: Code, ranges: readonly Range[]): readonly Entry[] | undefined {
  const isUnclear = (range: Range) =>
    spreads.has(sourceAt(code, range.from)) ||
    topLevel(code, range).some((index) => ['for', '<', '>'].includes(sourceAt(code, index)));
  return ranges.some(isUnclear) ? undefined : ranges.map((value) => ({value}));
}
