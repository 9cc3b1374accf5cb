/** Scripts, and links to assets with hashed names. The minifier drops optional quotes. */
const assets = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bhref="?[^"\s>]*\/assets\/[^>]*>/g;

/**
 * Removes scripts and style sheets from the HTML of a page: nothing reads them, and a change to a single source file
 * changes their names on every page.
 */
export function withoutAssets(html: string): string {
  return html.replaceAll(assets, '');
}
