import type {PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {inline} from '../lib/mdast';
import type {Term} from './find-terms';

/**
 * The element that `src/components/GlossaryTerm` renders: the term and its definition.
 *
 * @param text as the page spells the term.
 */
export function termElement({id, term, definition}: Term, text: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'GlossaryTerm',
    attributes: Object.entries({id, term, text}).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: withoutLinks(inline(definition)),
  };
}

/** Replaces links with their text: the only link in a tip leads to the glossary. */
function withoutLinks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'link' ? withoutLinks(node.children) : [node]));
}
