import {headerIn, headerNamed, type Header, type SentRequest} from '../../sent-request';
import type {PlacedAddress} from '../addresses-in';
import type {FindSent} from './find-sent';

/** A request line, headers, and an empty line before JSON. */
const message =
  /^[ \t]*(?<verb>GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[ \t]+(?<target>\S{1,2000})(?<version>[ \t]+HTTP\/[\d.]{1,3})?[ \t]*\r?\n(?<headers>(?:[ \t]*[\w-]{1,80}:[^\n]{0,4000}\n){0,40})[ \t]*\r?\n(?=\s{0,200}[[{](?:(?!\n\s*\n)[^]){0,400}"jsonrpc")/gm;

/** Raw HTTP requests, and those in the files of editors and HTTP clients, which have whole URLs and no version. */
export const rawRequests: FindSent = ({withoutComments}) =>
  Array.from(withoutComments.matchAll(message), ({0: found, index, groups = {}}): SentRequest => {
    const {verb, target = '', version, headers: lines = ''} = groups;
    const at = index + found.search(/\S/);
    const headers = headersIn(lines, index + found.indexOf(lines, found.indexOf('\n')));
    // An editor may set the content type itself.
    const added: Header[] = version === undefined ? [{name: 'Content-Type', value: undefined, at}] : [];
    return {
      at,
      sender: 'http',
      verb,
      url: urlOf(target, headers, index + found.indexOf(target, found.indexOf(verb ?? '') + 1)),
      headers: [...headers, ...added],
      body: 'text',
    };
  });

function headersIn(lines: string, start: number): readonly Header[] {
  return Array.from(lines.matchAll(/\S[^\n]*/g), ({0: line, index}) =>
    headerIn(line, start + index, variable.test(line)),
  );
}

/** A placeholder of an editor. */
const variable = /\{\{|\$\{|<\w/;

/** The URL of a request line, to which the header `Host` adds the host. */
function urlOf(target: string, headers: readonly Header[], at: number): PlacedAddress | undefined {
  const host = target.startsWith('/') ? headerNamed(headers, 'Host')?.value : undefined;
  const text = host === undefined ? target : `https://${host}${target}`;
  return variable.test(text) ? undefined : {text, at};
}
