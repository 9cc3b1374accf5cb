import {entriesOf, sourceAt, type Code} from '../code';
import {membersIn, urlOf, valueOf} from '../literals';
import {bodyOf, requestsOf, type FindSent, type Shown} from './find-sent';
import {headersIn, verbOf} from './headers';
import type {JsonTexts} from './json-texts';

const headersSetLater = /\.headers\s*(?:=(?!=)|\.(?:set|append)\b)|\[["']headers["']\]/;

/** Functions of that name that encode objects, or may. */
const otherFetch = /\$fetch\b|\bfunction\s+fetch\b|\bfetch\b[^;\n]{0,80}(?:\bfrom|\brequire\()\s*["']\./;

const verb = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/**
 * `fetch` sends a text as plain text, any object as `[object Object]`, and GET is its default.
 *
 * Source: https://fetch.spec.whatwg.org/#bodyinit-unions, read 2026-11-25.
 */
export const fetchCalls: FindSent = (code, json) => {
  const mayFetch = /(?<!\.)\bfetch\s*\(|\b(?:window|globalThis)\.fetch\s*\(|\bnew Request\s*\(/;
  if (!mayFetch.test(code.withoutComments) || otherFetch.test(code.withoutComments)) return [];
  const isClear = !headersSetLater.test(code.withoutComments);
  return requestsOf(code, {sender: 'fetch', isClear}, (index) => optionsAt(code, index, json));
};

/** `{method: 'POST', body: …}`, as an argument or in a variable. */
function optionsAt(code: Code, open: number, json: JsonTexts): Shown | undefined {
  if (sourceAt(code, open) !== '{') return undefined;
  const members = membersIn(code, {from: open, to: open + 1}) ?? [];
  const body = valueOf(members, 'body');
  // `new Blob(…)` and similar objects set their own content type.
  if (body === undefined || !json.holds(body) || sourceAt(code, body.from) === 'new') return undefined;
  const call = code.around[open];
  const isPassed = call !== undefined && isFetch(code, call - 1);
  const method = verbOf(code, valueOf(members, 'method'), isPassed ? 'GET' : undefined);
  if (!isPassed && !verb.test(method ?? '')) return undefined;
  return {
    verb: method,
    url: isPassed ? urlOf(code, entriesOf(code, call)[0]) : undefined,
    headers: headersIn(code, valueOf(members, 'headers')),
    body: bodyOf(code, body),
  };
}

function isFetch(code: Code, index: number): boolean {
  if (sourceAt(code, index) === 'Request') return sourceAt(code, index - 1) === 'new';
  const isMember = sourceAt(code, index - 1) === '.' && !/^(?:window|globalThis)$/.test(sourceAt(code, index - 2));
  return sourceAt(code, index) === 'fetch' && !isMember;
}
