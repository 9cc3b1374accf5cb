import {load, type CheerioAPI} from 'cheerio';
import {isText, type AnyNode} from 'domhandler';
import {collapse} from '../../src/plugins/lib/read-pages/collapse';
import {notText} from '../../src/plugins/lib/read-pages/not-text';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Parses a page, without what is not part of its text. */
export function loadText(html: string): CheerioAPI {
  const $ = load(html);
  $(`${notText}, [data-not-indexed]`).remove();
  return $;
}

/**
 * The text at an anchor: a section from its heading up to the next heading of the same or a higher level, or any other
 * element with the id, such as a table row. Undefined when nothing in the article has the id.
 */
export function sectionText($: CheerioAPI, id: string): string | undefined {
  const target = $('article [id]').filter((_, element) => $(element).attr('id') === id);
  const name = target.prop('tagName')?.toLowerCase();
  if (name === undefined) return undefined;
  const level = headings.indexOf(name);
  const parts = level < 0 ? target : target.add(target.nextUntil(headings.slice(0, level + 1).join(', ')));
  return collapse(parts.toArray().map(textOf).join(' '));
}

/** Text with a space between elements: table cells have none between them in the HTML. */
function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  const children = 'children' in node ? node.children : [];
  return children
    .map((child, index) => {
      const before = children[index - 1];
      // Two texts are parts of a name that may wrap between them.
      const isRest = before !== undefined && isText(before) && isText(child);
      return isRest ? textOf(child) : ` ${textOf(child)}`;
    })
    .join('');
}
