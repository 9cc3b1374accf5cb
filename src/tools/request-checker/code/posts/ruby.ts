import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {isSpread, membersOf} from '../entries';
import {namesType, textOf, typeOfHeaders, typeOfMembers} from './headers';
import type {JsonTexts} from './json-texts';
import {postsOf, type FindPosts, type Post} from './post';
import {statementEnd} from './statement-end';

/**
 * `Net::HTTP` sends a text as a form, and since version 0.7 without a content type.
 *
 * See https://github.com/ruby/net-http/issues/205.
 */
export const rubyPosts: FindPosts = (code, json) => {
  const connections = new Set(Array.from(code.withoutComments.matchAll(connection), ([, name = '']) => name));
  const posts = postsOf(code, 'ruby', (index) => {
    const receiver = sourceAt(code, index - 2);
    const isPost = sourceAt(code, index) === 'post' && (receiver === 'HTTP' || connections.has(receiver));
    return isPost ? typeOfCall(code, index, json) : undefined;
  });
  const [made, ...others] = [...code.tokens.keys()].filter((index) => isMade(code, index));
  // With several requests, it is unclear which one a header belongs to.
  return made === undefined || others.length > 0 ? posts : [...posts, ...postOfMade(code, made, json)];
};

/** `http = Net::HTTP.new(…)`. */
const connection = /\b(\w{1,80})\s{0,9}=\s{0,9}Net::HTTP\.new\b/g;

/** `Net::HTTP.post(uri, text, headers)`, or `post` of a connection. */
function typeOfCall(code: Code, callee: number, json: JsonTexts): string | undefined {
  if (sourceAt(code, callee + 1) !== '(') return undefined;
  const [, body, ...headers] = entriesOf(code, callee + 1);
  if (body === undefined || !json.holds(body)) return undefined;
  const [first] = headers;
  if (first === undefined) return '';
  if (sourceAt(code, first.from) === '{') return typeOfHeaders(code, first);
  // The braces of a trailing hash are optional.
  if (headers.some(({from}) => isSpread(code, from) || sourceAt(code, from + 1) !== '=>')) return undefined;
  const members = membersOf(code, headers, 1);
  return members && typeOfMembers(code, members);
}

const made = ['Net', '::', 'HTTP', '::', 'Post', '.', 'new', '('] as const;

function isMade(code: Code, start: number): boolean {
  return made.every((source, index) => sourceAt(code, start + index) === source);
}

/** `name = Net::HTTP::Post.new(uri, headers)`, whose body and headers are set later. */
function postOfMade(code: Code, start: number, json: JsonTexts): Post[] {
  if (sourceAt(code, start - 1) !== '=') return [];
  const ofNew = typeOfHeaders(code, entriesOf(code, start + made.length - 1)[1]);
  const type = ofNew === undefined ? undefined : typeOfRequest(code, sourceAt(code, start - 2), ofNew, json);
  return type === undefined ? [] : [{at: code.tokens[start]?.start ?? 0, sender: 'httpOfRuby', type}];
}

/** The content type set on a request; undefined if other code may change the request, or if it sends no JSON. */
function typeOfRequest(code: Code, name: string, ofNew: string, json: JsonTexts): string | undefined {
  let type: string | undefined = ofNew;
  let isJson = false;
  for (const [index, {source}] of code.tokens.entries()) {
    if (source !== name || sourceAt(code, index - 1) === '.') continue;
    const sign = sourceAt(code, index + 1);
    const member = sourceAt(code, index + 2);
    const isSet = sourceAt(code, index + 3) === '=' && sourceAt(code, index + 4) !== '=';
    if (sign === '[') {
      if (code.tokens[index + 2]?.kind !== 'string') return undefined;
      if (namesType(member)) type = textOf(code, assigned(index + 5));
    } else if (sign === '.' && isSet) {
      if (member === 'body') isJson = json.holds({from: index + 4, to: statementEnd(code, index + 4)});
      if (namesType(member)) type = textOf(code, assigned(index + 4));
    } else if (sign !== '=') {
      const isSent = sourceAt(code, (code.around[index] ?? 0) - 1) === 'request';
      if (!isSent && !(sign === '.' && /^(?:body|basic_auth|path|uri|method)$/.test(member))) return undefined;
    }
    if (type === undefined) return undefined;
  }
  return isJson ? type : undefined;
}

function assigned(from: number): Range {
  return {from, to: from + 1};
}
