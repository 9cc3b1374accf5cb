import {entriesOf, sourceAt, type Code} from '../code';
import {membersIn, urlOf, valueOf} from '../literals';
import {bodyOf, requestsOf, type FindSent, type Shown} from './find-sent';
import {headersIn, verbOf} from './headers';
import type {JsonTexts} from './json-texts';
import {isMethodCall} from './method-call';

const madeHere = /\bnew\s+[\\\w]*Client\s*\((?!\s*\$)/;
const headersInVariable = /['"]headers['"]\s*=>\s*\$/;

/**
 * Guzzle's `$client->post($url, ['body' => …])` sends a text without a content type, unless the client sets one;
 * `'json' => …` encodes an array, and sets one.
 *
 * See https://docs.guzzlephp.org/en/stable/request-options.html.
 */
export const guzzleCalls: FindSent = (code, json) => {
  // A client created elsewhere, or with settings from elsewhere, may set headers.
  const isClear = madeHere.test(code.withoutComments) && !headersInVariable.test(code.withoutComments);
  return requestsOf(code, {sender: 'guzzle', isClear}, (index) =>
    isMethodCall(code, index, '->') ? callAt(code, index, json) : undefined,
  );
};

/** `post($url, $settings)` and `request('POST', $url, $settings)`. */
function callAt(code: Code, index: number, json: JsonTexts): Shown | undefined {
  const name = sourceAt(code, index);
  const passed = entriesOf(code, index + 1);
  const [url, settings] = name === 'request' ? passed.slice(1) : passed;
  const members = settings && membersIn(code, settings);
  const object = members && valueOf(members, 'json');
  const body = object ?? (members && valueOf(members, 'body'));
  if (members === undefined || body === undefined || !json.holds(body)) return undefined;
  return {
    verb: name === 'request' ? verbOf(code, passed[0]) : name.toUpperCase(),
    url: urlOf(code, url),
    headers: headersIn(code, valueOf(members, 'headers')),
    body: bodyOf(code, body, object !== undefined),
  };
}
