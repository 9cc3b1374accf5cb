import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {isElement} from './lib/elements.mjs';

/** @import {Root} from 'mdast' */

/**
 * Elements that pages may use: components that src/plugins/remark-page-imports imports, and elements that other remark
 * plugins replace.
 */
export const registered = ['Fact', 'DataBlock', 'Sample', 'SampleOutput', 'Tabs', 'TabItem', 'Cards', 'Card', 'Tool'];

/**
 * What components take, and whether it is required. The elements of plugins are not here: the build checks their
 * attributes.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, boolean>>>>}
 */
const attributesOf = {
  Tabs: {label: true, groupId: false, queryString: false, defaultValue: false},
  TabItem: {value: true, label: false, default: false},
  Cards: {},
  Card: {title: true, to: true},
  Tool: {id: true},
};

/** Pages contain only prose: they import nothing, and use only registered elements. */
export default lintRule('site:registered-components', (/** @type {Root} */ tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      file.message(
        'A page must not import or export: put data in src/data, and list components in src/plugins/remark-page-imports.',
        node,
      );
    }
    if (!isElement(node)) return;
    const name = node.name ?? '';
    if (!registered.includes(name)) {
      file.message(`<${name}> is not for pages: use Markdown, or one of ${registered.join(', ')}.`, node);
    }
    const known = attributesOf[name];
    if (known === undefined) return;
    const given = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
    const wrong = given.find((each) => !(each in known));
    const lacking = Object.keys(known).find((each) => known[each] && !given.includes(each));
    if (wrong !== undefined) {
      const list = Object.keys(known).join(', ');
      file.message(`<${name}> does not support ${wrong}${list === '' ? '' : `, only ${list}`}.`, node);
    } else if (lacking !== undefined) {
      file.message(`<${name}> needs ${lacking}.`, node);
    }
  });
});
