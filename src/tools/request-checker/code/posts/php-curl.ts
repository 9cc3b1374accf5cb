// cspell:ignore CURLOPT HTTPHEADER POSTFIELDS setopt

import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {openAt, textOf} from './headers';
import type {FindPosts} from './post';

/**
 * PHP's curl sends a text as a form unless a header sets another type.
 *
 * See https://www.php.net/manual/en/curl.constants.php.
 */
export const phpCurlPosts: FindPosts = (code, json) => {
  const [body, ...otherBodies] = placesOf(code, 'CURLOPT_POSTFIELDS');
  const [headers, ...otherHeaders] = placesOf(code, 'CURLOPT_HTTPHEADER');
  // With several requests, it is unclear which one the headers belong to.
  if (body === undefined || otherBodies.length > 0 || otherHeaders.length > 0) return [];
  const value = settingOf(code, body);
  if (value === undefined || !json.holds(value)) return [];
  const list = headers === undefined ? undefined : settingOf(code, headers);
  const type = headers !== undefined && list === undefined ? undefined : typeOfList(code, list);
  return type === undefined ? [] : [{at: code.tokens[body]?.start ?? 0, sender: 'curlOfPhp', type}];
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

/** The content type in a list of strings such as `'Accept: …'`; empty if none sets it, undefined if unclear. */
function typeOfList(code: Code, list: Range | undefined): string | undefined {
  if (list === undefined) return '';
  const open = openAt(code, list.from);
  if (!/^[[(]$/.test(sourceAt(code, open))) return undefined;
  const entries = entriesOf(code, open);
  const starts = entries.map(({from}) => textOf(code, {from, to: from + 1}));
  if (starts.includes(undefined)) return undefined;
  const found = starts.findIndex((text) => /^content-type\s*:/i.test(text ?? ''));
  const entry = entries[found];
  return entry === undefined ? '' : textOf(code, entry)?.replace(/^[^:]*:\s*/, '');
}
