import {withoutQuotes} from '../../../lib/literals/without-quotes';
import type {PlacedAddress} from './addresses-in';
import {after} from './brackets';
import {entriesOf, sourceAt, type Code, type Range} from './code';
import {isGroup} from './constructors';
import {membersOf, type Entry} from './entries';
import {contentOf} from './string-literal';
import {onlyValueOf} from './variables';

/** Maximum number of variables and calls around a value to follow. */
const deepest = 3;

/** The text of a range that consists of one string without variables. */
export function textOf({tokens}: Code, {from, to}: Range): string | undefined {
  const token = tokens[from];
  if (token?.kind !== 'string' || to !== from + 1) return undefined;
  const {text, variables} = contentOf(token);
  return variables.length === 0 ? text : undefined;
}

/** Calls that only wrap the text of a URL. */
const urlCalls = /^(?:newURL|newURI|newUri|URI\.create|URI|uri)\($/;

/** A URL that is written out, directly or in a variable. */
export function urlOf(code: Code, range: Range | undefined, depth = 0): PlacedAddress | undefined {
  if (range === undefined || depth > deepest) return undefined;
  const text = textOf(code, range);
  if (text !== undefined) return {text, at: (code.tokens[range.from]?.start ?? 0) + 1};
  const {open, callee} = callIn(code, range);
  // A `URL` in a variable may be changed.
  const inner = depth === 0 && open !== undefined && urlCalls.test(callee) ? entriesOf(code, open) : [];
  return urlOf(code, inner.length === 1 ? inner[0] : variableIn(code, range), depth + 1);
}

/** Calls that return JSON as text. */
const encoders = /^(?:JSON\.stringify|json\.dumps|json_encode|JSON\.generate)\($/;

/** Whether a value is an object, or a text; undefined if the code does not prove either. */
export function kindOf(code: Code, range: Range, depth = 0): 'object' | 'text' | undefined {
  const {from, to} = range;
  if (depth > deepest) return undefined;
  if (code.tokens[from]?.kind === 'string' && to === from + 1) return 'text';
  const {open, callee} = callIn(code, range);
  if (open !== undefined) {
    if (encoders.test(callee)) return 'text';
    return isGroup(callee) ? 'object' : undefined;
  }
  const value = variableIn(code, range);
  return value && kindOf(code, value, depth + 1);
}

/** The bracket that ends a range, and the source up to it: a call, or an object or a list. */
function callIn(code: Code, {from, to}: Range): {readonly open?: number; readonly callee: string} {
  let callee = '';
  for (let index = from; index < to && index < from + 6; index += 1) {
    callee += sourceAt(code, index);
    if (code.closeOf.has(index)) return after(code, index) === to ? {open: index, callee} : {callee: ''};
  }
  return {callee: ''};
}

/** The value of the variable that a range consists of; undefined if it is unclear, or the range is no variable. */
export function variableIn(code: Code, {from, to}: Range): Range | undefined {
  const isMarked = /^[$&]$/.test(sourceAt(code, from));
  const index = isMarked ? from + 1 : from;
  const isName = to === index + 1 && code.tokens[index]?.kind === 'identifier';
  return isName ? onlyValueOf(code, sourceAt(code, index)) : undefined;
}

/** Index of the opening bracket of a list or an object that starts at a token: `[`, `{`, `array(`, `dict(`. */
export function openAt(code: Code, from: number): number | undefined {
  const open = code.closeOf.has(from) ? from : from + 1;
  const start = code.tokens.slice(from, open + 1).map(({source}) => source);
  return code.closeOf.has(open) && isGroup(start.join('')) ? open : undefined;
}

/** The members of an object literal; undefined if not all of them are written out. */
export function membersIn(code: Code, {from}: Range): readonly Entry[] | undefined {
  const open = openAt(code, from);
  return open === undefined ? undefined : membersOf(code, entriesOf(code, open), 1);
}

export function valueOf(members: readonly Entry[], wanted: string): Range | undefined {
  return members.find(({name}) => withoutQuotes(name?.source ?? '') === wanted)?.value;
}
