/** A block of code, which holds nothing but text and elements for its colors. */
const block = /<pre\b[\s\S]*?<\/pre>/g;

/** An element of it, or what has to stay: the place of the API key, which says what a copy has there. */
const element = /(<span\b[^>]*\bdata-env=[^>]*>[^<]*<\/span>)|<\/?span\b[^>]*>/g;

/**
 * The HTML of a page with the colors of its code left out: they are most elements of many pages, and nothing that
 * pages are read for depends on them.
 */
export function withoutColors(html: string): string {
  return html.replaceAll(block, (code) => code.replaceAll(element, '$1'));
}
