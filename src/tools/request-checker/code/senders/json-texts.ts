import {sourceAt, type Code, type Range} from '../code';
import {statementEnd} from '../statement-end';

/** Tells which parts of the code are serialized JSON. */
export interface JsonTexts {
  readonly holds: (range: Range) => boolean;
}

/** Part of a name or string that indicates JSON: `json.dumps`, `JSON.stringify`, `SerializeObject`, `"jsonrpc"`. */
const word = /json|stringify|marshal|serial|writeValueAsString/i;

/** Maximum distance of an assigned variable before the `=`, in tokens. */
const maxBefore = 6;

/** No relevant value is longer. */
const maxTokens = 60;

/** A range is JSON if it contains such a word, or a variable that was assigned a value with one. */
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
        .slice(from, Math.min(to, from + maxTokens))
        .some(({kind, source}) => kind === 'identifier' && variables.has(source)),
  };
}

/** For each token, the index of the next one that indicates JSON, itself included. */
function nextWords({tokens}: Code): readonly number[] {
  const next = Array<number>(tokens.length);
  let found = Infinity;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    if (word.test(tokens[index]?.source ?? '')) found = index;
    next[index] = found;
  }
  return next;
}

/** Names before an assignment: `body` and `err` in `body, err := …`, `String` and `body` in `String body = …`. */
function namesBefore({tokens}: Code, equals: number): string[] {
  const names: string[] = [];
  for (let index = equals - 1; index >= Math.max(0, equals - maxBefore); index -= 1) {
    const token = tokens[index];
    if (token === undefined || (token.kind !== 'identifier' && !/^[,:$<>&]$/.test(token.source))) break;
    if (token.kind === 'identifier') names.push(token.source);
  }
  return names;
}
