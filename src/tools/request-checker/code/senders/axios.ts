import {entriesOf, sourceAt, type Code} from '../code';
import {kindOf, membersIn, urlOf, valueOf} from '../literals';
import {requestsOf, type FindSent, type Shown} from './find-sent';
import {headersIn, verbOf} from './headers';
import type {JsonTexts} from './json-texts';

/** Code that may set headers for all calls. */
const settingsElsewhere = /\.defaults\b|\binterceptors\b|\.create\s*\(/;

export const axiosSource = {url: 'https://axios-http.com/docs/urlencoded', verified: '2026-11-25'} as const;

/**
 * `axios` encodes an object as JSON, and sends a text as a form.
 */
export const axiosCalls: FindSent = (code, json) => {
  const isClear = !settingsElsewhere.test(code.withoutComments);
  return requestsOf(code, {sender: 'axios', isClear}, (index) =>
    sourceAt(code, index) === 'axios' ? callAt(code, index, json) : undefined,
  );
};

/** `axios.post(url, body, settings)`, `axios.get(url, settings)`, and `axios(settings)`. */
function callAt(code: Code, index: number, json: JsonTexts): Shown | undefined {
  const isMember = sourceAt(code, index + 1) === '.';
  const open = isMember ? index + 3 : index + 1;
  if (sourceAt(code, open) !== '(') return undefined;
  const name = isMember ? sourceAt(code, index + 2) : 'request';
  const passed = entriesOf(code, open);
  const takesBody = /^(?:post|put|patch)$/.test(name);
  const place = takesBody ? 2 : name === 'request' ? 0 : 1;
  const settings = passed[place];
  const members = settings ? membersIn(code, settings) : [];
  const body = takesBody ? passed[1] : members && valueOf(members, 'data');
  if (body === undefined || !json.holds(body)) return undefined;
  return {
    verb: name === 'request' ? verbOf(code, members && valueOf(members, 'method'), 'GET') : name.toUpperCase(),
    url: urlOf(code, name === 'request' ? members && valueOf(members, 'url') : passed[0]),
    headers: members && headersIn(code, valueOf(members, 'headers')),
    body: kindOf(code, body) === 'text' ? 'text' : 'json',
  };
}
