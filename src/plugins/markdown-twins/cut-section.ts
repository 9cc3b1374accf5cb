/**
 * Cuts a section out of a page's Markdown, as a document of its own: its heading becomes the title. Undefined if the
 * page has no such section.
 *
 * @param heading text of its heading, at level 3.
 */
export function cutSection(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n');
  const start = lines.indexOf(`### ${heading}`);
  if (start === -1) return undefined;
  const section = [`# ${heading}`];
  let isCode = false;
  for (const line of lines.slice(start + 1)) {
    if (line.startsWith('```')) isCode = !isCode;
    // In a shell sample, such a line is a comment.
    const level = isCode ? 0 : (/^#+(?= )/.exec(line)?.[0].length ?? 0);
    if (level > 0 && level <= 3) break;
    section.push(level > 0 ? line.slice(2) : line);
  }
  return `${section.join('\n').trim()}\n`;
}
