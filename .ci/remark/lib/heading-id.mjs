/** @import {Heading} from 'mdast' */

const idComment = /^\/\*\s*#([a-z0-9]+(?:-[a-z0-9]+)*)\s*\*\/$/;

/**
 * The id in the comment at the end of a heading, which is `#kebab-case`; undefined if there is none.
 *
 * @param {Heading} heading
 */
export function headingId({children}) {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? idComment.exec(last.value.trim())?.[1] : undefined;
}
