import {twinPath} from '../../lib/twin-path';
import {loadText} from '../Clipboard/load-text';

/**
 * A method of the reference as Markdown, with its URL.
 *
 * @throws when the page's Markdown cannot be loaded, or lacks the method.
 */
export async function methodMarkdown(name: string): Promise<string> {
  const {origin, pathname} = window.location;
  const page = await loadText(twinPath(pathname));
  return `${cutSection(page, name)}\n\nSource: ${origin}${pathname}#${name}\n`;
}

/**
 * Cuts a section out of a page's Markdown.
 *
 * @param heading text of its heading, at level 3.
 * @throws when the page has no such section.
 */
export function cutSection(markdown: string, heading: string): string {
  const lines = markdown.split('\n');
  const start = lines.indexOf(`### ${heading}`);
  if (start === -1) throw new Error(`The page has no section ${heading}.`);
  let isCode = false;
  const length = lines.slice(start + 1).findIndex((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    // In a shell sample, such a line is a comment.
    return !isCode && /^#{1,3} /.test(line);
  });
  return lines
    .slice(start, length === -1 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
}
