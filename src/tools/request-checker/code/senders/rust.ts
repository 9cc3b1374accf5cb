import {entriesOf, sourceAt, type Code} from '../code';
import {urlOf} from '../literals';
import {chainAfter, headersOfChain} from './chain';
import {bodyOf, requestsOf, type FindSent, type Shown} from './find-sent';
import type {JsonTexts} from './json-texts';
import {isMethodCall} from './method-call';

export const rustSource = {
  url: 'https://docs.rs/reqwest/0.9.4/reqwest/struct.RequestBuilder.html',
  verified: '2026-11-25',
} as const;

/**
 * `reqwest` sends a text from `.body(…)` without a content type; `.json(…)` encodes a value, and sets one.
 */
export const rustCalls: FindSent = (code, json) => {
  // A client created elsewhere may have default headers.
  const isClear =
    /\bClient::(?:new|builder)\b/.test(code.withoutComments) && !code.withoutComments.includes('default_headers');
  return requestsOf(code, {sender: 'rust', isClear}, (index) =>
    isMethodCall(code, index, '.') ? callAt(code, index, json) : undefined,
  );
};

function callAt(code: Code, index: number, json: JsonTexts): Shown | undefined {
  const links = chainAfter(code, index + 1);
  // Calls after `send` read the response.
  const sent = links.findIndex(({name, passed}) => name === 'send' && passed.length === 0);
  const built = links.slice(0, Math.max(sent, 0));
  const link = built.find(({name}) => name === 'body' || name === 'json');
  const body = link?.passed[0];
  if (link === undefined || body === undefined || !json.holds(body)) return undefined;
  if (built.some(({name}) => name === 'form' || name === 'multipart')) return undefined;
  const passed = entriesOf(code, index + 1);
  const name = sourceAt(code, index);
  const [method, url] = name === 'request' ? passed : [undefined, passed[0]];
  const constant = method && /^[A-Z]+$/.exec(sourceAt(code, method.to - 1))?.[0];
  return {
    verb: name === 'request' ? constant : name.toUpperCase(),
    url: urlOf(code, url),
    headers: headersOfChain(code, built),
    body: bodyOf(code, body, link.name === 'json'),
  };
}
