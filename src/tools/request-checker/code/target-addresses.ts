import {entriesOf, sourceAt, type Code, type Range} from './code';
import {isSeparator} from './entries';

/** A string that begins with an address whose host is written out. */
const addressStart = /^[a-z@$]{0,2}["'`](?=(?:https?|wss?):\/\/[\w.[-])/i;

/** Names of arguments and members that hold an address. */
const addressName = /^["'`:]?(?:ur[il]|endpoint|baseurl|base_url|host)["'`]?$/i;

/** How many brackets around a request, calls in a chain, and values of names are followed. */
const mostSteps = 6;
/** Of requests, of names, and of uses of each, so that long code is read soon. */
const mostFollowed = 40;
const mostPlaces = 200;
/** No call that matters is longer, in tokens. */
const longestCall = 2000;

/**
 * Where the addresses stand that requests are sent to, each with the offset of its first letter: those that are passed
 * to the same call as a request, directly or by a variable, or to what opened the connection. Other addresses of the
 * code have nothing to do with its requests.
 *
 * @param requests the first tokens of the requests.
 */
export function targetAddresses(code: Code, requests: readonly number[]): ReadonlySet<number> {
  const places = placesOfNames(code);
  const found = new Set<number>();
  const followed = new Set<string>();
  const open = requests.slice(0, mostFollowed);
  for (let place = 0; place < Math.min(open.length, mostPlaces); place += 1) {
    let index = open[place];
    for (let step = 0; index !== undefined && step < mostSteps; step += 1) {
      for (const address of addressesBeside(code, places, index)) found.add(address);
      const name = assignedName(code, index);
      if (name !== undefined && !followed.has(name) && followed.size < mostFollowed) {
        followed.add(name);
        open.push(...usesOf(code, places, name));
      }
      index = code.around[index];
    }
  }
  return found;
}

type Places = ReadonlyMap<string, readonly number[]>;

/** The tokens that are a name, by that name. */
function placesOfNames({tokens}: Code): Places {
  const places = new Map<string, number[]>();
  for (const [index, {kind, source}] of tokens.entries()) {
    if (kind !== 'identifier') continue;
    const known = places.get(source);
    if (known === undefined) places.set(source, [index]);
    else if (known.length < mostFollowed) known.push(index);
  }
  return places;
}

/** Where a name is read: not set, nor the name of a member or an argument. */
function usesOf(code: Code, places: Places, name: string): number[] {
  return (places.get(name) ?? []).filter(
    (index) => sourceAt(code, index - 1) !== '.' && !isSeparator(sourceAt(code, index + 1)),
  );
}

/**
 * The value in `name = value`, `name: Type = value`, `name, err := value` and `let (name, other) = value`; what a call is
 * passed by name is none.
 */
function valueAfter(code: Code, index: number): number | undefined {
  const open = code.around[index];
  if (open !== undefined && sourceAt(code, open) === '(') {
    const close = code.closeOf.get(open) ?? open;
    return sourceAt(code, open - 1) === 'let' && sourceAt(code, close + 1) === '=' ? close + 2 : undefined;
  }
  let last = index;
  for (let step = 0; step < 3 && sourceAt(code, last + 1) === ','; step += 1) last += 2;
  const [one, two, three] = [1, 2, 3].map((distance) => sourceAt(code, last + distance));
  if (one === ':' && two === '=') return last + 3;
  if (last > index) return undefined;
  if (one === '=' && two !== '=') return last + 2;
  return one === ':' && three === '=' ? last + 4 : undefined;
}

/** What may stand before a value. */
const beforeValue = /^(?:await|new|mut|try)$/;
/** What stands between a name and its member, or is a part of a name. */
const withinName = /^(?:\.|::|->|[$&*!?\\])$/;

/** The name that takes the value which begins at a token, or what a call makes of it whose bracket that token is. */
function assignedName(code: Code, start: number): string | undefined {
  let index = start - 1;
  for (let step = 0; step < mostSteps; step += 1) {
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

/** The addresses of the bracket in which a token stands: in its entries, and in the chain before it. */
function addressesBeside(code: Code, places: Places, index: number): number[] {
  const open = code.around[index];
  if (open === undefined || (code.closeOf.get(open) ?? open) - open > longestCall) return [];
  const isCall = sourceAt(code, open) === '(';
  const passed = entriesOf(code, open)
    .slice(0, mostFollowed)
    .flatMap(({from}) => {
      const separator = sourceAt(code, from + 1);
      // Statements stand in such brackets as well.
      const isNamed = isSeparator(separator) && (isCall || separator !== '=');
      if (isNamed && addressName.test(sourceAt(code, from))) return addressAt(code, places, from + 2);
      return isCall && !isNamed ? addressAt(code, places, from) : [];
    });
  return isCall ? [...passed, ...addressesBefore(code, places, open)] : passed;
}

/** The addresses that the receiver of a call was made with: `client.post(address).body(`, `socket.send(`. */
function addressesBefore(code: Code, places: Places, open: number): number[] {
  const found: number[] = [];
  let index = open - 2;
  for (let step = 0; step < mostSteps && /^(?:\.|->|::)$/.test(sourceAt(code, index)); step += 1) {
    const before = index - 1;
    const bracket = openOf(code, before);
    if (bracket === undefined) return [...found, ...valueOfName(code, places, before)];
    found.push(...argumentsOf(code, bracket).flatMap(({from}) => addressAt(code, places, from)));
    index = bracket - 2;
  }
  return found;
}

/** The first arguments of a call: before an address stands little else, such as a context or a method. */
function argumentsOf(code: Code, open: number): readonly Range[] {
  const isLong = (code.closeOf.get(open) ?? open) - open > longestCall;
  return isLong ? [] : entriesOf(code, open).slice(0, 3);
}

/** The bracket of a call that a token closes. */
function openOf(code: Code, close: number): number | undefined {
  if (sourceAt(code, close) !== ')') return undefined;
  for (let index = close - 1; index >= Math.max(0, close - longestCall); index -= 1) {
    if (code.closeOf.get(index) === close) return index;
  }
  return undefined;
}

/** The address at a token: a string, a variable of one, or what is made of one, such as `new URL(address)`. */
function addressAt(code: Code, places: Places, start: number, depth = 0): number[] {
  if (depth > 3) return [];
  for (let index = start; index < start + mostSteps; index += 1) {
    const token = code.tokens[index];
    if (token === undefined) return [];
    if (token.kind === 'string') {
      const quotes = addressStart.exec(token.source);
      return quotes ? [token.start + quotes[0].length] : [];
    }
    if (token.source === '(') {
      return argumentsOf(code, index).flatMap(({from}) => addressAt(code, places, from, depth + 1));
    }
    const isName = token.kind === 'identifier' && !beforeValue.test(token.source);
    if (isName && !/^(?:[.(!]|::|->)$/.test(sourceAt(code, index + 1))) {
      return valueOfName(code, places, index, depth + 1);
    }
    if (token.kind !== 'identifier' && !withinName.test(token.source)) return [];
  }
  return [];
}

/** The address that a name has; nothing where it is set to several. */
function valueOfName(code: Code, places: Places, index: number, depth = 0): number[] {
  const values = (places.get(sourceAt(code, index)) ?? []).flatMap((place) => {
    // `with connect(address) as name` of Python.
    const made = sourceAt(code, place - 1) === 'as' ? openOf(code, place - 2) : undefined;
    return valueAfter(code, place) ?? made ?? [];
  });
  const [value, another] = values;
  return value === undefined || another !== undefined ? [] : addressAt(code, places, value, depth);
}
