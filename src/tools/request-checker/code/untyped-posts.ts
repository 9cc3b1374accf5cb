import {entriesOf, sourceAt, type Code, type Range} from './code';
import {isSpread, membersOf} from './entries';

/** A call that sends its body with another content type than JSON. */
export interface UntypedPost {
  /** Where it stands in the source. */
  readonly at: number;
  readonly language: 'javascript' | 'python';
}

/**
 * The calls that send JSON as a text and set no content type. Libraries then choose one for a text: `fetch` that of
 * plain text, `axios` and `urllib` that of a form, `requests` none. They set that of JSON where they encode the body:
 * for `json=` of Python, and for an object that `axios` sends.
 *
 * Only what is written out counts: a variable can hold the headers, and so can an object that is spread out.
 *
 * Sources: https://fetch.spec.whatwg.org/#bodyinit-unions;
 * https://requests.readthedocs.io/en/latest/user/quickstart/#more-complicated-post-requests;
 * https://docs.python.org/3/library/urllib.request.html#urllib.request.Request;
 * https://axios-http.com/docs/urlencoded; read 2026-11-25.
 */
export function untypedPosts(code: Code): UntypedPost[] {
  const {tokens, withoutComments} = code;
  // A client that is made elsewhere in the code can set it for all of its calls.
  if (/content[-_]?type/i.test(withoutComments)) return [];
  const mayFetch = /\bfetch\s*\(|\bnew Request\s*\(/.test(withoutComments) && !headersSetLater.test(withoutComments);
  return tokens.flatMap(({start}, index): UntypedPost[] => {
    const open = index + 1;
    if (mayFetch && isUntypedOptions(code, index)) return [{at: start, language: 'javascript'}];
    if (!code.closeOf.has(open) || sourceAt(code, open) !== '(') return [];
    if (isUntypedCall(code, index, 'JSON')) return [{at: start, language: 'javascript'}];
    return isUntypedCall(code, index, 'json') ? [{at: start, language: 'python'}] : [];
  });
}

const headersSetLater = /\.headers\s*(?:=(?!=)|\.(?:set|append)\b)|\[["']headers["']\]/;

/** `{method: 'POST', body: …}` of `fetch`. */
function isUntypedOptions(code: Code, open: number): boolean {
  if (sourceAt(code, open) !== '{') return false;
  const members = membersOf(code, entriesOf(code, open), 1) ?? [];
  const valueOf = (wanted: string) => members.find(({name}) => bare(name?.source ?? '') === wanted)?.value;
  const method = valueOf('method');
  const body = valueOf('body');
  if (method === undefined || body === undefined) return false;
  const isPost = /^post$/i.test(bare(sourceAt(code, method.from)));
  // `new FormData()` and its like bring a content type of their own.
  return isPost && sourceAt(code, body.from) !== 'new' && lacksHeaders(code, valueOf('headers'));
}

/** `requests.post(url, data=…)`, `Request(url, data=…)`, and a text that the call encodes in place of the body. */
function isUntypedCall(code: Code, callee: number, encoder: 'JSON' | 'json'): boolean {
  const isPost = sourceAt(code, callee) === 'post' && sourceAt(code, callee - 1) === '.';
  const isPython = encoder === 'json';
  if (!isPost && !(isPython && ['Request', 'urlopen'].includes(sourceAt(code, callee)))) return false;
  const passed = entriesOf(code, callee + 1);
  const named = (name: string) =>
    passed.find(({from}) => sourceAt(code, from) === name && sourceAt(code, from + 1) === '=');
  if (passed.some(({from}) => isSpread(code, from)) || named('json') || named('files')) return false;
  const second = passed[1];
  const isEncoded =
    second !== undefined && sourceAt(code, second.from) === encoder && sourceAt(code, second.from + 1) === '.';
  if (!isEncoded && !(isPython && (named('data') ?? named('content')))) return false;
  const headers = named('headers');
  const settings = isPython ? headers && {...headers, from: headers.from + 2} : passed[2];
  return lacksHeaders(code, settings);
}

/** Whether headers are left out, or written out: the code names no content type anywhere. */
function lacksHeaders(code: Code, headers: Range | undefined): boolean {
  if (headers === undefined) return true;
  return sourceAt(code, headers.from) === '{' && membersOf(code, entriesOf(code, headers.from), 1) !== undefined;
}

function bare(source: string): string {
  return source.replace(/^(["'`])(.*)\1$/, '$2');
}
