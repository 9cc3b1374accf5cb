/** Text in one line. The zero-width space stands in heading links. */
export function collapse(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
