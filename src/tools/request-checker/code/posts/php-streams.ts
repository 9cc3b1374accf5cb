import {sourceAt, type Code, type Range} from '../code';
import {membersIn, namesPost, textOf, valueOf} from './headers';
import {postsOf, type FindPosts} from './post';

/**
 * `stream_context_create` with `['method' => 'POST', 'content' => …]` sends a form unless a header sets another type.
 *
 * See https://www.php.net/manual/en/context.http.php.
 */
export const phpStreamPosts: FindPosts = (code, json) => {
  if (!code.withoutComments.includes('stream_context_create')) return [];
  return postsOf(code, 'streamOfPhp', (index) => {
    if (!/^(?:\[|array)$/.test(sourceAt(code, index))) return undefined;
    const members = membersIn(code, {from: index, to: index + 1}) ?? [];
    const method = valueOf(members, 'method');
    const content = valueOf(members, 'content');
    if (content === undefined || !namesPost(code, method) || !json.holds(content)) return undefined;
    return typeOfHeader(code, valueOf(members, 'header'));
  });
};

/** The content type in a string of headers, one per line. */
function typeOfHeader(code: Code, header: Range | undefined): string | undefined {
  if (header === undefined) return '';
  const text = textOf(code, header);
  return text === undefined ? undefined : (/^content-type\s*:\s*([^\r\n]*)/im.exec(text)?.[1] ?? '');
}
