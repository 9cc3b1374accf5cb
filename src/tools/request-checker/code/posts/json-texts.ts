import {sourceAt, type Code, type Range} from '../code';
import {statementEnd} from './statement-end';

/** Which parts of the code are JSON as a text. */
export interface JsonTexts {
  readonly holds: (range: Range) => boolean;
}

/** A part of a name, or of a text, that says so: `json.dumps`, `JSON.stringify`, `SerializeObject`, `"jsonrpc"`. */
const word = /json|stringify|marshal|serial|writeValueAsString/i;

/** How far before the sign a variable stands that something is put into, in tokens. */
const mostBefore = 6;

/** No value that matters is longer. */
const mostTokens = 60;

/** A range is JSON if it says so, or if it has a variable that something which says so was put into. */
export function jsonTexts(code: Code): JsonTexts {
  const {tokens} = code;
  const next = nextWords(code);
  const variables = new Set<string>();
  for (const index of tokens.keys()) {
    if (sourceAt(code, index) !== '=' || (next[index] ?? Infinity) >= statementEnd(code, index + 1)) continue;
    for (const name of namesBefore(code, index)) variables.add(name);
  }
  return {
    holds: ({from, to}) =>
      (next[from] ?? Infinity) < to ||
      tokens
        .slice(from, Math.min(to, from + mostTokens))
        .some(({kind, source}) => kind === 'identifier' && variables.has(source)),
  };
}

/** For each token, the index of the first one from there on that says so. */
function nextWords({tokens}: Code): readonly number[] {
  const next = Array<number>(tokens.length);
  let found = Infinity;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    if (word.test(tokens[index]?.source ?? '')) found = index;
    next[index] = found;
  }
  return next;
}

/** `body` and `err` of `body, err := …`, and `String` and `body` of `String body = …`. */
function namesBefore({tokens}: Code, equals: number): string[] {
  const names: string[] = [];
  for (let index = equals - 1; index >= Math.max(0, equals - mostBefore); index -= 1) {
    const token = tokens[index];
    if (token === undefined || (token.kind !== 'identifier' && !/^[,:$<>&]$/.test(token.source))) break;
    if (token.kind === 'identifier') names.push(token.source);
  }
  return names;
}
