import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

/** The front matter title is the only heading of level 1; below it, no level may be skipped. */
export default lintRule('site:heading-levels', (/** @type {Root} */ tree, file) => {
  let last = 1;
  visit(tree, 'heading', (heading) => {
    const {depth} = heading;
    if (depth === 1) {
      file.message('The front matter title is the level 1 heading: start this one with ##.', heading);
    } else if (depth > last + 1) {
      file.message(`A level ${depth} heading cannot follow a level ${last} heading: use level ${last + 1}.`, heading);
    }
    last = depth;
  });
});
