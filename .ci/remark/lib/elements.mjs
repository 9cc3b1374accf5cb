/** @typedef {import('mdast-util-mdx-jsx').MdxJsxFlowElement | import('mdast-util-mdx-jsx').MdxJsxTextElement} Element */

/**
 * Whether a node is an element, such as `<Fact id="name" />`, on its own or in a paragraph.
 *
 * @param {import('mdast').Nodes} node
 * @returns {node is Element}
 */
export function isElement(node) {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * The id of an element, unless it has none, or an expression.
 *
 * @param {Element} element
 */
export function idOf({attributes}) {
  const id = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')?.value;
  return typeof id === 'string' ? id : undefined;
}
