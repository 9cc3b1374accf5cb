import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

const comment = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** Braces in a page only hold comments, such as the id of a heading: `{name}` in prose is code, which the build runs. */
export default lintRule('site:no-expressions', (/** @type {Root} */ tree, file) => {
  visit(tree, /** @type {const} */ (['mdxTextExpression', 'mdxFlowExpression']), (node) => {
    if (!comment.test(node.value)) {
      file.message(`{${node.value}} is an expression: put it in backticks to show it, or remove the braces.`, node);
    }
  });
});
