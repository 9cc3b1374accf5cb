import {sourceAt, topLevel, type Code, type Range} from './code';
import type {Token} from './tokens';

/** An item of a list, or a member of an object. */
export interface Entry {
  readonly name?: Token;
  readonly value: Range;
}

/** Objects of PHP and Swift stand in the brackets of lists. */
export function hasName(code: Code, {from}: Range): boolean {
  return code.tokens[from]?.kind === 'string' && /^(?:=>|:)$/.test(sourceAt(code, from + 1));
}

/** What brings members or items of another value. */
const spreads: ReadonlySet<string> = new Set(['...', '*', '**']);

export function isSpread(code: Code, index: number): boolean {
  return spreads.has(sourceAt(code, index));
}

/**
 * Nothing where a name is computed, or another object is spread out. In a request, what that brings is left out: the
 * rest of it is worth reading.
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
export function itemsOf(code: Code, ranges: readonly Range[]): readonly Entry[] | undefined {
  const isUnclear = (range: Range) =>
    isSpread(code, range.from) ||
    topLevel(code, range).some((index) => ['for', '<', '>'].includes(sourceAt(code, index)));
  return ranges.some(isUnclear) ? undefined : ranges.map((value) => ({value}));
}
