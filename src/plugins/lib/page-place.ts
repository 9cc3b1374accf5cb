import type {Node} from 'unist';
import type {VFile} from 'vfile';

/**
 * An error that begins with page and line. With `file.fail`, the MDX loader would print the element as 60 lines of
 * JSON.
 */
export function errorAt(node: Node, file: VFile, problem: string): Error {
  return new Error(`${placeOf(node, file)}: ${problem}`);
}

/** `docs/page.mdx:12`, relative to the working directory of the build. */
function placeOf(node: Node, file: VFile): string {
  const path = file.path.startsWith(`${file.cwd}/`) ? file.path.slice(file.cwd.length + 1) : file.path;
  return `${path}:${node.position?.start.line ?? 1}`;
}
