import {entriesOf, sourceAt, type Code} from '../code';
import {membersIn, namesPost, typeOfHeaders, valueOf} from './headers';
import type {JsonTexts} from './json-texts';
import {postsOf, type FindPosts} from './post';

const headersSetLater = /\.headers\s*(?:=(?!=)|\.(?:set|append)\b)|\[["']headers["']\]/;

/** Code that may set headers for all calls of a client. */
const clientHeaders = /\baxios\.create\b|\.defaults\b|\binterceptors\b/;

/**
 * `fetch` sends a text as plain text, and `axios` as a form.
 *
 * Sources: https://fetch.spec.whatwg.org/#bodyinit-unions; https://axios-http.com/docs/urlencoded; read 2026-11-25.
 */
export const javascriptPosts: FindPosts = (code, json) => {
  const {withoutComments} = code;
  const mayFetch = /\bfetch\s*\(|\bnew Request\s*\(/.test(withoutComments) && !headersSetLater.test(withoutComments);
  const mayCall = !clientHeaders.test(withoutComments);
  return postsOf(
    code,
    'javascript',
    (index) =>
      (mayFetch ? typeOfOptions(code, index, json) : undefined) ?? (mayCall ? typeOfCall(code, index) : undefined),
  );
};

/** `fetch` options: `{method: 'POST', body: …}`. */
function typeOfOptions(code: Code, open: number, json: JsonTexts): string | undefined {
  if (sourceAt(code, open) !== '{') return undefined;
  const members = membersIn(code, {from: open, to: open + 1}) ?? [];
  const method = valueOf(members, 'method');
  const body = valueOf(members, 'body');
  if (body === undefined || !namesPost(code, method)) return undefined;
  // `new FormData()` and similar objects set their own content type.
  if (sourceAt(code, body.from) === 'new') return undefined;
  const type = typeOfHeaders(code, valueOf(members, 'headers'));
  return type === '' || json.holds(body) ? type : undefined;
}

/** `axios.post(url, JSON.stringify(…), …)`. */
function typeOfCall(code: Code, callee: number): string | undefined {
  if (sourceAt(code, callee) !== 'post' || sourceAt(code, callee - 1) !== '.') return undefined;
  if (sourceAt(code, callee + 1) !== '(') return undefined;
  const [, body, settings] = entriesOf(code, callee + 1);
  if (body === undefined || sourceAt(code, body.from) !== 'JSON') return undefined;
  if (sourceAt(code, body.from + 2) !== 'stringify') return undefined;
  if (settings === undefined) return '';
  const members = membersIn(code, settings);
  return members && typeOfHeaders(code, valueOf(members, 'headers'));
}
