import {categorySections, type CategorySection} from '../../../data/rpc/categories';
import {rpcMethods, type RpcMethod} from '../../../data/rpc/methods';
import {heading, paragraph, plain} from '../../lib/mdast';
import {jsxElement} from '../../lib/mdx-elements';
import {importOf} from '../../lib/mdx-import';
import type {Block} from '../block';

/**
 * The reference of all methods: a section for each category, in it one for each method. Headings are
 * nodes of the page, so that its table of contents has them. What stands below the heading of a method is
 * rendered by `src/components/RpcReference` from the same data, and stays out of the page's script.
 */
export const rpcReference: Block = () => [
  importOf('@site/src/components/RpcReference', ['RpcReference', 'RpcCategory', 'RpcMethod']),
  jsxElement('RpcReference', {categories: JSON.stringify(categorySections.map(listOf))}, [
    ...categorySections.map((section) =>
      jsxElement('RpcCategory', {id: section.id}, [
        heading(2, plain(section.category), section.id),
        ...section.intro.map((text) => paragraph(text)),
        ...methodsOf(section).map(({name}) => jsxElement('RpcMethod', {name}, [heading(3, plain(name), name)])),
      ]),
    ),
  ]),
];

function methodsOf({category}: CategorySection): RpcMethod[] {
  return rpcMethods.filter((method) => method.category === category);
}

/** What the filter knows of a category. */
function listOf(section: CategorySection) {
  return {
    id: section.id,
    name: section.category,
    methods: methodsOf(section).map(({name, transport}) => ({name, transport})),
  };
}
