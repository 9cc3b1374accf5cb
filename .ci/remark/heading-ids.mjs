import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {headingId} from './lib/heading-id.mjs';

/** @import {Root} from 'mdast' */

/** Every heading must have an explicit id, so that links to it survive rewording. */
export default lintRule('site:heading-ids', (/** @type {Root} */ tree, file) => {
  /** @type {Map<string, number | undefined>} */
  const firstLines = new Map();
  visit(tree, 'heading', (heading) => {
    const id = headingId(heading);
    if (id === undefined) {
      file.message('A heading needs an explicit id: end it with {/* #kebab-case-id */}.', heading);
    } else if (firstLines.has(id)) {
      file.message(`The id "${id}" is taken by the heading on line ${firstLines.get(id)}: choose another.`, heading);
    } else {
      firstLines.set(id, heading.position?.start.line);
    }
  });
});
