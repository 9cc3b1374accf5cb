/**
 * The address of a page without `index.html` or `.html`: `/a/b.html` and `/a/b/index.html` are `/a/b`.
 * It begins with one slash: two would name another host.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/*/, '/');
}
