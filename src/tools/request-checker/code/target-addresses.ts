import {entriesOf, sourceAt, type Code, type Range} from './code';
import {isSeparator} from './entries';
import {valueAfter} from './variables';

/** A string that starts with a URL with a literal host. */
const addressStart = /^[a-z@$]{0,2}["'`](?=(?:https?|wss?):\/\/[\w.[-])/i;

/** Names of arguments and members that contain a URL. */
const addressName = /^["'`:]?(?:ur[il]|endpoint|baseurl|base_url|host)["'`]?$/i;

/** Maximum number of enclosing brackets, chained calls, or tokens of a value to follow. */
const maxSteps = 6;
/** Maximum number of requests, of names, and of uses of each name to follow, so that long code does not take long. */
const maxFollowed = 40;
const maxPlaces = 200;
/** No relevant call is longer, in tokens. */
const maxCallLength = 2000;

/**
 * Offsets of the URLs that requests are sent to: those passed to the same call as a request, directly or in a variable,
 * or to the call that created its client or connection. Other URLs in the code are unrelated to its requests.
 *
 * @param requests indexes of the requests' first tokens.
 */
export function targetAddresses(code: Code, requests: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  const followed = new Set<string>();
  const open = requests.slice(0, maxFollowed);
  for (let place = 0; place < Math.min(open.length, maxPlaces); place += 1) {
    let index = open[place];
    for (let step = 0; index !== undefined && step < maxSteps; step += 1) {
      for (const address of addressesBeside(code, index)) found.add(address);
      const name = assignedName(code, index);
      if (name !== undefined && !followed.has(name) && followed.size < maxFollowed) {
        followed.add(name);
        open.push(...usesOf(code, name));
      }
      index = code.around[index];
    }
  }
  return found;
}

/** Token indexes at which a variable is read: not assigned, and not the name of a member or an argument. */
function usesOf(code: Code, name: string): number[] {
  return (code.places.get(name) ?? []).filter(
    (index) => sourceAt(code, index - 1) !== '.' && !isSeparator(sourceAt(code, index + 1)),
  );
}

/** Keywords that can precede a value. */
const beforeValue = /^(?:await|new|mut|try)$/;
/** Tokens between a name and its member, or in a name. */
const withinName = /^(?:\.|::|->|[$&*!?\\])$/;

/** The variable that is assigned the value starting at a token, or the result of the call with this opening bracket. */
function assignedName(code: Code, start: number): string | undefined {
  let index = start - 1;
  for (let step = 0; step < maxSteps; step += 1) {
    const token = code.tokens[index];
    const isName = token?.kind === 'identifier';
    const isApart = isName && code.tokens[index + 1]?.kind === 'identifier' && !beforeValue.test(token.source);
    if (isApart || !(isName || withinName.test(token?.source ?? ''))) break;
    index -= 1;
  }
  for (let before = index - 3; before < index; before += 1) {
    const isName = code.tokens[before]?.kind === 'identifier';
    if (isName && valueAfter(code, before) === index + 1) return sourceAt(code, before);
  }
  return undefined;
}

/** URLs of the bracket around a token: in its entries, and in the call chain before it. */
function addressesBeside(code: Code, index: number): number[] {
  const open = code.around[index];
  if (open === undefined || (code.closeOf.get(open) ?? open) - open > maxCallLength) return [];
  const isCall = sourceAt(code, open) === '(';
  const passed = entriesOf(code, open)
    .slice(0, maxFollowed)
    .flatMap(({from}) => {
      const separator = sourceAt(code, from + 1);
      // Blocks of statements, where `=` is an assignment, have the same brackets.
      const isNamed = isSeparator(separator) && (isCall || separator !== '=');
      if (isNamed && addressName.test(sourceAt(code, from))) return addressAt(code, from + 2);
      return isCall && !isNamed ? addressAt(code, from) : [];
    });
  return isCall ? [...passed, ...addressesBefore(code, open)] : passed;
}

/** URLs with which the receiver of a call was created: `client.post(address).body(`, `socket.send(`. */
function addressesBefore(code: Code, open: number): number[] {
  const found: number[] = [];
  let index = open - 2;
  for (let step = 0; step < maxSteps && /^(?:\.|->|::)$/.test(sourceAt(code, index)); step += 1) {
    const before = index - 1;
    const bracket = openOf(code, before);
    if (bracket === undefined) return [...found, ...valueOfName(code, before)];
    found.push(...argumentsOf(code, bracket).flatMap(({from}) => addressAt(code, from)));
    index = bracket - 2;
  }
  return found;
}

/** The first arguments of a call: few others, such as a context or a method, precede a URL. */
function argumentsOf(code: Code, open: number): readonly Range[] {
  const isLong = (code.closeOf.get(open) ?? open) - open > maxCallLength;
  return isLong ? [] : entriesOf(code, open).slice(0, 3);
}

/** Index of the opening bracket that a token closes. */
function openOf(code: Code, close: number): number | undefined {
  if (sourceAt(code, close) !== ')') return undefined;
  for (let index = close - 1; index >= Math.max(0, close - maxCallLength); index -= 1) {
    if (code.closeOf.get(index) === close) return index;
  }
  return undefined;
}

/** The URL at a token: a string, a variable with one, or a value created from one, such as `new URL(address)`. */
function addressAt(code: Code, start: number, depth = 0): number[] {
  if (depth > 3) return [];
  for (let index = start; index < start + maxSteps; index += 1) {
    const token = code.tokens[index];
    if (token === undefined) return [];
    if (token.kind === 'string') {
      const quotes = addressStart.exec(token.source);
      return quotes ? [token.start + quotes[0].length] : [];
    }
    if (token.source === '(') {
      return argumentsOf(code, index).flatMap(({from}) => addressAt(code, from, depth + 1));
    }
    const isName = token.kind === 'identifier' && !beforeValue.test(token.source);
    if (isName && !/^(?:[.(!]|::|->)$/.test(sourceAt(code, index + 1))) {
      return valueOfName(code, index, depth + 1);
    }
    if (token.kind !== 'identifier' && !withinName.test(token.source)) return [];
  }
  return [];
}

/** The URL that a variable contains; none if it is assigned more than once. */
function valueOfName(code: Code, index: number, depth = 0): number[] {
  const values = (code.places.get(sourceAt(code, index)) ?? []).flatMap((place) => {
    // Python: `with connect(address) as name`.
    const made = sourceAt(code, place - 1) === 'as' ? openOf(code, place - 2) : undefined;
    return valueAfter(code, place) ?? made ?? [];
  });
  const [value, another] = values;
  return value === undefined || another !== undefined ? [] : addressAt(code, value, depth);
}
