import {withoutAddresses} from '../code/addresses-in';
import {after} from '../code/brackets';
import {calleeOf} from '../code/callee';
import {entriesOf, sourceAt, tokenAt, topLevel, type Code, type Range} from '../code/code';
import {isSeparator} from '../code/entries';
import {namesKey} from '../code/names-key';
import {isRpcClient, type EndpointUse} from './endpoint-uses';

/** Maximum number of variables, or of parts of an expression, to follow; beyond it, code may do anything. */
const maxFollowed = 20;

/**
 * The addresses that code may complete, such as with a key: it names a key outside of addresses, or joins something to
 * the address or to a variable that has it.
 */
export function completedAmong(
  keyless: readonly EndpointUse[],
  code: Code,
  all: readonly EndpointUse[],
): EndpointUse[] {
  const {withoutComments} = code;
  if (namesKey(withoutAddresses(withoutComments, all))) return [...keyless];
  return keyless.filter(({at, text}) => {
    // A stand-in for a key, or a command that prints it: `<KEY>`, `cat key`.
    const isFollowed = /^[<`]\w/.test(withoutComments.slice(at + text.length, at + text.length + 2));
    return isFollowed || isJoined(code, tokenAt(code, at), new Set());
  });
}

/** Whether something is joined to the value at a token, or to a variable that has it. */
function isJoined(code: Code, index: number, seen: Set<string>): boolean {
  if (seen.size > maxFollowed || goesOn(code, index + 1) || isGivenToOther(code, index)) return true;
  const names = namesOf(code, index).filter((name) => !seen.has(name));
  for (const name of names) seen.add(name);
  return names.some(
    (name) => isFilledIn(code, name) || (code.places.get(name) ?? []).some((place) => isJoined(code, place, seen)),
  );
}

/** Operators that join texts: `+`, `%`, Lua's `..`, PHP's `.`, Elixir's `<>`, and `/` of Python's URLs. */
const join = /^(?:[+%/<~]|\.{2,3})$/;

/** Whether code joins something to the value that ends before a token, or changes it: `+ key`, `.concat(key)`. */
function goesOn(code: Code, end: number): boolean {
  let next = end;
  for (let step = 0; step < maxFollowed; step += 1) {
    const source = sourceAt(code, next);
    const endsTag = source === '/' && sourceAt(code, next + 1) === '>';
    if (isAdjacent(code, next) || (join.test(source) && !endsTag)) return true;
    if (source === '.') {
      const isCall = sourceAt(code, next + 2) === '(';
      // A call without arguments only converts the value: `.to_string()`.
      const hasArguments = isCall && after(code, next + 2) > next + 4;
      const isSet = sourceAt(code, next + 2) === '=' && sourceAt(code, next + 3) !== '=';
      if (code.tokens[next + 1]?.kind !== 'identifier' || hasArguments || isSet) return true;
      next += isCall ? 4 : 2;
    } else if (source === '[') next = after(code, next);
    else if (/^[?!]$/.test(source) || (source === ')' && isConverted(code, next))) next += 1;
    else return false;
  }
  return true;
}

/** Whether a token continues a word of a shell: `"https://…/"$KEY`. */
function isAdjacent({tokens}: Code, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before === undefined || token === undefined) return false;
  const isPart = token.kind === 'string' || token.source === '$';
  return before.kind === 'string' && isPart && before.start + before.source.length === token.start;
}

/** Types of a text or a URL, whose calls only convert a value: `String::from(`, `new URL(`, `Uri.parse(`, `str(`. */
const conversion = /(?:^|[.:])(?:NS)?(?:str|string|ur[il])(?:$|[.:])/i;

/** Whether a bracket only converts a value, or groups it. */
function isConverted(code: Code, close: number): boolean {
  const open = code.around[close - 1];
  if (open === undefined) return false;
  const callee = calleeOf(code, open);
  return callee === '' || conversion.test(callee);
}

/**
 * Whether a value is in a list or a call that may join something to it: with computed values, as in
 * `format!("{}{}", base, key)`, or to make the address for a client, as in `new Connection(withKey(base))`.
 */
function isGivenToOther(code: Code, index: number): boolean {
  const open = code.around[index];
  if (open === undefined || sourceAt(code, open) === '{') return false;
  const callee = calleeOf(code, open);
  if (isRpcClient(callee)) return false;
  const outer = code.around[open];
  const isForClient = outer !== undefined && isRpcClient(calleeOf(code, outer));
  if (isForClient && callee !== '' && !conversion.test(callee)) return true;
  return entriesOf(code, open).some((range) => (index < range.from || index >= range.to) && isComputed(code, range));
}

const constant = /^(?:true|false|null|nil|none|undefined)$/i;

function isComputed(code: Code, range: Range): boolean {
  const from = isSeparator(sourceAt(code, range.from + 1)) ? range.from + 2 : range.from;
  return topLevel(code, {...range, from}).some((index) => {
    const token = code.tokens[index];
    return token?.kind === 'identifier' && !constant.test(token.source);
  });
}

/** No declaration of a variable is longer, in tokens. */
const maxDeclaration = 12;

/** The variables that may have a value, also as a member of an object or an item of a list. */
function namesOf(code: Code, index: number): string[] {
  const open = code.around[index];
  const isPart = open !== undefined && /^[[{]$/.test(sourceAt(code, open));
  return [...declaredNames(code, index), ...(isPart ? declaredNames(code, open) : [])];
}

/** All names in the declaration that ends in a value: which one is that of the variable differs between languages. */
function declaredNames(code: Code, value: number): string[] {
  const {tokens, withoutComments} = code;
  const names: string[] = [];
  let isAssigned = false;
  for (let index = value - 1; index >= Math.max(0, value - maxDeclaration); index -= 1) {
    const token = tokens[index];
    const source = sourceAt(code, index);
    const isOtherLine = withoutComments.slice(token?.start, tokens[index + 1]?.start).includes('\n');
    if ((isAssigned && isOtherLine) || /^[;,{}[\])]$/.test(source)) break;
    if (source === '(' && !conversion.test(calleeOf(code, index))) break;
    if (isAssigned && token?.kind === 'identifier') names.push(source);
    isAssigned ||= isSeparator(source);
  }
  return names;
}

/** Whether a text has a variable with something after it: `${BASE}/api-key`, `{base}{key}`, `$base/`, `\(base)\(key)`. */
function isFilledIn({withoutComments}: Code, name: string): boolean {
  const placeholder = String.raw`\{[\w.$]{0,80}(?<!\w)${name}\b[^{}\n]{0,40}\}|\$${name}\b|\\\(${name}\)`;
  return new RegExp(`(?:${placeholder})[\\w/\\\\$#{?%]`).test(withoutComments);
}
