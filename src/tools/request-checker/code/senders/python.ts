import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {isSpread} from '../entries';
import {urlOf} from '../literals';
import {bodyOf, requestsOf, type FindSent, type Shown} from './find-sent';
import {headersIn, verbOf} from './headers';
import type {JsonTexts} from './json-texts';
import {isMethodCall} from './method-call';

/** Headers that come from a variable, or are set on a session, a client, or a request. */
const headersElsewhere =
  /\.headers(?:\.update\s{0,9}\(|\s{0,9}=)\s{0,9}[a-z_]|\.headers\[\s{0,9}[a-z_]|\.add_header\(\s{0,9}[a-z_]|(?:Client|Session)\([^()]{0,200}headers\s{0,9}=\s{0,9}[a-z_]/i;

export const pythonSource = {
  requests: 'https://requests.readthedocs.io/en/latest/user/quickstart/#more-complicated-post-requests',
  urllib: 'https://docs.python.org/3/library/urllib.request.html#urllib.request.Request',
  verified: '2026-11-25',
} as const;

/**
 * `urllib` sends a text as a form, `requests` sends it without a content type; only `json=` encodes an object as JSON,
 * and sets its content type.
 */
export const pythonCalls: FindSent = (code, json) => {
  const isClear = !headersElsewhere.test(code.withoutComments);
  const makesClients = /\b(?:Async)?(?:Client|Session)\s{0,9}\(/i.test(code.withoutComments);
  return requestsOf(code, {sender: 'python', isClear}, (index) =>
    sourceAt(code, index + 1) === '(' ? callAt(code, index, json, makesClients) : undefined,
  );
};

/** `requests.post(url, data=…)`, `requests.request("POST", url, json=…)`, `Request(url, data=…)`. */
function callAt(code: Code, callee: number, json: JsonTexts, makesClients: boolean): Shown | undefined {
  const name = sourceAt(code, callee);
  const isMethod = isMethodCall(code, callee, '.');
  if (!isMethod && !/^(?:Request|urlopen)$/.test(name)) return undefined;
  const passed = entriesOf(code, callee + 1);
  const isNamed = ({from}: Range) => sourceAt(code, from + 1) === '=';
  const named = (wanted: string) => {
    const found = passed.find((range) => isNamed(range) && sourceAt(code, range.from) === wanted);
    return found && {...found, from: found.from + 2};
  };
  if (passed.some(({from}) => isSpread(code, from)) || named('files')) return undefined;
  const positional = passed.filter((range) => !isNamed(range));
  const [url, second] = name === 'request' ? positional.slice(1) : positional;
  const object = named('json');
  const text =
    named('data') ??
    named('content') ??
    (/^(?:post|request)$/.test(name) && isEncoded(code, second) ? second : undefined);
  const body = object ?? text;
  if (body === undefined || !json.holds(body)) return undefined;
  // Other receivers may set headers, and encode objects: test clients, browsers that are driven.
  const isBare = !isMethod || makesClients || /^(?:requests|httpx)$/.test(sourceAt(code, callee - 2));
  const kind = bodyOf(code, body, object !== undefined);
  const written = named('method') ?? (name === 'request' ? positional[0] : undefined);
  return {
    verb: verbOf(code, written, !isMethod ? 'POST' : name === 'request' ? undefined : name.toUpperCase()),
    url: urlOf(code, named('url') ?? url),
    headers: isBare ? headersIn(code, named('headers')) : undefined,
    body: kind === 'object' && !isBare ? 'json' : kind,
  };
}

/** `json.dumps(…)` as the second argument, whose meaning depends on the library. */
function isEncoded(code: Code, argument: Range | undefined): boolean {
  return (
    argument !== undefined && sourceAt(code, argument.from) === 'json' && sourceAt(code, argument.from + 2) === 'dumps'
  );
}
