import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** What a page may use: what src/plugins/remark-page-imports imports for it, and what other remark steps replace. */
export const registered = ['Fact', 'DataBlock', 'Sample', 'SampleOutput', 'Tabs', 'TabItem', 'Cards', 'Card', 'Tool'];

/** Pages hold prose: they import nothing, and use only what every page may use. */
export default lintRule('site:registered-components', (tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      file.message(
        'A page does not import or export: keep data in src/data, and name a component in src/plugins/remark-page-imports.',
        node,
      );
    }
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && !registered.includes(node.name)) {
      file.message(`<${node.name ?? ''}> is not for pages: use Markdown, or one of ${registered.join(', ')}.`, node);
    }
  });
});
