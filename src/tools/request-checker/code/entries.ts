import {sourceAt, topLevel, type Code, type Range} from './code';
import type {Token} from './tokens';

/** An item of a list, or a member of an object. */
export interface Entry {
  readonly name?: Token;
  readonly value: Range;
}

/** Whether an entry is an object member. PHP and Swift write objects in list brackets. */
export function hasName(code: Code, {from}: Range): boolean {
  return code.tokens[from]?.kind === 'string' && /^(?:=>|:)$/.test(sourceAt(code, from + 1));
}

/** Operators that spread the members or items of another value. */
const spreads: ReadonlySet<string> = new Set(['...', '*', '**']);

export function isSpread(code: Code, index: number): boolean {
  return spreads.has(sourceAt(code, index));
}

/**
 * Undefined if a name is computed or another object is spread. At the top level of a request, spreads are skipped: the
 * rest is worth checking.
 */
export function membersOf(code: Code, ranges: readonly Range[], depth: number): readonly Entry[] | undefined {
  const written = depth === 0 ? ranges.filter(({from}) => !isSpread(code, from)) : ranges;
  const members = written.map((range) => memberOf(code, range)).filter((member) => member !== undefined);
  return members.length === written.length ? members : undefined;
}

/** `name: value`, `"name" => value`, `:name => value`, `name = value`, and `name` for a variable of that name. */
function memberOf(code: Code, {from, to}: Range): Entry | undefined {
  const at = sourceAt(code, from) === ':' ? from + 1 : from;
  const name = code.tokens[at];
  if (name === undefined || !isName(name)) return undefined;
  if (to === from + 1) {
    const isShort = name.kind === 'identifier' && sourceAt(code, code.around[from] ?? -1) === '{';
    return isShort ? {name, value: {from, to}} : undefined;
  }
  const value = {from: at + 2, to};
  return isSeparator(sourceAt(code, at + 1)) && to > value.from && !lacksComma(code, value) ? {name, value} : undefined;
}

/** Whether the next member starts within a value, since a comma is missing. */
function lacksComma(code: Code, value: Range): boolean {
  const signs = topLevel(code, value).map((index) => sourceAt(code, index));
  return signs.includes(':') && !signs.includes('?');
}

/** Excludes all-caps identifiers: in Python, a constant that contains the name. */
function isName({kind, source}: Token): boolean {
  return kind === 'string' || (kind === 'identifier' && !/^[A-Z][A-Z\d_]+$/.test(source));
}

/** Whether a token separates the name of a member from its value. */
export function isSeparator(source: string): boolean {
  return /^(?:=>|[:=])$/.test(source);
}

/** Undefined if the number of items is only known at run time, or if a comma may separate type arguments. */
export function itemsOf(code: Code, ranges: readonly Range[]): readonly Entry[] | undefined {
  const isUnclear = (range: Range) =>
    isSpread(code, range.from) ||
    topLevel(code, range).some((index) => ['for', '<', '>'].includes(sourceAt(code, index)));
  return ranges.some(isUnclear) ? undefined : ranges.map((value) => ({value}));
}
