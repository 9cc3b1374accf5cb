/**
 * Highlights code blocks at compile time, so that readers do not load a highlighter. A fenced block becomes
 * `<HighlightedCode html="…" language="…" title="…" />`; diagrams stay fenced blocks, since the browser
 * renders them.
 */
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {highlightedCode} from './code-element';
import {highlight} from './highlight';

export default function remarkHighlightCode() {
  return (root: Root): void => {
    visit(root, 'code', (node: Code, index, parent) => {
      if (!parent || index === undefined || node.lang === 'mermaid') return;
      parent.children[index] = readFence(node);
    });
  };
}

/** A block of a page has its title in the info string, as Docusaurus reads it, and one of a plugin in its data. */
function readFence({lang, meta, value, data}: Code) {
  const language = lang ?? 'text';
  return highlightedCode({
    html: highlight(value, language),
    language,
    title: data?.title ?? /\btitle=(["'])(.*?)\1/.exec(meta ?? '')?.[2],
  });
}
