import type {PhrasingContent} from 'mdast';
import {categorySections, type CategorySection} from '../../../data/rpc/categories';
import {rpcMethods, type RpcMethod} from '../../../data/rpc/methods';
import {nameWords} from '../../../lib/text/name-words';
import {heading, paragraph, plain, withBreaks} from '../../lib/mdast';
import {jsxElement} from '../../lib/mdx-elements';
import {importOf} from '../../lib/mdx-import';
import type {Block} from '../block';

/**
 * The reference of all methods: a section per category, with a subsection per method. Headings are mdast
 * nodes, so that the table of contents includes them. `src/components/RpcReference` renders the content
 * below the heading of a method from the same data, so that it stays out of the page's chunk.
 */
export const rpcReference: Block = () => [
  ...['RpcReference', 'RpcCategory', 'RpcMethod'].map((name) =>
    importOf(`@site/src/components/RpcReference/${name}`, [name]),
  ),
  jsxElement('RpcReference', {categories: JSON.stringify(categorySections.map(listOf))}, [
    ...categorySections.map((section) =>
      jsxElement('RpcCategory', {id: section.id}, [
        heading(2, plain(section.category), section.id),
        ...section.intro.map((text) => paragraph(text)),
        ...methodsOf(section).map(({name}) => jsxElement('RpcMethod', {name}, [heading(3, breakable(name), name)])),
      ]),
    ),
  ]),
];

function methodsOf({category}: CategorySection): RpcMethod[] {
  return rpcMethods.filter((method) => method.category === category);
}

/** Longer names do not fit on one line of the narrowest table of contents, or of a heading on a phone. */
const widestName = 14;

/**
 * `<wbr>`. Docusaurus would write a JSX element into the table of contents with an end tag, which this element must not
 * have; of an unknown node it writes the value.
 */
const wordBreak = {
  type: 'wordBreak',
  value: '<wbr>',
  data: {hName: 'wbr', hChildren: []},
} as unknown as PhrasingContent;

/** Lets a long name wrap between its words. Shorter names do not need the extra elements. */
function breakable(name: string): PhrasingContent[] {
  return withBreaks(name.length <= widestName ? [name] : nameWords(name), wordBreak);
}

/** The data of a category that the filter needs. */
function listOf(section: CategorySection) {
  return {
    id: section.id,
    name: section.category,
    methods: methodsOf(section).map(({name, transport}) => ({name, transport})),
  };
}
