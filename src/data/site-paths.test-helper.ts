import {existsSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The paths (such as `/platform/staking#delegate`) for which `docs/` and `dyndexer/` have no page file. */
export function brokenPaths(paths: readonly string[]): string[] {
  return paths.filter((to) => !existsSync(path.join(root, pageFile(to))));
}

function pageFile(to: string): string {
  const route = to.replace(/[?#].*$/, '');
  if (route === '/') return 'docs/index.mdx';
  return route.startsWith('/dyndexer/') ? `${route}.mdx` : `docs${route}.mdx`;
}
