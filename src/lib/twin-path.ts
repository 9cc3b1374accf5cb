/** Where the Markdown of a page is: `/platform/staking` at `/platform/staking.md`, and `/` at `/index.md`. */
export function twinPath(route: string): string {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}
