import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {headingId} from './lib/heading-id.mjs';

/** @import {Root, RootContent} from 'mdast' */

const id = 'related-pages';
const minLinks = 2;

/** Every page must link to related pages, for readers who are done with it, or on the wrong one. */
export default lintRule('site:related-pages', (/** @type {Root} */ tree, file) => {
  const start = tree.children.findIndex((node) => node.type === 'heading' && headingId(node) === id);
  if (start === -1) {
    file.message(
      `The page has no related pages: end it with ## Related pages {/* #${id} */} and a list of ${minLinks} links or more.`,
      {line: 1, column: 1},
    );
    return;
  }
  const after = tree.children.slice(start + 1);
  const end = after.findIndex(({type}) => type === 'heading');
  const links = countLinks(end === -1 ? after : after.slice(0, end));
  if (links >= minLinks) return;
  file.message(`The related pages have too few links (${links}): list ${minLinks} or more.`, tree.children[start]);
});

/** @param {RootContent[]} children */
function countLinks(children) {
  let count = 0;
  visit({type: 'root', children}, 'link', () => {
    count += 1;
  });
  return count;
}
