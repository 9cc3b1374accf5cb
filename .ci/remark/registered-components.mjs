import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {isElement} from './lib/elements.mjs';

/** @import {Root} from 'mdast' */

/**
 * Elements that pages may use: components that src/plugins/remark-page-imports imports, and elements that other remark
 * plugins replace.
 */
export const registered = ['Fact', 'DataBlock', 'Sample', 'SampleOutput', 'Tabs', 'TabItem', 'Cards', 'Card', 'Tool'];

/** Pages contain only prose: they import nothing, and use only registered elements. */
export default lintRule('site:registered-components', (/** @type {Root} */ tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      file.message(
        'A page must not import or export: put data in src/data, and list components in src/plugins/remark-page-imports.',
        node,
      );
    }
    if (isElement(node) && !registered.includes(node.name ?? '')) {
      file.message(`<${node.name ?? ''}> is not for pages: use Markdown, or one of ${registered.join(', ')}.`, node);
    }
  });
});
