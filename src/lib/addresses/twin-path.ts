/** Path of a page's Markdown version: `/platform/staking.md` for `/platform/staking`, and `/index.md` for `/`. */
export function twinPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}
