// cspell:ignore CURLOPT CUSTOMREQUEST HTTPHEADER POSTFIELDS setopt

import {headerIn, type Header} from '../../sent-request';
import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {openAt} from '../literals';
import {contentOf} from '../string-literal';
import {bodyOf, type FindSent} from './find-sent';
import {verbOf} from './headers';

/**
 * PHP's curl sends a text as a form unless a header sets another type, and an array always as a form.
 *
 * See https://www.php.net/manual/en/curl.constants.php.
 */
export const phpCurlCalls: FindSent = (code, json) => {
  const [body, ...otherBodies] = placesOf(code, 'CURLOPT_POSTFIELDS');
  const [headers, ...otherHeaders] = placesOf(code, 'CURLOPT_HTTPHEADER');
  const [verb] = placesOf(code, 'CURLOPT_CUSTOMREQUEST');
  // With several requests, it is unclear which one the settings belong to.
  if (body === undefined || otherBodies.length > 0 || otherHeaders.length > 0) return [];
  const value = settingOf(code, body);
  if (value === undefined || !json.holds(value)) return [];
  const list = headers === undefined ? undefined : settingOf(code, headers);
  return [
    {
      at: code.tokens[body]?.start ?? 0,
      sender: 'curlOfPhp',
      verb: verb === undefined ? 'POST' : verbOf(code, settingOf(code, verb)),
      url: undefined,
      headers: headers === undefined ? [] : list && headersIn(code, list),
      body: bodyOf(code, value),
    },
  ];
};

function placesOf({tokens}: Code, name: string): number[] {
  return tokens.flatMap(({source}, index) => (source === name ? [index] : []));
}

/** The value in `curl_setopt($curl, NAME, value)` or `NAME => value`. */
function settingOf(code: Code, index: number): Range | undefined {
  const open = code.around[index];
  if (open === undefined || !/^(?:,|=>)$/.test(sourceAt(code, index + 1))) return undefined;
  const entries = entriesOf(code, open);
  const pair = entries.find(({from, to}) => from === index && to > index + 1);
  return pair ? {...pair, from: index + 2} : entries[2];
}

/** The headers in a list of strings such as `'Accept: …'`, which may be joined to a variable; undefined if unclear. */
function headersIn(code: Code, list: Range): readonly Header[] | undefined {
  const open = openAt(code, list.from);
  if (open === undefined) return undefined;
  const headers = entriesOf(code, open).map(({from, to}) => {
    const token = code.tokens[from];
    if (token?.kind !== 'string') return undefined;
    const {text, variables} = contentOf(token);
    return headerIn(text, token.start, to > from + 1 || variables.length > 0);
  });
  return headers.every((header) => header !== undefined) ? headers : undefined;
}
