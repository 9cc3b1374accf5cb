/**
 * Highlights code blocks while pages are compiled, so that readers load colors and not a highlighter.
 * A fence becomes `<HighlightedCode html="…" language="…" title="…" />`; live blocks and diagrams stay
 * fences, since the browser makes something of them.
 */
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight';

export default function remarkHighlightCode() {
  return (root: Root): void => {
    visit(root, 'code', (node: Code, index, parent) => {
      if (!parent || index === undefined || node.lang === 'mermaid' || isLive(node)) return;
      parent.children[index] = highlightedCode(node);
    });
  };
}

function isLive({meta}: Code): boolean {
  return meta?.split(/\s+/).includes('live') ?? false;
}

function highlightedCode({lang, meta, value}: Code): MdxJsxFlowElement {
  const language = lang ?? 'text';
  const title = /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
  const attributes = {html: highlight(value, language), language, ...(title !== undefined && {title})};
  return {
    type: 'mdxJsxFlowElement',
    name: 'HighlightedCode',
    attributes: Object.entries(attributes).map(([name, text]) => ({type: 'mdxJsxAttribute', name, value: text})),
    children: [],
  };
}
