import type {Node} from 'unist';
import type {VFile} from 'vfile';

/**
 * An error that begins with page and line. Not that of `file.fail`, of which the MDX loader prints the nodes as JSON,
 * which is 60 lines.
 */
export function errorAt(node: Node, file: VFile, problem: string): Error {
  return new Error(`${placeOf(node, file)}: ${problem}`);
}

/** `docs/page.mdx:12`, relative to the working directory of the build. */
function placeOf(node: Node, file: VFile): string {
  const path = file.path.startsWith(`${file.cwd}/`) ? file.path.slice(file.cwd.length + 1) : file.path;
  return `${path}:${node.position?.start.line ?? 1}`;
}
