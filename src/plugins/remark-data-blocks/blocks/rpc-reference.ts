import type {RootContent} from 'mdast';
import {categorySections, type CategorySection} from '../../../data/rpc/categories';
import {rpcMethods, type RpcMethod} from '../../../data/rpc/methods';
import {heading, paragraph, plain} from '../../../lib/mdast';
import {jsxElement} from '../../../lib/mdx-elements';
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

/** `import {…} from '…'`: only the page with the reference loads its components. */
function importOf(source: string, names: readonly string[]): RootContent {
  const identifier = (name: string) => ({type: 'Identifier', name});
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: names.map((name) => ({
      type: 'ImportSpecifier',
      imported: identifier(name),
      local: identifier(name),
    })),
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const node = {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration], comments: []}},
  };
  // Nodes of MDX are no part of the types of Markdown.
  return node as unknown as RootContent;
}
