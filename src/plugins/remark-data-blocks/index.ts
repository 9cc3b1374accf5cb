/**
 * Puts facts and tables of `src/data` into pages while they are compiled, as plain Markdown nodes:
 * the table of contents, the search index and the reader get them without any script.
 *
 * - `<Fact id="area.name" />` becomes the fact's text.
 * - `<DataBlock id="name" … />` becomes the nodes that `blocks/` makes for it.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {facts, findFact} from '../../data/facts';
import type {BlockAttributes} from './block';
import {blocks} from './blocks';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export default function remarkDataBlocks() {
  return (root: Root, file: VFile): void => {
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as JsxElement;
      if ((element.name !== 'Fact' && element.name !== 'DataBlock') || parent === undefined || index === undefined) {
        return undefined;
      }
      const fail = (reason: string): never => file.fail(`<${element.name}>: ${reason}`, element);
      const nodes = element.name === 'Fact' ? renderFact(element, fail) : renderBlock(element, fail);
      // A fact alone on its line is block content and needs a paragraph around it.
      const children = (parent as {children: unknown[]}).children;
      const isBlockFact = element.name === 'Fact' && element.type === 'mdxJsxFlowElement';
      children.splice(index, 1, ...(isBlockFact ? [{type: 'paragraph', children: nodes}] : nodes));
      return [SKIP, index + nodes.length];
    });
  };
}

type Fail = (reason: string) => never;

function renderFact(element: JsxElement, fail: Fail) {
  const {id} = readAttributes(element, fail);
  const fact = id === undefined ? undefined : findFact(id);
  if (fact === undefined) {
    return fail(
      `there is no fact "${id}". Add it to src/data/facts, or use one of: ${Object.keys(facts).sort().join(', ')}.`,
    );
  }
  return [{type: 'text', value: fact.text}];
}

function renderBlock(element: JsxElement, fail: Fail) {
  const {id, ...attributes} = readAttributes(element, fail);
  const block = id !== undefined && Object.hasOwn(blocks, id) ? blocks[id] : undefined;
  if (block === undefined) {
    return fail(
      `there is no block "${id}". Add it to src/plugins/remark-data-blocks/blocks, or use one of: ${Object.keys(blocks).sort().join(', ')}.`,
    );
  }
  try {
    return block(attributes);
  } catch (error) {
    return fail(`block "${id}" cannot be made: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readAttributes(element: JsxElement, fail: Fail): BlockAttributes & {id?: string} {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        return fail('takes plain string attributes only, such as id="name".');
      }
      return [attribute.name, attribute.value];
    }),
  );
}
