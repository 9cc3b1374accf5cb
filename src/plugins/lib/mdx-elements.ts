/** MDX elements that the build replaces. */
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {messageOf} from './message-of';
import {errorAt} from './page-place';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** By name; an attribute without a value, such as `live`, is the empty string. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Creates the nodes that replace an element. May throw: its message fails the build, prefixed with page and line.
 *
 * @param isBlock whether it is a flow element, as opposed to one within a paragraph
 */
export type Render = (attributes: Attributes, isBlock: boolean) => readonly Nodes[];

/**
 * Replaces elements by the nodes that their renderers return.
 *
 * @param renderers by the name of the element
 */
export function replaceElements(root: Root, file: VFile, renderers: ReadonlyMap<string, Render>): void {
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as JsxElement;
    const {name} = element;
    const render = renderers.get(name ?? '');
    if (!render || parent === undefined || index === undefined) return undefined;
    let nodes: readonly Nodes[];
    try {
      nodes = render(readAttributes(element), element.type === 'mdxJsxFlowElement');
    } catch (error) {
      throw errorAt(element, file, `<${name}>: ${messageOf(error)}`);
    }
    (parent as {children: unknown[]}).children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

function readAttributes(element: JsxElement): Attributes {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      const value = attribute.type === 'mdxJsxAttribute' ? (attribute.value ?? '') : undefined;
      if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'string') {
        throw new Error('accepts only plain attributes, such as id="name".');
      }
      return [attribute.name, value];
    }),
  );
}

/** @throws if an element has other attributes than these: a mistyped one would be ignored. */
export function allowOnly(known: readonly string[], attributes: Attributes): void {
  const unknown = Object.keys(attributes).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`does not support ${unknown.join(', ')}, only ${known.join(', ')}.`);
}

/** Content that the search does not find: it repeats what another section says. */
export function notIndexed(children: MdxJsxFlowElement['children']): MdxJsxFlowElement {
  return jsxElement('div', {'data-not-indexed': ''}, children);
}

/** Same for a part of a paragraph: a value that nobody searches for. */
export function notIndexedText(children: MdxJsxTextElement['children']): MdxJsxTextElement {
  const attributes = [{type: 'mdxJsxAttribute' as const, name: 'data-not-indexed'}];
  return {type: 'mdxJsxTextElement', name: 'span', attributes, children};
}

/** A flow element. Undefined attributes are omitted; `''` becomes an attribute without a value. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: attribute, value: value === '' ? null : value}],
    ),
    children,
  };
}
