import {headerIn, type Header} from '../../sent-request';
import {sourceAt, type Code, type Range} from '../code';
import {membersIn, textOf, valueOf} from '../literals';
import {bodyOf, requestsOf, type FindSent} from './find-sent';
import {verbOf} from './headers';

/**
 * `stream_context_create` with `['method' => 'POST', 'content' => …]` sends a form unless a header sets another type;
 * its default is GET.
 *
 * See https://www.php.net/manual/en/context.http.php.
 */
export const phpStreams: FindSent = (code, json) => {
  if (!code.withoutComments.includes('stream_context_create')) return [];
  return requestsOf(code, {sender: 'streamOfPhp'}, (index) => {
    if (!/^(?:\[|array)$/.test(sourceAt(code, index))) return undefined;
    const members = membersIn(code, {from: index, to: index + 1}) ?? [];
    const content = valueOf(members, 'content');
    if (content === undefined || !json.holds(content)) return undefined;
    return {
      verb: verbOf(code, valueOf(members, 'method'), 'GET'),
      headers: headersIn(code, valueOf(members, 'header')),
      body: bodyOf(code, content),
    };
  });
};

/** The headers in a string, one per line; undefined if a part of it is computed. */
function headersIn(code: Code, header: Range | undefined): readonly Header[] | undefined {
  if (header === undefined) return [];
  const at = code.tokens[header.from]?.start ?? 0;
  return textOf(code, header)
    ?.split(/\r?\n/)
    .map((line) => headerIn(line, at));
}
