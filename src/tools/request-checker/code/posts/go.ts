import {entriesOf, sourceAt, type Code} from '../code';
import {namesType, textOf} from './headers';
import type {JsonTexts} from './json-texts';
import type {FindPosts, Post} from './post';

/**
 * `http.Post` takes the content type as an argument; a request from `http.NewRequest` has none until its header is set.
 *
 * See https://pkg.go.dev/net/http#Post and https://pkg.go.dev/net/http#NewRequest.
 */
export const goPosts: FindPosts = (code, json) => {
  const posts = code.tokens.flatMap((_token, index) => postOf(code, index, json));
  const [made, ...others] = [...code.tokens.keys()].filter((index) => isMade(code, index));
  // With several requests, it is unclear which one a header belongs to.
  return made === undefined || others.length > 0 ? posts : [...posts, ...postOfMade(code, made, json)];
};

/** `http.Post(url, type, body)`. */
function postOf(code: Code, index: number, json: JsonTexts): Post[] {
  if (sourceAt(code, index) !== 'Post' || sourceAt(code, index - 1) !== '.') return [];
  if (sourceAt(code, index + 1) !== '(') return [];
  const [, given, body] = entriesOf(code, index + 1);
  const type = given && body && json.holds(body) ? textOf(code, given) : undefined;
  const isType = type !== undefined && /^$|\//.test(type);
  return isType ? [{at: code.tokens[index]?.start ?? 0, sender: 'go', type}] : [];
}

function isMade(code: Code, index: number): boolean {
  return /^NewRequest(?:WithContext)?$/.test(sourceAt(code, index)) && sourceAt(code, index - 2) === 'http';
}

/** `name, err := http.NewRequest("POST", url, body)`. */
function postOfMade(code: Code, index: number, json: JsonTexts): Post[] {
  if (sourceAt(code, index + 1) !== '(') return [];
  const passed = entriesOf(code, index + 1);
  const [method, , body] = sourceAt(code, index) === 'NewRequest' ? passed : passed.slice(1);
  if (method === undefined || body === undefined || !json.holds(body)) return [];
  const isPost = textOf(code, method) === 'POST' || sourceAt(code, method.to - 1) === 'MethodPost';
  const name = isPost ? variableBefore(code, index - 2) : undefined;
  const type = name === undefined ? undefined : typeOfRequest(code, name);
  return type === undefined ? [] : [{at: code.tokens[index]?.start ?? 0, sender: 'go', type}];
}

/** The name in `name, err := …`. */
function variableBefore(code: Code, index: number): string | undefined {
  const equals = sourceAt(code, index - 1) === '=' ? index - 1 : undefined;
  if (equals === undefined) return undefined;
  const last = sourceAt(code, equals - 1) === ':' ? equals - 2 : equals - 1;
  return sourceAt(code, last - 1) === ',' ? sourceAt(code, last - 2) : undefined;
}

/** The content type set by `name.Header.Set`; undefined if other code may change the request before it is sent. */
function typeOfRequest(code: Code, name: string): string | undefined {
  if (/\b(?:RoundTrip|Transport)\b/.test(code.withoutComments)) return undefined;
  let type = '';
  let isSent = false;
  for (const [index, {source}] of code.tokens.entries()) {
    if (source !== name || sourceAt(code, index - 1) === '.') continue;
    if (sourceAt(code, index - 1) === 'return') return undefined;
    if (isPassed(code, index)) {
      if (sourceAt(code, (code.around[index] ?? 0) - 1) !== 'Do') return undefined;
      isSent = true;
    } else if (sourceAt(code, index + 2) === 'Header') {
      const given = typeSetAt(code, index + 4);
      if (given === undefined) return undefined;
      type ||= given;
    }
  }
  return isSent ? type : undefined;
}

/** Whether a name is a complete argument of a call. */
function isPassed(code: Code, index: number): boolean {
  return (
    sourceAt(code, code.around[index] ?? -1) === '(' &&
    /^[(,]$/.test(sourceAt(code, index - 1)) &&
    /^[),]$/.test(sourceAt(code, index + 1))
  );
}

/** The content type in `Set("Content-Type", type)`; empty for another header, undefined if either is computed. */
function typeSetAt(code: Code, index: number): string | undefined {
  if (!/^(?:Set|Add)$/.test(sourceAt(code, index)) || sourceAt(code, index + 1) !== '(') return undefined;
  const [key, value] = entriesOf(code, index + 1);
  const header = key && textOf(code, key);
  if (header === undefined || value === undefined) return undefined;
  return namesType(header) ? textOf(code, value) : '';
}
