/**
 * The route of a page, from its address in the content of the docs plugin: for a page named like its folder, only the
 * latter ends with a slash. The route of the home page is the base URL, which always does.
 */
export function pageRoute(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');
}
