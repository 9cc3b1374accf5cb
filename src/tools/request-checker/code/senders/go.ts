import type {Header} from '../../sent-request';
import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {textOf, urlOf} from '../literals';
import {requestsOf, type FindSent, type Shown} from './find-sent';
import {headerAt} from './headers';
import type {JsonTexts} from './json-texts';

/**
 * `http.Post` takes the content type as an argument; a request from `http.NewRequest` has none until its header is set.
 *
 * See https://pkg.go.dev/net/http#Post and https://pkg.go.dev/net/http#NewRequest.
 */
export const goCalls: FindSent = (code, json) => {
  const {length} = [...code.tokens.keys()].filter((index) => isMade(code, index));
  return requestsOf(code, {sender: 'go'}, (index) => {
    if (sourceAt(code, index + 1) !== '(') return undefined;
    if (!isMade(code, index)) return postAt(code, index, json);
    // With several requests, it is unclear which one a header belongs to.
    return madeAt(code, index, json, length === 1);
  });
};

/** `http.Post(url, type, body)`. */
function postAt(code: Code, index: number, json: JsonTexts): Shown | undefined {
  if (sourceAt(code, index) !== 'Post' || sourceAt(code, index - 1) !== '.') return undefined;
  const [url, given, body] = entriesOf(code, index + 1);
  if (given === undefined || body === undefined || !json.holds(body)) return undefined;
  const type = headerAt(code, 'Content-Type', given);
  const isType = type.value !== undefined && /^$|\//.test(type.value);
  return isType ? {verb: 'POST', url: urlOf(code, url), headers: [type], body: 'text'} : undefined;
}

function isMade(code: Code, index: number): boolean {
  return /^NewRequest(?:WithContext)?$/.test(sourceAt(code, index)) && sourceAt(code, index - 2) === 'http';
}

/** `name, err := http.NewRequest("POST", url, body)`. */
function madeAt(code: Code, index: number, json: JsonTexts, isOnly: boolean): Shown | undefined {
  const passed = entriesOf(code, index + 1);
  const [method, url, body] = sourceAt(code, index) === 'NewRequest' ? passed : passed.slice(1);
  if (method === undefined || body === undefined || !json.holds(body)) return undefined;
  const name = variableBefore(code, index - 2);
  return {
    verb: methodNamed(code, method),
    url: urlOf(code, url),
    headers: name === undefined || !isOnly ? undefined : headersSetOn(code, name),
    body: 'text',
  };
}

/** The HTTP method in `"POST"` or `http.MethodPost`; undefined if other code may set another. */
function methodNamed(code: Code, method: Range): string | undefined {
  const written = textOf(code, method) ?? /^Method([A-Z][a-z]+)$/.exec(sourceAt(code, method.to - 1))?.[1];
  return /\.Method\s*=/.test(code.withoutComments) ? undefined : written?.toUpperCase();
}

/** The name in `name, err := …`. */
function variableBefore(code: Code, index: number): string | undefined {
  const equals = sourceAt(code, index - 1) === '=' ? index - 1 : undefined;
  if (equals === undefined) return undefined;
  const last = sourceAt(code, equals - 1) === ':' ? equals - 2 : equals - 1;
  return sourceAt(code, last - 1) === ',' ? sourceAt(code, last - 2) : undefined;
}

/** The headers set by `name.Header.Set`; undefined if other code may change the request before it is sent. */
function headersSetOn(code: Code, name: string): readonly Header[] | undefined {
  if (/\b(?:RoundTrip|Transport)\b/.test(code.withoutComments)) return undefined;
  const headers: Header[] = [];
  let isSent = false;
  for (const [index, {source}] of code.tokens.entries()) {
    if (source !== name || sourceAt(code, index - 1) === '.') continue;
    if (sourceAt(code, index - 1) === 'return') return undefined;
    if (isPassed(code, index)) {
      if (sourceAt(code, (code.around[index] ?? 0) - 1) !== 'Do') return undefined;
      isSent = true;
    } else if (sourceAt(code, index + 2) === 'Header') {
      const header = headerSetAt(code, index + 4);
      if (header === undefined) return undefined;
      headers.push(header);
    }
  }
  return isSent ? headers : undefined;
}

/** Whether a name is a complete argument of a call. */
function isPassed(code: Code, index: number): boolean {
  return (
    sourceAt(code, code.around[index] ?? -1) === '(' &&
    /^[(,]$/.test(sourceAt(code, index - 1)) &&
    /^[),]$/.test(sourceAt(code, index + 1))
  );
}

/** The header in `Set("Content-Type", type)`; undefined if its name is computed. */
function headerSetAt(code: Code, index: number): Header | undefined {
  if (!/^(?:Set|Add)$/.test(sourceAt(code, index)) || sourceAt(code, index + 1) !== '(') return undefined;
  const [key, value] = entriesOf(code, index + 1);
  const name = key && textOf(code, key);
  return name === undefined || value === undefined ? undefined : headerAt(code, name, value);
}
