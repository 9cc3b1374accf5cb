import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

/** The language determines the highlighting, and which samples the tests extract. */
export default lintRule('site:fence-language', (/** @type {Root} */ tree, file) => {
  visit(tree, 'code', (code) => {
    if (!code.lang)
      file.message('A code block needs a language after its opening fence: use "text" when nothing fits.', code);
  });
});
