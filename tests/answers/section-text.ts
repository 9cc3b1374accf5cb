import {load} from 'cheerio';
import {isText, type AnyNode} from 'domhandler';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** What is in a page but is not read as its text. */
const notText = 'script, style, svg, button, .hash-link, [data-not-indexed]';

/**
 * What a reader finds at an anchor: a section from its heading up to the next one that is no deeper, or
 * whatever else has the id, such as a row of a table. Undefined when nothing in the article has the id.
 */
export function sectionText(html: string, id: string): string | undefined {
  const $ = load(html);
  $(notText).remove();
  const target = $('article [id]').filter((_, element) => $(element).attr('id') === id);
  const name = target.prop('tagName')?.toLowerCase();
  if (name === undefined) return undefined;
  const level = headings.indexOf(name);
  const parts = level < 0 ? target : target.add(target.nextUntil(headings.slice(0, level + 1).join(', ')));
  return collapse(parts.toArray());
}

/** Text in one line, with a space between elements: cells of a table touch in the HTML. */
function collapse(nodes: readonly AnyNode[]): string {
  return nodes
    .map(textOf)
    .join(' ')
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}
