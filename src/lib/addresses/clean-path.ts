/**
 * Strips `index.html` and `.html` from a pathname: `/a/b.html` and `/a/b/index.html` become `/a/b`. The result has
 * exactly one leading slash: two would make it a protocol-relative URL to another host.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/*/, '/');
}
