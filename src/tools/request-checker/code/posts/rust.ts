import {entriesOf, sourceAt} from '../code';
import {chainAfter, typeOfChain} from './chain';
import {postsOf, type FindPosts} from './post';

/** Calls that set a content type, or may. */
const typed: ReadonlySet<string> = new Set(['json', 'form', 'multipart', 'headers']);

/**
 * `reqwest` sends a text from `.body(…)` without a content type; `.json(…)` sets one.
 *
 * Source: https://docs.rs/reqwest/0.9.4/reqwest/struct.RequestBuilder.html, read 2026-11-25.
 */
export const rustPosts: FindPosts = (code, json) => {
  // A client created elsewhere may have default headers.
  const isMadeHere = /\bClient::(?:new|builder)\b/.test(code.withoutComments);
  if (!isMadeHere || code.withoutComments.includes('default_headers')) return [];
  return postsOf(code, 'rust', (index) => {
    const source = sourceAt(code, index);
    if (!/^(?:post|request)$/.test(source) || sourceAt(code, index - 1) !== '.') return undefined;
    if (sourceAt(code, index + 1) !== '(') return undefined;
    const [method] = entriesOf(code, index + 1);
    if (source === 'request' && sourceAt(code, (method?.to ?? 0) - 1) !== 'POST') return undefined;
    const links = chainAfter(code, index + 1);
    // Calls after `send` read the response.
    const sent = links.findIndex(({name, passed}) => name === 'send' && passed.length === 0);
    const built = links.slice(0, Math.max(sent, 0));
    const body = built.find(({name}) => name === 'body')?.passed[0];
    if (body === undefined || built.some(({name}) => typed.has(name)) || !json.holds(body)) return undefined;
    return typeOfChain(code, built);
  });
};
