/** Scripts, and links to files whose names change with their content. The minifier leaves quotes out where it can. */
const assets = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bhref="?[^"\s>]*\/assets\/[^>]*>/g;

/**
 * The HTML of a page without its scripts and style sheets: nobody reads them, and their names change on every page
 * when the source of a single one does.
 */
export function withoutAssets(html: string): string {
  return html.replaceAll(assets, '');
}
