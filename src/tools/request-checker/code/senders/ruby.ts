import type {Header, SentRequest} from '../../sent-request';
import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {isSpread, membersOf} from '../entries';
import {textOf} from '../literals';
import {statementEnd} from '../statement-end';
import {requestsOf, type FindSent, type Shown} from './find-sent';
import {headerAt, headersIn, headersOf} from './headers';
import type {JsonTexts} from './json-texts';

/**
 * `Net::HTTP` sends a text as a form, and since version 0.7 without a content type.
 *
 * See https://github.com/ruby/net-http/issues/205.
 */
export const rubyCalls: FindSent = (code, json) => {
  const connections = new Set(Array.from(code.withoutComments.matchAll(connection), ([, name = '']) => name));
  const posts = requestsOf(code, {sender: 'ruby'}, (index) => {
    const receiver = sourceAt(code, index - 2);
    const isNet = receiver === 'HTTP' && sourceAt(code, index - 3) === '::';
    const isPost = sourceAt(code, index) === 'post' && (isNet || connections.has(receiver));
    return isPost ? postAt(code, index, json) : undefined;
  });
  const [made, ...others] = [...code.tokens.keys()].filter((index) => isMade(code, index));
  // With several requests, it is unclear which one a header belongs to.
  return made === undefined || others.length > 0 ? posts : [...posts, ...madeAt(code, made, json)];
};

/** `http = Net::HTTP.new(…)`. */
const connection = /\b(\w{1,80})\s{0,9}=\s{0,9}Net::HTTP\.new\b/g;

/** `Net::HTTP.post(uri, text, headers)`, or `post` of a connection. */
function postAt(code: Code, callee: number, json: JsonTexts): Shown | undefined {
  if (sourceAt(code, callee + 1) !== '(') return undefined;
  const [, body, ...headers] = entriesOf(code, callee + 1);
  if (body === undefined || !json.holds(body)) return undefined;
  return {verb: 'POST', headers: headersPassed(code, headers), body: 'text'};
}

function headersPassed(code: Code, headers: readonly Range[]): readonly Header[] | undefined {
  const [first] = headers;
  if (first === undefined || sourceAt(code, first.from) === '{') return headersIn(code, first);
  // The braces of a trailing hash are optional.
  if (headers.some(({from}) => isSpread(code, from) || sourceAt(code, from + 1) !== '=>')) return undefined;
  const members = membersOf(code, headers, 1);
  return members && headersOf(code, members);
}

const made = ['Net', '::', 'HTTP', '::', /^(?:Get|Post|Put|Patch|Delete)$/, '.', 'new', '('] as const;

function isMade(code: Code, start: number): boolean {
  return made.every((part, index) => {
    const source = sourceAt(code, start + index);
    return typeof part === 'string' ? part === source : part.test(source);
  });
}

/** `name = Net::HTTP::Post.new(uri, headers)`, whose body and headers are set later. */
function madeAt(code: Code, start: number, json: JsonTexts): SentRequest[] {
  if (sourceAt(code, start - 1) !== '=') return [];
  const ofNew = headersIn(code, entriesOf(code, start + made.length - 1)[1]);
  const headers = headersSetOn(code, sourceAt(code, start - 2), json);
  if (ofNew === undefined || headers === undefined) return [];
  return [
    {
      at: code.tokens[start]?.start ?? 0,
      sender: 'httpOfRuby',
      verb: sourceAt(code, start + 4).toUpperCase(),
      url: undefined,
      headers: [...headers, ...ofNew],
      body: 'text',
    },
  ];
}

/** The headers set on a request; undefined if other code may change the request, or if it sends no JSON. */
function headersSetOn(code: Code, name: string, json: JsonTexts): readonly Header[] | undefined {
  const headers: Header[] = [];
  let isJson = false;
  for (const [index, {source}] of code.tokens.entries()) {
    if (source !== name || sourceAt(code, index - 1) === '.') continue;
    const sign = sourceAt(code, index + 1);
    const member = sourceAt(code, index + 2);
    const isSet = sourceAt(code, index + 3) === '=' && sourceAt(code, index + 4) !== '=';
    if (sign === '[') {
      const header = textOf(code, valueAt(index + 2));
      if (header === undefined) return undefined;
      headers.push(headerAt(code, header, valueAt(index + 5)));
    } else if (sign === '.' && isSet) {
      if (member === 'body') isJson = json.holds({from: index + 4, to: statementEnd(code, index + 4)});
      else headers.push(headerAt(code, member, valueAt(index + 4)));
    } else if (sign !== '=') {
      const isSent = sourceAt(code, (code.around[index] ?? 0) - 1) === 'request';
      if (!isSent && !(sign === '.' && /^(?:body|basic_auth|path|uri|method)$/.test(member))) return undefined;
    }
  }
  return isJson ? headers : undefined;
}

function valueAt(from: number): Range {
  return {from, to: from + 1};
}
