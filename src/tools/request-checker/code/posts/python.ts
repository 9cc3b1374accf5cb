import {entriesOf, sourceAt, type Code} from '../code';
import {isSpread} from '../entries';
import {typeOfHeaders} from './headers';
import type {JsonTexts} from './json-texts';
import {postsOf, type FindPosts} from './post';

const functions: ReadonlySet<string> = new Set(['Request', 'urlopen']);

/** Headers that come from a variable, or are set on a session, a client, or a request. */
const headersElsewhere =
  /\.headers(?:\.update\s{0,9}\(|\s{0,9}=)\s{0,9}[a-z_]|\.headers\[\s{0,9}[a-z_]|\.add_header\(\s{0,9}[a-z_]|(?:Client|Session)\([^()]{0,200}headers\s{0,9}=\s{0,9}[a-z_]/i;

/**
 * `urllib` sends a text as a form, `requests` sends it without a content type; only `json=` sets the one of JSON.
 *
 * Sources: https://requests.readthedocs.io/en/latest/user/quickstart/#more-complicated-post-requests;
 * https://docs.python.org/3/library/urllib.request.html#urllib.request.Request; read 2026-11-25.
 */
export const pythonPosts: FindPosts = (code, json) => {
  if (headersElsewhere.test(code.withoutComments)) return [];
  return postsOf(code, 'python', (index) => typeOfCall(code, index, json));
};

/** `requests.post(url, data=…)`, `Request(url, data=…)`, and `requests.post(url, json.dumps(…))`. */
function typeOfCall(code: Code, callee: number, json: JsonTexts): string | undefined {
  const name = sourceAt(code, callee);
  const isPost = name === 'post' && sourceAt(code, callee - 1) === '.';
  if ((!isPost && !functions.has(name)) || sourceAt(code, callee + 1) !== '(') return undefined;
  const passed = entriesOf(code, callee + 1);
  const named = (wanted: string) => {
    const found = passed.find(({from}) => sourceAt(code, from) === wanted && sourceAt(code, from + 1) === '=');
    return found && {...found, from: found.from + 2};
  };
  if (passed.some(({from}) => isSpread(code, from)) || named('json') || named('files')) return undefined;
  const second = passed[1];
  const isEncoded =
    second !== undefined && sourceAt(code, second.from) === 'json' && sourceAt(code, second.from + 1) === '.';
  const body = isEncoded ? second : (named('data') ?? named('content'));
  if (body === undefined) return undefined;
  const type = typeOfHeaders(code, named('headers'));
  return type === '' || json.holds(body) ? type : undefined;
}
