import {sourceAt, type Code, type Range} from '../code';
import {bare, membersIn, textOf, valueOf} from './headers';
import type {FindPosts, Post} from './post';

/**
 * `['method' => 'POST', 'content' => …]` for `stream_context_create`: a form, unless a header says otherwise.
 *
 * See https://www.php.net/manual/en/context.http.php.
 */
export const phpStreamPosts: FindPosts = (code, json) => {
  if (!code.withoutComments.includes('stream_context_create')) return [];
  return code.tokens.flatMap(({source, start}, index): Post[] => {
    if (source !== '[' && source !== 'array') return [];
    const members = membersIn(code, {from: index, to: index + 1}) ?? [];
    const method = valueOf(members, 'method');
    const content = valueOf(members, 'content');
    if (method === undefined || content === undefined || !json.holds(content)) return [];
    const isPost = /^post$/i.test(bare(sourceAt(code, method.from)));
    const type = isPost ? typeOfHeader(code, valueOf(members, 'header')) : undefined;
    return type === undefined ? [] : [{at: start, sender: 'streamOfPhp', type}];
  });
};

/** The content type in a text of headers, a line each. */
function typeOfHeader(code: Code, header: Range | undefined): string | undefined {
  if (header === undefined) return '';
  const text = textOf(code, header);
  return text === undefined ? undefined : (/^content-type\s*:\s*([^\r\n]*)/im.exec(text)?.[1] ?? '');
}
