import type {AnyNode} from 'domhandler';
import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';

/**
 * Converts nodes that cheerio has parsed to a tree of unified, without comments: React separates texts with them. Written
 * as HTML and parsed again, the nodes would take far longer.
 */
export function toHast(nodes: readonly AnyNode[]): Root {
  return {type: 'root', children: contentOf(nodes)};
}

function contentOf(nodes: readonly AnyNode[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return {type: 'text', value: node.data};
    return node.type === 'tag' ? h(node.name, node.attribs, contentOf(node.children)) : [];
  });
}
