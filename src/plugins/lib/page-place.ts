import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** `docs/page.mdx:12`, relative to the working directory of the build. */
export function placeOf(node: Node, file: VFile): string {
  const path = file.path.startsWith(`${file.cwd}/`) ? file.path.slice(file.cwd.length + 1) : file.path;
  return `${path}:${node.position?.start.line ?? 1}`;
}
