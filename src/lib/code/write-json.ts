import type {TakenText} from '../taken-text';
import {entriesOf, lastGroup, sourceOf, type Code, type Range} from './code';
import {textOf} from './text-literal';
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

/** How languages begin a list and an object: JavaScript, Python and Ruby, then Go, C# and Rust. */
const listStart = /^(?:\[|\[\d*\][\w.[\]{}]+\{|new[\w.]*\[\]\{|vec!\[)$/;
const objectStart = /^(?:\{|dict\(|map\[string\][\w.{}]+\{|new\{)$/;
/** Around a value that stands for itself. */
const innerStart = /^(?:json!)?\($/;

/** Deeper than any request. */
const deepest = 50;

/** Writes a value of code as JSON. What a program computes becomes a variable. */
export function addValue(code: Code, range: Range, json: TakenText, depth = 0): void {
  const first = code.tokens[range.from];
  if (first === undefined) return;
  const written = literalOf(code.tokens.slice(range.from, Math.min(range.to, range.from + 3)));
  if (written !== undefined) json.addAt(first.start, written);
  else if (first.kind === 'text' && range.to === range.from + 1) addText(first, json);
  else if (depth > deepest || !addGroup(code, range, json, depth)) json.addVariable(first.start);
}

/** A number as JSON has it, or one of its words; nothing for other values. */
function literalOf(tokens: readonly Token[]): string | undefined {
  const [first, second, third] = tokens;
  if (first === undefined || third !== undefined) return undefined;
  if (second !== undefined) {
    const digits = first.source === '-' ? digitsOf(second) : undefined;
    return digits === undefined ? undefined : `-${digits}`;
  }
  return first.kind === 'word' ? constants.get(first.source) : digitsOf(first);
}

function digitsOf({kind, source}: Token): string | undefined {
  if (kind !== 'number') return undefined;
  const digits = source.replaceAll('_', '').replace(/(?:n|[iu](?:8|16|32|64|128|size)|U?LL?)$/i, '');
  return /^(?:0|[1-9]\d*)(?:\.\d+)?(?:e\d+)?$/i.test(digits) ? digits : undefined;
}

function addText(token: Token, json: TakenText): void {
  const {text, offsets, variables} = textOf(token);
  const computed = new Set(variables.map(({start}) => start));
  json.addAt(token.start, '"');
  for (const [index, unit] of text.split('').entries()) {
    const place = offsets[index] ?? token.start;
    if (computed.has(index)) json.addVariable(place);
    else json.addAt(place, JSON.stringify(unit).slice(1, -1));
  }
  json.addAt(token.start + token.source.length - 1, '"');
}

/** Writes a list or an object, and whether the value is one whose entries are all written out. */
function addGroup(code: Code, range: Range, json: TakenText, depth: number): boolean {
  const open = lastGroup(code, range);
  if (open === undefined) return false;
  const ranges = entriesOf(code, open);
  const start = sourceOf(code, {from: range.from, to: open + 1});
  const [only] = ranges;
  if (innerStart.test(start) && only && ranges.length === 1) {
    addValue(code, only, json, depth + 1);
    return true;
  }
  const isObject = objectStart.test(start) || (start === '[' && only && hasName(code, only));
  if (!isObject && !listStart.test(start)) return false;
  const entries = ranges.map((each) => (isObject ? memberOf(code, each) : itemOf(code, each)));
  if (entries.includes(undefined)) return false;

  const placeOf = (index: number) => (code.tokens[index] ?? code.tokens.at(-1))?.start ?? 0;
  json.addAt(placeOf(open), isObject ? '{' : '[');
  for (const [index, {name, value}] of entries.filter((each) => each !== undefined).entries()) {
    if (index > 0) json.addAt(placeOf(value.from), ',');
    if (name) addName(name, json);
    addValue(code, value, json, depth + 1);
  }
  json.addAt(placeOf(code.closeOf.get(open) ?? open), isObject ? '}' : ']');
  return true;
}

/** Objects of PHP and Swift stand in the brackets of lists. */
function hasName({tokens}: Code, {from}: Range): boolean {
  return tokens[from]?.kind === 'text' && /^(?:=>|:)$/.test(tokens[from + 1]?.source ?? '');
}

/** C# writes `@` before a name that is a word of the language. */
function addName(name: Token, json: TakenText): void {
  if (name.kind === 'text') addText(name, json);
  else json.addAt(name.start, JSON.stringify(name.source.replace('@', '')));
  json.addAt(name.start, ':');
}

interface Entry {
  readonly name?: Token;
  readonly value: Range;
}

/** `name: value`, `"name" => value`, `name = value`, and `name` for a variable of that name. */
function memberOf({tokens}: Code, {from, to}: Range): Entry | undefined {
  const name = tokens[from];
  if (name?.kind !== 'word' && name?.kind !== 'text') return undefined;
  if (to === from + 1) return name.kind === 'word' ? {name, value: {from, to}} : undefined;
  const sign = tokens[from + 1]?.source ?? '';
  return [':', '=>', '='].includes(sign) && to > from + 2 ? {name, value: {from: from + 2, to}} : undefined;
}

/** Nothing where another list is spread out: how many items it has, only the program knows. */
function itemOf({tokens}: Code, value: Range): Entry | undefined {
  return ['...', '*'].includes(tokens[value.from]?.source ?? '') ? undefined : {value};
}
