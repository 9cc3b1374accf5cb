import {entriesOf, sourceAt, type Code} from '../code';
import {membersIn, urlOf, valueOf, variableIn} from '../literals';
import {bodyOf, requestsOf, type FindSent, type Shown} from './find-sent';
import {headersIn, verbOf} from './headers';
import type {JsonTexts} from './json-texts';

/** Functions of that name that encode objects, or may. */
const otherFetch = new RegExp(
  [
    String.raw`\$fetch\b|\bfunction\s+fetch\b|\bas\s+fetch\b`,
    String.raw`\bfetch\b[^;\n]{0,80}(?:\bfrom|\brequire\()\s*["'](?!(?:undici|node-fetch|cross-fetch)["'])`,
    String.raw`\bfetch\s*=(?!=)(?!\s*require\()`,
  ].join('|'),
);

const optionsSetLater = /\.(?:body|method)\s*=(?!=)|\[["'](?:body|method)["']\]/;
const headersSetLater = /\.headers\s*(?:=(?!=)|\.(?:set|append)\b)|\[["']headers["']\]/;

export const fetchSource = {url: 'https://fetch.spec.whatwg.org/#bodyinit-unions', verified: '2026-11-25'} as const;

/**
 * `fetch` sends a text as plain text, any object as `[object Object]`, and GET is its default.
 */
export const fetchCalls: FindSent = (code, json) => {
  const {withoutComments} = code;
  if (otherFetch.test(withoutComments) || optionsSetLater.test(withoutComments)) return [];
  return requestsOf(code, {sender: 'fetch', isClear: !headersSetLater.test(withoutComments)}, (index) =>
    isFetch(code, index) && sourceAt(code, index + 1) === '(' ? callAt(code, index + 1, json) : undefined,
  );
};

/** `fetch` and `new Request`, but not a method of that name. */
function isFetch(code: Code, index: number): boolean {
  if (sourceAt(code, index) === 'Request') return sourceAt(code, index - 1) === 'new';
  const isMember = sourceAt(code, index - 1) === '.' && !/^(?:window|globalThis)$/.test(sourceAt(code, index - 2));
  return sourceAt(code, index) === 'fetch' && !isMember;
}

/** `(url, {method: 'POST', body: …})`, with the options there or in a variable. */
function callAt(code: Code, open: number, json: JsonTexts): Shown | undefined {
  const [url, options] = entriesOf(code, open);
  const members = (options && membersIn(code, variableIn(code, options) ?? options)) ?? [];
  const body = valueOf(members, 'body');
  // `new Blob(…)` and similar objects set their own content type.
  if (body === undefined || !json.holds(body) || sourceAt(code, body.from) === 'new') return undefined;
  return {
    verb: verbOf(code, valueOf(members, 'method'), 'GET'),
    url: urlOf(code, url),
    headers: headersIn(code, valueOf(members, 'headers')),
    body: bodyOf(code, body),
  };
}
