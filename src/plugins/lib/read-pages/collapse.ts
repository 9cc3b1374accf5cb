/** Collapses whitespace to single spaces. Heading links contain a zero-width space. */
export function collapse(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
