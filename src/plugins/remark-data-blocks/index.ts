/**
 * Inserts facts and tables from `src/data` into pages at compile time, as plain mdast nodes: the table of
 * contents, the search index, and readers get them without client-side code.
 *
 * - `<Fact id="area.name" />` becomes the fact's text.
 * - `<DataBlock id="name" … />` becomes the nodes that `blocks/` creates for it.
 */
import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {facts, findFact} from '../../data/facts';
import {plain} from '../lib/mdast';
import {allowOnly, replaceElements, type Attributes, type Render} from '../lib/mdx-elements';
import {dropRepeatedImports} from '../lib/mdx-import';
import {messageOf} from '../lib/message-of';
import {blocks} from './blocks';

const renderers = new Map<string, Render>([
  ['Fact', renderFact],
  ['DataBlock', renderBlock],
]);

export default function remarkDataBlocks() {
  return (root: Root, file: VFile): void => {
    replaceElements(root, file, renderers);
    dropRepeatedImports(root);
  };
}

function renderFact(attributes: Attributes, isBlock: boolean): Nodes[] {
  allowOnly(['id'], attributes);
  const {id = ''} = attributes;
  const fact = findFact(id);
  if (fact === undefined) {
    throw new Error(
      `there is no fact "${id}". Add it to src/data/facts, or use one of: ${Object.keys(facts).sort().join(', ')}.`,
    );
  }
  const text = plain(fact.text);
  // A fact alone on its line is block content and needs a paragraph around it.
  return isBlock ? [{type: 'paragraph', children: text}] : text;
}

function renderBlock(attributes: Attributes): readonly Nodes[] {
  const {id = ''} = attributes;
  const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
  if (block === undefined) {
    throw new Error(
      `there is no block "${id}". Add it to src/plugins/remark-data-blocks/blocks, or use one of: ${Object.keys(blocks).sort().join(', ')}.`,
    );
  }
  // A block without a parameter has no variants.
  allowOnly(block.length === 0 ? ['id'] : ['id', 'of'], attributes);
  try {
    return block(attributes);
  } catch (error) {
    throw new Error(`block "${id}" cannot be created: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
