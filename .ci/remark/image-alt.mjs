import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

/** Images need alternative text, for readers who cannot see them. */
export default lintRule('site:image-alt', (/** @type {Root} */ tree, file) => {
  visit(tree, /** @type {const} */ (['image', 'imageReference']), (image) => {
    if (!image.alt?.trim())
      file.message('An image needs alternative text: say what it shows, as in ![What it shows](path).', image);
  });
});
